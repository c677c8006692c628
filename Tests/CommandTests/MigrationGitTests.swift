import Foundation
import Testing

@Suite("A migration and git")
struct MigrationGitTests {
  private typealias Checkout = MigrationCheckout

  private func status(_ checkout: MigrationCheckout) throws -> String { try checkout.checkout.git("status", "--porcelain").text }

  /// Makes git run this before it commits.
  private func hook(_ script: String, _ checkout: MigrationCheckout) throws {
    let path = ".git/hooks/pre-commit"
    try checkout.write("#!/bin/sh\n\(script)\n", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: checkout.folder.appendingPathComponent(path).path)
  }

  @Test("one commit for each batch that asks for it, with its files and nothing else")
  func commits() throws {
    let checkout = try Checkout(
      """
      { batches: [
        { name: "scale", transforms: "screen-scale", verify: "true", commit: true },
        { name: "some bounds", paths: ["App/One.swift", "App/Two.swift"], commit: true, verify: "\(Checkout.fails(with: "Two"))", onFailure: "bisect" },
        { name: "windows", levels: "needs-review" },
      ] }
      """)
    try checkout.write("// mine\n", to: "Mine.swift")
    try checkout.write("mine\n", to: "notes.txt")
    try checkout.checkout.git("add", "Mine.swift")
    let result = try checkout.run(status: 1)
    #expect(result.text.contains("\n  Wrote 1 change in 1 file as batch 1 and committed. Verified: 'true' passed"))
    #expect(
      try checkout.checkout.git("log", "-2", "--name-only", "--format=%s").text == """
        Reframe screen-bounds: 1 change in 1 file

        App/One.swift
        Reframe screen-scale: 1 change in 1 file

        App/Scale.swift

        """)
    #expect(try status(checkout) == " M App/Alerts.swift\nA  Mine.swift\n?? notes.txt\n")
    let head = try checkout.checkout.git("rev-parse", "HEAD").text
    #expect(try checkout.read(".reframe/batches/0002-some-bounds/commit.txt") == head)
    #expect(try checkout.isSettled)
  }

  @Test("what somebody changed is refused before the first batch, whichever batch would write it")
  func dirty() throws {
    let checkout = try Checkout(
      """
      { batches: [
        { name: "scale", transforms: "screen-scale", verify: "touch .git/verified" },
        { name: "bounds", transforms: "screen-bounds" },
      ] }
      """)
    let mine = Checkout.gallery("Four") + "// mine\n"
    try checkout.write(mine, to: "App/Four.swift")
    // Nothing would be written there.
    try checkout.write("// mine\n", to: "App/Other.swift")
    let refusal = try checkout.run(status: 4)
    #expect(
      refusal.errors == """
        reframe: 1 file to be written has uncommitted changes:
          App/Four.swift (modified)
        Nothing was written. Commit or stash them, or say --allow-dirty.

        """)
    #expect(!checkout.exists(".git/verified"))
    #expect(try checkout.read("App/Scale.swift") == Checkout.scale)
    try checkout.run("--allow-dirty")
    #expect(try checkout.changed == Checkout.names)
    #expect(try checkout.read("App/Four.swift") == mine.replacing("UIScreen.main.bounds", with: "view.bounds"))
  }

  @Test("a commit would take somebody's changes in, so even --allow-dirty does not allow that")
  func mixing() throws {
    let checkout = try Checkout(
      #"{ batches: [{ name: "scale", transforms: "screen-scale" }, { name: "bounds", transforms: "screen-bounds", commit: true }] }"#)
    try checkout.write(Checkout.scale + "// mine\n", to: "App/Scale.swift")
    let refusal = try checkout.run("--allow-dirty", status: 4)
    #expect(refusal.errors.contains("\"commit\": true would take in what else was changed in 1 file:\n  App/Scale.swift (modified)\n"))
    #expect(try checkout.read("App/Scale.swift") == Checkout.scale + "// mine\n")
  }

  @Test("somebody's changes stay somebody's, also once the migration wrote their file")
  func mixedOnResuming() throws {
    let checkout = try Checkout(
      #"""
      { batches: [
        { name: "scale", transforms: "screen-scale" },
        { name: "bounds", transforms: "screen-bounds", verify: "test -e .git/go" },
      ] }
      """#)
    try checkout.write(Checkout.scale + "// mine\n", to: "App/Scale.swift")
    try checkout.run("--allow-dirty", status: 1)
    try checkout.write("", to: ".git/go")
    #expect(try checkout.run(status: 4).errors.contains("\n  App/Scale.swift (modified)\n"))
    // To commit the second batch would commit them, too.
    try checkout.write(try checkout.read("migration.json").replacing("verify:", with: "commit: true, verify:"), to: "migration.json")
    #expect(try checkout.run("--allow-dirty", status: 4).errors.contains("\"commit\": true would take in what else was changed in 1 file:\n  App/Scale.swift (modified)\n"))
    try checkout.write(try checkout.read("migration.json").replacing("commit: true, ", with: ""), to: "migration.json")
    try checkout.run("--allow-dirty")
    #expect(try checkout.read("App/Scale.swift").hasSuffix("view.bounds.width\n    }\n}\n// mine\n"))
  }

  @Test("what the migration wrote itself is no obstacle, neither to a later batch nor to one that commits")
  func ownFiles() throws {
    let checkout = try Checkout(
      """
      { batches: [
        { name: "scale", transforms: "screen-scale" },
        { name: "bounds", transforms: "screen-bounds", paths: "App/Scale.swift", commit: true },
        { name: "other bounds", transforms: "screen-bounds", verify: "test -e .git/go" },
        { name: "windows", levels: "needs-review" },
      ] }
      """)
    try checkout.run(status: 1)
    // The commit of the second batch has what the first one wrote in the same file.
    #expect(try checkout.checkout.git("show", "--stat", "--format=", "HEAD").text.hasPrefix(" App/Scale.swift | 4 ++--\n"))
    try checkout.write("", to: ".git/go")
    try checkout.run()
    #expect(try checkout.changed == Checkout.names)
  }

  @Test("a stopped migration goes on over its own uncommitted files, but not over what was added to them")
  func ownFilesOnResuming() throws {
    let checkout = try Checkout(
      #"""
      { batches: [
        { name: "scale", transforms: "screen-scale" },
        { name: "bounds", transforms: "screen-bounds", verify: "test -e .git/go" },
      ] }
      """#)
    try checkout.run(status: 1)
    try checkout.write("", to: ".git/go")
    let written = try checkout.read("App/Scale.swift")
    try checkout.write(written + "// mine\n", to: "App/Scale.swift")
    #expect(try checkout.run(status: 4).errors.contains("\n  App/Scale.swift (modified)\n"))
    #expect(try checkout.changed == [])
    try checkout.write(written, to: "App/Scale.swift")
    try checkout.run()
    #expect(try checkout.changed == Checkout.names)
  }

  @Test("a file that is edited while the migration runs is refused when its batch comes; the rest goes on later")
  func editedMeanwhile() throws {
    let checkout = try Checkout(
      """
      { batches: [
        { name: "scale", transforms: "screen-scale", verify: "echo '// mine' >>App/Two.swift" },
        { name: "bounds", transforms: "screen-bounds" },
      ] }
      """)
    let refusal = try checkout.run(status: 4)
    #expect(
      refusal.errors.hasSuffix(
        """
          App/Two.swift (modified)
        Nothing of batch 2 of 2 was written; 'reframe run migration.json' goes on with it. Commit or stash them, or say --allow-dirty.

        """), "\(refusal.errors)")
    #expect(try checkout.changed == ["Two"])
    try checkout.checkout.commit()
    #expect(try checkout.run().errors == "Going on with batch 2 of 2.\n")
    #expect(try checkout.read("App/Two.swift") == Checkout.gallery("Two").replacing("UIScreen.main.bounds", with: "view.bounds") + "// mine\n")
  }

  @Test("when a hook refuses, the batch is committed by the next run and not written again")
  func hooks() throws {
    let checkout = try Checkout(
      #"{ batches: [{ name: "scale", transforms: "screen-scale", commit: true }, { name: "bounds", transforms: "screen-bounds", commit: true }] }"#)
    try hook("test -e .git/go || { echo 'not today' >&2; exit 1; }", checkout)
    let refusal = try checkout.run(status: 3)
    #expect(refusal.errors.hasPrefix("reframe: git did not commit the batch:\n  not today\nBatch 1 is written and not committed. Mend that"))
    #expect(try status(checkout) == " M App/Scale.swift\n")
    try checkout.run(status: 3)
    try checkout.write("", to: ".git/go")
    #expect(try checkout.run().errors == "Going on with batch 2 of 2.\nBatch 1 of the log is committed now.\n")
    #expect(try status(checkout) == "")
    #expect(try checkout.checkout.git("log", "--format=%s").text.components(separatedBy: "\n").dropLast(2) == [
      "Reframe screen-bounds: 5 changes in 5 files", "Reframe screen-scale: 1 change in 1 file",
    ])
    #expect(try checkout.names(in: ".reframe/batches/0001-scale").contains("commit.txt"))
    #expect(try checkout.isSettled)
  }

  @Test("somebody may commit the batch by hand, or edit it first, which is for them to commit", arguments: [false, true])
  func committedByHand(isEdited: Bool) throws {
    let checkout = try Checkout(#"{ batches: [{ name: "scale", transforms: "screen-scale", commit: true }, { name: "bounds" }] }"#)
    try hook("exit 1", checkout)
    try checkout.run(status: 3)
    if isEdited {
      try checkout.write(try checkout.read("App/Scale.swift") + "// mine\n", to: "App/Scale.swift")
      let refusal = try checkout.run(status: 4)
      #expect(refusal.errors.contains("batch 1 is written and not committed, and its files were edited since:\n  App/Scale.swift (modified)\n"))
    }
    try checkout.checkout.git("commit", "--quiet", "--no-verify", "--all", "--message", "by hand")
    let head = try checkout.checkout.git("rev-parse", "HEAD").text
    try checkout.run()
    #expect(try checkout.read(".reframe/batches/0001-scale/commit.txt") == head)
    #expect(try checkout.changed == Checkout.names)
  }

  @Test("without git, batches are written and taken back all the same")
  func noGit() throws {
    let checkout = try Checkout(
      #"{ batches: [{ name: "all", verify: "! grep -q 'view.bounds' App/Two.swift", onFailure: "bisect" }] }"#, git: false)
    try checkout.run(status: 1)
    #expect(try checkout.changed == ["One", "Three", "Four"])
    try checkout.reframe("undo")
    #expect(try checkout.changed == [])
  }
}

@Suite("run --dry-run")
struct MigrationDryRunTests {
  private typealias Checkout = MigrationCheckout

  /// Every batch works on what the one before has written.
  private static let migration = """
    { onFailure: "bisect", batches: [
      { name: "scale", transforms: "screen-scale", verify: { command: "make 'test'", timeLimit: 90 }, commit: true },
      { name: "nothing", paths: ["Info"], exclude: "*" },
      { name: "bounds", transforms: "screen-bounds" },
      { name: "windows", levels: "needs-review" },
      { name: "diff --git a/x b/x", levels: ["safe", "needs-review"] },
    ] }
    """

  private func checkout(verifying: Bool) throws -> MigrationCheckout {
    let migration = verifying ? Self.migration : Self.migration.replacing("make 'test'", with: "true")
    let checkout = try Checkout(migration, files: ["Info/a.txt": ""])
    try FileManager.default.copyItem(at: Repository.file("Fixtures/LegacyApp"), to: checkout.folder.appendingPathComponent("Legacy"))
    try checkout.checkout.commit()
    return checkout
  }

  /// Everything that git tracks, with its content.
  private func files(_ checkout: MigrationCheckout) throws -> [String: String] {
    let names = try checkout.checkout.git("ls-files", "-z").text.split(separator: "\0").map(String.init)
    return try names.reduce(into: [:]) { if $1 != "migration.json" { $0[$1] = try checkout.read($1) } }
  }

  @Test("its output, as a patch, is what the run writes; nothing is written, not even of ours")
  func sameAsTheRun() throws {
    let (dry, real) = (try checkout(verifying: true), try checkout(verifying: false))
    let before = try files(dry)
    let result = try dry.run("--dry-run")
    #expect(try files(dry) == before)
    #expect(!dry.exists(".reframe"))
    try real.run()
    try result.output.write(to: dry.folder.appendingPathComponent(".git/patch"))
    let applied = try dry.checkout.git("apply", ".git/patch")
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try files(dry) == files(real))
    #expect(try files(real) != before)
  }

  @Test("says of each batch what it would write and what comes then")
  func text() throws {
    let checkout = try Checkout(Self.migration, files: ["Info/a.txt": ""])
    let result = try checkout.run("--dry-run")
    #expect(
      result.text.hasPrefix(
        """
        Batch 1 of 5: scale
          Would write 1 change in 1 file:
            App/Scale.swift
              8:38  safe    screen-scale  use 'traitCollection.displayScale' instead of
                                          'UIScreen.main.scale' (the traits of the
                                          controller)
          Then it runs 'make 'test'' for at most 90 s. If that fails, the changes that
            are to blame are looked for and left out.
          Then it commits.

        diff --git a/App/Scale.swift b/App/Scale.swift
        """), "\(result.text)")
    #expect(result.text.contains("\n\nBatch 2 of 5: nothing\n  Nothing to change.\n\nBatch 3 of 5: bounds\n  Would write 5 changes in 5 files:\n"))
    #expect(result.text.hasSuffix("\n\nBatch 5 of 5: diff --git a/x b/x\n  Nothing to change.\n\n"))
    #expect(result.errors == "reframe: 'Info' is excluded\n7 changes in all, if every verification passes. Nothing was written.\n")
  }

  @Test("of a stopped migration it shows the rest, and with --restart all")
  func rest() throws {
    let checkout = try Checkout(
      #"{ batches: [{ name: "scale", transforms: "screen-scale" }, { name: "bounds", verify: "false" }] }"#)
    try checkout.run(status: 1)
    let state = try checkout.read(".reframe/run.json")
    let rest = try checkout.run("--dry-run")
    #expect(rest.errors.hasPrefix("Of 2 batches 1 is done.\n"))
    #expect(rest.text.hasPrefix("Batch 2 of 2: bounds\n  Would write 5 changes"))
    #expect(try checkout.run("--dry-run --restart").text.hasPrefix("Batch 1 of 2: scale\n  Nothing to change.\n"))
    #expect(try checkout.read(".reframe/run.json") == state)
  }
}
