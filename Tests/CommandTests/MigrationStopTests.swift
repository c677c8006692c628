import Foundation
import Testing

@Suite("A migration that was stopped")
struct MigrationStopTests {
  private typealias Checkout = MigrationCheckout

  /// Two batches; the second one's command waits until it is ended, unless `.git/go` is there.
  private func waiting() throws -> MigrationCheckout {
    try Checkout(
      #"""
      { batches: [
        { name: "scale", transforms: "screen-scale" },
        { name: "bounds", transforms: "screen-bounds",
          verify: "test -e .git/go && exit 0; echo $$ >.git/group.new; mv .git/group.new .git/group; sleep 60" },
      ] }
      """#)
  }

  /// Ends what a killed run left running.
  private func endCommand(_ checkout: MigrationCheckout) throws {
    let group = try #require(Int32(checkout.read(".git/group").trimmingCharacters(in: .whitespacesAndNewlines)))
    kill(-group, SIGKILL)
  }

  private func allow(_ checkout: MigrationCheckout) throws { try checkout.write("", to: ".git/go") }

  @Test("goes on with the batch that failed, and does not run the others again")
  func afterFailure() throws {
    let checkout = try Checkout(
      """
      { batches: [
        { name: "scale", transforms: "screen-scale", verify: "echo scale >>.git/runs" },
        { name: "bounds", transforms: "screen-bounds", verify: "echo bounds >>.git/runs; test -e .git/go || \(Checkout.fails(with: "One"))" },
        { name: "windows", levels: "needs-review" },
      ] }
      """)
    try checkout.run(status: 1)
    try allow(checkout)
    let result = try checkout.run()
    // The failing batch was run with its changes, without them, and again; the first batch once.
    #expect(try checkout.read(".git/runs") == "scale\nbounds\nbounds\nbounds\n")
    #expect(result.errors.hasPrefix("Going on with batch 2 of 3.\n"))
    #expect(!result.text.contains("Batch 1 of 3"))
    #expect(result.text.contains("\nThe migration is done: 3 batches written with 7 changes.\n"))
    #expect(try checkout.names(in: ".reframe/batches") == ["0001-scale", "0002-bounds", "0003-bounds", "0004-windows"])
    #expect(try checkout.isSettled)
  }

  @Test("a batch that was undone meanwhile does not count in the end")
  func undoneMeanwhile() throws {
    let checkout = try Checkout(
      """
      { batches: [
        { name: "scale", transforms: "screen-scale" },
        { name: "bounds", transforms: "screen-bounds", verify: "test -e .git/go || \(Checkout.fails(with: "One"))" },
      ] }
      """)
    try checkout.run(status: 1)
    #expect(try checkout.reframe("undo 1").status == 0)
    try allow(checkout)
    let result = try checkout.run()
    let summary = try #require(result.text.components(separatedBy: "\nThe migration is done: ").last)
    #expect(summary.contains(", 1 batch undone"))
    #expect(summary.hasPrefix("1 batch written with "))
    #expect(summary.contains("\n  1  scale   undone, batch 1\n"))
  }

  @Test("killed while it verified: the next command takes back what was tried out, and the next run goes on")
  func killed() throws {
    let checkout = try waiting()
    let running = RunningReframe("run migration.json", in: checkout.folder)
    try running.wait(for: checkout.folder.appendingPathComponent(".git/group"))
    #expect(try checkout.changed == Checkout.names)
    _ = running.end(SIGKILL)
    try endCommand(checkout)
    #expect(try checkout.changed == Checkout.names)

    let scan = try checkout.reframe("scan")
    #expect(scan.errors == "reframe: what an interrupted migration tried out was taken back\n")
    #expect(try checkout.changed == [])
    #expect(try checkout.read("App/Scale.swift").contains("traitCollection.displayScale"))
    #expect(try checkout.names(in: ".reframe") == [".gitignore", "batches", "lock", "run.json"])

    try allow(checkout)
    #expect(try checkout.run().errors.hasPrefix("Going on with batch 2 of 2.\n"))
    #expect(try checkout.changed == Checkout.names)
    #expect(try checkout.names(in: ".reframe/batches") == ["0001-scale", "0002-bounds"])
    #expect(try checkout.isSettled)
  }

  @Test("asked to end while it verified: takes back, says how to go on", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) throws {
    let checkout = try waiting()
    let running = RunningReframe("run migration.json", in: checkout.folder)
    try running.wait(for: checkout.folder.appendingPathComponent(".git/group"))
    let end = running.end(signal)
    #expect(end.status == 128 + signal)
    #expect(
      end.errors.hasSuffix(
        """
        reframe: interrupted in batch 2 of 2; no change of it stays
        'reframe run migration.json' goes on from there.

        """), "\(end.errors)")
    #expect(try checkout.changed == [])
    #expect(try checkout.names(in: ".reframe") == [".gitignore", "batches", "lock", "run.json"])
    try allow(checkout)
    try checkout.run()
    #expect(try checkout.changed == Checkout.names)
  }

  @Test("while it verifies, commands that only read go on, and those that write wait and refuse")
  func meanwhile() throws {
    let checkout = try waiting()
    let running = RunningReframe("run migration.json", in: checkout.folder)
    try running.wait(for: checkout.folder.appendingPathComponent(".git/group"))
    #expect(try checkout.reframe("scan").errors == "")
    let undo = try checkout.reframe("undo", status: 4)
    #expect(undo.errors.contains("is writing to this checkout; waiting for it\n"))
    #expect(undo.errors.hasSuffix("wait until it has ended\nNothing was written.\n"))
    #expect(try checkout.changed == Checkout.names)
    _ = running.end(SIGTERM)
    #expect(try checkout.changed == [])
  }

  @Test("a file that was edited where it is done is refused, and --restart begins anew")
  func editedFile() throws {
    let checkout = try waiting()
    let migration = try checkout.read("migration.json")
    try checkout.write(migration.replacing("sleep 60", with: "false"), to: "migration.json")
    try checkout.run(status: 1)
    try checkout.checkout.commit()
    // What is not done may change.
    try allow(checkout)
    let edited = migration.replacing("screen-scale", with: "screen-object")
    try checkout.write(edited, to: "migration.json")
    let refusal = try checkout.run(status: 4)
    let state = try checkout.read(".reframe/run.json")
    #expect(
      refusal.errors.hasPrefix(
        "reframe: batch 1, 'scale', of 'migration.json' is done and reads differently now\nUndo that edit to go on, or say --restart"))
    #expect(try checkout.changed == [])
    // What is refused forgets nothing.
    try checkout.write(Checkout.gallery("One") + "// mine\n", to: "App/One.swift")
    try checkout.run("--restart", status: 4)
    #expect(try checkout.read(".reframe/run.json") == state)
    try checkout.write(Checkout.gallery("One"), to: "App/One.swift")
    #expect(try checkout.run("--restart").text.contains("\nBatch 2 of 2: bounds\n"))
    #expect(try checkout.changed == Checkout.names)
  }

  @Test("another migration waits, unless --restart forgets the first")
  func otherFile() throws {
    let checkout = try waiting()
    try checkout.write(try checkout.read("migration.json").replacing("sleep 60", with: "false"), to: "migration.json")
    try checkout.run(status: 1)
    try checkout.write(#"{ batches: [{ name: "all" }] }"#, to: "other.json")
    let refusal = try checkout.reframe("run other.json", status: 4)
    #expect(refusal.errors.hasPrefix("reframe: the migration 'migration.json' was stopped here after 1 batch\nGo on with it first. "))
    try checkout.reframe("run --restart --allow-dirty other.json")
    #expect(try checkout.changed == Checkout.names)
  }

  @Test("a state that cannot be read is refused")
  func damagedState() throws {
    let checkout = try waiting()
    try allow(checkout)
    for text in ["", "{}", #"{ "schemaVersion": 99 }"#] {
      try checkout.write(text, to: ".reframe/run.json")
      #expect(try checkout.run(status: 4).errors.contains("'.reframe/run.json' is "))
    }
    #expect(try checkout.changed == [])
    try checkout.run("--restart")
    #expect(try checkout.isSettled)
  }
}

@Suite("A command of a migration that touches the sources")
struct MigrationEditTests {
  private typealias Checkout = MigrationCheckout

  private func checkout(_ command: String) throws -> MigrationCheckout {
    try Checkout(#"{ batches: [{ name: "bounds", transforms: "screen-bounds", exclude: "Scale.swift", verify: "\#(command)" }] }"#)
  }

  private static let formatted = Checkout.gallery("One").replacing("private let", with: "private  let")

  @Test("what it edited is never lost: the batch stays in the log, and can be merged back", arguments: ["true", "false"])
  func formatter(ending: String) throws {
    let checkout = try checkout("sed 's/private let/private  let/' App/One.swift >.git/new; cat .git/new >App/One.swift; \(ending)")
    let result = try checkout.run(status: 4)
    #expect(result.errors.contains("reframe: 1 file of batch 1 of 1 changed while '"))
    #expect(result.errors.contains("\n  App/One.swift\nWhat was tried out stays as batch 1 of the log, not verified, "))
    #expect(try checkout.read("App/One.swift") == Self.formatted.replacing("UIScreen.main.bounds", with: "view.bounds"))
    #expect(try checkout.changed == Checkout.names)
    #expect(try checkout.isSettled)
    try checkout.reframe("undo --merge")
    #expect(try checkout.changed == ["One"])
    #expect(try checkout.read("App/One.swift") == Self.formatted)
  }

  @Test("what it put back is taken back, and the run ends")
  func putBack() throws {
    let checkout = try checkout("git checkout -q App/Two.swift")
    let result = try checkout.run(status: 4)
    #expect(result.errors.contains("\n  App/Two.swift\nNo change of batch 1 of 1 stays. "))
    #expect(try checkout.changed == [])
    #expect(try checkout.isSettled)
  }

  @Test("an edit between a kill and the next command is never lost either")
  func killed() throws {
    let checkout = try checkout("echo $$ >.git/group.new; mv .git/group.new .git/group; sleep 60")
    let running = RunningReframe("run migration.json", in: checkout.folder)
    try running.wait(for: checkout.folder.appendingPathComponent(".git/group"))
    _ = running.end(SIGKILL)
    kill(-(try #require(Int32(checkout.read(".git/group").trimmingCharacters(in: .whitespacesAndNewlines)))), SIGKILL)
    let edited = try checkout.read("App/Two.swift") + "// mine\n"
    try checkout.write(edited, to: "App/Two.swift")
    let scan = try checkout.reframe("scan")
    #expect(
      scan.errors == """
        reframe: what an interrupted migration tried out stays as batch 1, because 'App/Two.swift' changed since; \
        'reframe undo 1 --merge' takes back what is intact

        """)
    #expect(try checkout.read("App/Two.swift") == edited)
    try checkout.reframe("undo 1 --merge")
    #expect(try checkout.changed == ["Two"])
    #expect(try checkout.read("App/Two.swift") == Checkout.gallery("Two") + "// mine\n")
    #expect(try checkout.isSettled)
  }

  @Test("it may ask reframe itself")
  func asksReframe() throws {
    let checkout = try checkout("$REFRAME scan --only screen-bounds --exclude Scale.swift --strict")
    let result = try checkout.run(environment: ["REFRAME": Reframe.executable.path])
    #expect(result.text.contains("\n  1  bounds  verified, 4 changes, batch 1\n"))
    #expect(try checkout.record("0001-bounds").verification?.output.contains("interrupted") == false)
  }
}
