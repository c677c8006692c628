import Foundation
import Testing

@Suite("run")
struct MigrationRunTests {
  private typealias Checkout = MigrationCheckout

  /// A batch with a command that verifies it.
  private func one(_ command: String, _ more: String = "") throws -> MigrationCheckout {
    try Checkout(#"{ batches: [{ name: "bounds", transforms: "screen-bounds", exclude: "Scale.swift", verify: "\#(command)", \#(more) }] }"#)
  }

  @Test("batches come one after the other, each verified in the state that it leaves")
  func order() throws {
    // Each command sees what was written so far, and the last one what the batch is called.
    let checkout = try Checkout(
      """
      { batches: [
        { name: "scale", transforms: "screen-scale", verify: "! grep -q 'UIScreen.main.scale' App/*.swift && grep -q 'UIScreen.main.bounds' App/One.swift" },
        { name: "bounds", transforms: ["screen-bounds"], verify: "! grep -q 'UIScreen.main' App/*.swift" },
        { name: "windows & Größen", levels: ["safe", "needs-review"], verify: "test \\"$REFRAME_BATCH\\" = 'windows & Größen'" },
      ] }
      """)
    let result = try checkout.run()
    #expect(
      result.text.hasPrefix(
        """
        Batch 1 of 3: scale
          Wrote 1 change in 1 file as batch 1. Verified: '! grep -q
        """))
    #expect(
      result.text.hasSuffix(
        """
        The migration is done: 3 batches written with 7 changes.

          1  scale             verified, 1 change, batch 1
          2  bounds            verified, 5 changes, batch 2
          3  windows & Größen  verified, 1 change, batch 3

        Next:
          reframe undo 3  take the last batch back

        """))
    #expect(result.errors == "Batch 1 of 3: verifying\nBatch 2 of 3: verifying\nBatch 3 of 3: verifying\n")
    #expect(try checkout.names(in: ".reframe/batches") == ["0001-scale", "0002-bounds", "0003-windows-gr-en"])
    let record = try checkout.record("0002-bounds")
    #expect(record.files == ["App/Four.swift", "App/One.swift", "App/Scale.swift", "App/Three.swift", "App/Two.swift"])
    #expect(record.verification?.passed == true && record.verification?.runs == 1)
    #expect(try checkout.isSettled)
    for number in [3, 2, 1] { try checkout.reframe("undo \(number)") }
    #expect(try checkout.checkout.git("status", "--porcelain").text == "")
  }

  @Test("nothing to change is no failure, and is not verified")
  func nothing() throws {
    let checkout = try Checkout(#"{ batches: [{ name: "a", paths: "migration.json", verify: "false" }] }"#)
    #expect(try checkout.run("-q").text.hasPrefix("Batch 1 of 1: a\n  Nothing to change.\n\nThe migration is done: 0 batches"))
    #expect(try checkout.isSettled)
  }

  @Test("stop: the batch is taken back and logged, and nothing comes after it")
  func stop() throws {
    let checkout = try Checkout(
      """
      { batches: [
        { name: "scale", transforms: "screen-scale" },
        { name: "bounds", transforms: "screen-bounds", verify: "echo out; echo err >&2; \(Checkout.fails(with: "One"))" },
        { name: "windows", levels: ["safe", "needs-review"] },
      ] }
      """)
    let result = try checkout.run(status: 1)
    #expect(result.text.contains("\n    │ out\n    │ err\n  Taken back: no change of this batch stays; 'reframe log 2'"))
    #expect(result.text.contains("\nThe migration stopped at batch 2 of 3: 1 batch written with 1 change.\n"))
    #expect(result.text.contains("\n  reframe run migration.json  go on with batch 2\n"))
    #expect(try checkout.changed == [])
    #expect(try checkout.read("App/Alerts.swift") == TemporaryCheckout.alerts)
    let record = try checkout.record("0002-bounds")
    #expect(record.changes.isEmpty && record.leftOut.count == 5)
    #expect(record.verification?.passed == false && record.verification?.output == "out\nerr\n")
    // They were tried together only.
    #expect(record.verification?.failsAnyway == false && record.verification?.undecided?.count == 5)
    let page = try checkout.read(".reframe/batches/0002-bounds/CHANGES.md")
    #expect(page.contains("## Left out, to blame or not\n") && !page.contains("reframe undo") && !page.contains("changes.patch"))
  }

  @Test("skip: the batch is taken back, and the next one comes")
  func skip() throws {
    let checkout = try Checkout(
      """
      { onFailure: "skip", batches: [
        { name: "bounds", transforms: "screen-bounds", verify: "\(Checkout.fails(with: "One"))" },
        { name: "scale", transforms: "screen-scale" },
      ] }
      """)
    let result = try checkout.run(status: 1)
    #expect(result.text.contains("\nThe migration is done: 1 batch written with 1 change, 5 changes left out, 1\nbatch taken back.\n"))
    #expect(try checkout.changed == [])
    #expect(try checkout.read("App/Scale.swift").contains("traitCollection.displayScale"))
    #expect(try checkout.record("0001-bounds").leftOut.count == 5)
    #expect(try checkout.isSettled)
  }

  @Test("bisect: the culprit is left out and named, and the others are written")
  func bisect() throws {
    let checkout = try one("grep -n 'view.bounds' App/Two.swift; " + Checkout.fails(with: "Two"), #"onFailure: "bisect""#)
    let result = try checkout.run(status: 1)
    #expect(try checkout.changed == ["One", "Three", "Four"])
    let record = try checkout.record("0001-bounds")
    #expect(record.files == ["App/Four.swift", "App/One.swift", "App/Three.swift"])
    #expect(record.filesLeftOut == ["App/Two.swift"])
    // What the command said with the culprit alone.
    #expect(record.verification?.output == "8:        card.frame.size.width = view.bounds.width - 32\n")
    #expect(record.verification?.passed == true && record.verification?.failsAnyway == false)
    #expect(record.verification?.undecided == nil)
    let runs = try #require(record.verification?.runs)
    #expect(
      try checkout.read(".reframe/batches/0001-bounds/CHANGES.md").contains(
        """
         passed without the changes that were left out, in \(runs) runs.

        With changes that were left out it failed. The end of what it printed then:

        ```
        8:        card.frame.size.width = view.bounds.width - 32
        ```
        """))
    #expect(try checkout.reframe("log 1").text.contains("\n    │ 8:        card.frame.size.width = view.bounds.width - 32\n"))
    #expect(result.text.contains("\n  Left out, because it fails with it: 1 change\n    App/Two.swift\n"))
    #expect(result.text.contains("\n  Wrote 3 changes in 3 files as batch 1. Verified without what was left out.\n"))
    #expect(result.errors.contains("\nBatch 1 of 1: looking for what fails, run 1 of at most 50\n"))
    #expect(try checkout.isSettled)
  }

  @Test("bisect: changes that fail only together")
  func pair() throws {
    let checkout = try one(Checkout.fails(with: "One", "Three"), #"onFailure: "bisect""#)
    let result = try checkout.run(status: 1)
    #expect(try checkout.changed == ["Two", "Four"])
    #expect(try checkout.record("0001-bounds").filesLeftOut == ["App/One.swift", "App/Three.swift"])
    #expect(result.text.contains("\n  Left out, because it fails with them together: 2 changes\n"))
  }

  @Test("bisect: a definition is left out with the change of its last use")
  func definition() throws {
    let constants = "import UIKit\n\nlet kScreenWidth = UIScreen.main.bounds.width\n"
    let uses = Checkout.names.reduce(into: ["App/Constants.swift": constants]) {
      $0["App/\($1).swift"] = Checkout.gallery($1).replacing("UIScreen.main.bounds.width", with: "kScreenWidth")
    }
    // Like a compiler it fails where the name is used and not defined. A text that names the constant would keep it.
    let compiles = "(grep -q 'let kScreen[W]idth' App/Constants.swift || ! grep -q 'kScreen[W]idth' App/*.swift)"
    let checkout = try Checkout(
      #"{ batches: [{ name: "b", transforms: "screen-alias", verify: "\#(compiles) && ! grep -q view.bounds App/Two.swift", onFailure: "bisect" }] }"#,
      files: uses)
    try checkout.run(status: 1)
    #expect(try Checkout.names.filter { try checkout.read("App/\($0).swift").contains("view.bounds") } == ["One", "Three", "Four"])
    #expect(try checkout.read("App/Constants.swift") == constants)
    #expect(try checkout.record("0001-b").filesLeftOut == ["App/Constants.swift", "App/Two.swift"])
  }

  @Test("bisect: two of three changes of one file are written, on top of the original")
  func oneFile() throws {
    let lines = ["minX", "midX", "maxX"].map { "        card.frame.origin.x = UIScreen.main.bounds.\($0)\n" }
    let file = Checkout.gallery("One").replacing("        card.frame.size.width = UIScreen.main.bounds.width - 32\n", with: lines.joined())
    let checkout = try Checkout(
      #"{ batches: [{ name: "b", paths: "App/One.swift", verify: "! grep 'view.bounds.midX' App/One.swift", onFailure: "bisect" }] }"#,
      files: ["App/One.swift": file])
    try checkout.run(status: 1)
    #expect(try checkout.read("App/One.swift") == file.replacing("UIScreen.main.bounds.minX", with: "view.bounds.minX").replacing("UIScreen.main.bounds.maxX", with: "view.bounds.maxX"))
    try checkout.reframe("undo")
    #expect(try checkout.read("App/One.swift") == file)
  }

  @Test("bisect: when every change fails, nothing stays and the migration goes on")
  func everyChange() throws {
    let checkout = try one("! grep -q 'view.bounds' App/*.swift", #"onFailure: "bisect""#)
    try checkout.run(status: 1)
    #expect(try checkout.changed == [])
    let record = try checkout.record("0001-bounds")
    #expect(record.changes.isEmpty && record.leftOut.count == 4 && record.verification?.passed == false)
    #expect(try checkout.isSettled)
  }

  @Test("bisect: the runs are bounded, and what is not known to pass is left out")
  func bounded() throws {
    let checkout = try one("echo run >>.git/runs; " + Checkout.fails(with: "Two"), #"onFailure: "bisect", maxRuns: 3"#)
    let result = try checkout.run(status: 1)
    // One with all changes; then one with none, one with the first half, and there the search ends with what it has.
    #expect(try checkout.read(".git/runs") == "run\nrun\nrun\n")
    #expect(try checkout.changed == ["One", "Four"])
    let record = try checkout.record("0001-bounds")
    #expect(record.filesLeftOut == ["App/Three.swift", "App/Two.swift"])
    #expect(record.verification?.undecided?.count == 2)
    #expect(result.text.contains("because the runs are used up"))
  }

  @Test("a command that fails without the changes stops every policy, and says so", arguments: ["stop", "skip", "bisect"])
  func failsAnyway(policy: String) throws {
    let checkout = try Checkout(
      """
      { onFailure: "\(policy)", batches: [
        { name: "bounds", transforms: "screen-bounds", verify: "grep -c 'view.bounds' App/One.swift; exit 3" },
        { name: "scale", transforms: "screen-scale" },
      ] }
      """)
    let result = try checkout.run(status: 1)
    #expect(result.text.contains("\n  It fails without any of the changes, too, so they are not to blame.\n  Taken back: "))
    #expect(result.text.contains("\nThe migration stopped at batch 1 of 2: "))
    let verification = try checkout.record("0001-bounds").verification
    #expect(verification?.output == "0\n" && verification?.failsAnyway == true && verification?.undecided == nil)
    let page = try checkout.read(".reframe/batches/0001-bounds/CHANGES.md")
    #expect(page.contains("The command fails without these changes, too, so nothing is said about them; nothing of the batch stays.\n"))
    #expect(!page.contains("reframe undo") && !page.contains("changes.patch"))
    #expect(try checkout.reframe("log 1").text.contains("\nLeft out, because the verification fails without them, too:\n"))
    #expect(try checkout.changed == [])
    #expect(try checkout.read("App/Scale.swift") == Checkout.scale)
  }

  @Test("a command that takes too long has failed, and nothing of it goes on")
  func timeLimit() throws {
    let checkout = try Checkout(
      #"""
      { batches: [{ name: "bounds", transforms: "screen-bounds", verify: {
        command: "grep -q 'view.bounds' App/One.swift || exit 0; (sleep 3; touch .git/late) & sleep 60", timeLimit: 0.5 } }] }
      """#)
    let started = Date()
    let result = try checkout.run(status: 1)
    #expect(Date().timeIntervalSince(started) < 20)
    #expect(result.text.contains(/took longer\s+than 0.5 s and was ended\./))
    #expect(try checkout.changed == [])
    sleep(3)
    #expect(!checkout.exists(".git/late"))
  }

  @Test("levels: only those with a doubt leave the safe ones alone")
  func levels() throws {
    let both = TemporaryCheckout.gallery.replacing("    private let card", with: "    func end() { UIApplication.shared.keyWindow?.endEditing(true) }\n\n    private let card")
    let checkout = try Checkout(
      #"{ batches: [{ name: "doubts", levels: "needs-review" }, { name: "safe" }] }"#, files: ["App/Both.swift": both])
    let result = try checkout.run()
    #expect(result.text.contains("\n  1  doubts  written, not verified, 2 changes, batch 1\n"))
    #expect(Set(try checkout.record("0001-doubts").changes.map(\.safety)) == ["needs-review"])
    #expect(try checkout.record("0001-doubts").files == ["App/Alerts.swift", "App/Both.swift"])
    #expect(Set(try checkout.record("0002-safe").changes.map(\.safety)) == ["safe"])
    #expect(try checkout.read("App/Both.swift") == both.replacing("UIApplication.shared.keyWindow", with: "view.window").replacing("UIScreen.main.bounds", with: "view.bounds"))
  }

  @Test("paths and globs start at the root, wherever the command is typed; flags add to them")
  func paths() throws {
    let checkout = try Checkout(
      #"{ batches: [{ name: "bounds", paths: ["App/One.swift", "Lib"], exclude: "Lib/Old/" }] }"#,
      files: ["Lib/A.swift": Checkout.gallery("A"), "Lib/B.swift": Checkout.gallery("B"), "Lib/Old/C.swift": Checkout.gallery("C")])
    let result = try Reframe.run("run", "--exclude", "B.swift", "../migration.json", in: checkout.folder.appendingPathComponent("Lib"))
    #expect(result.status == 0, "\(result.errors)")
    #expect(try checkout.record("0001-bounds").files == ["App/One.swift", "Lib/A.swift"])
  }

  @Test("what cannot be run is refused before anything is written")
  func impossible() throws {
    let checkout = try Checkout(#"{ batches: [{ name: "a" }, { name: "b", paths: "Nowhere" }] }"#)
    #expect(try checkout.run(status: 2).errors.contains("migration.json: batch 'b': there is no file or folder 'Nowhere' in the checkout\n"))
    #expect(try checkout.reframe("run", status: 2).errors.contains("'run' takes the file of one migration\n"))
    #expect(try checkout.reframe("run gone.json", status: 2).errors == "reframe: cannot read the migration gone.json\n")
    let bare = try Checkout(#"{ batches: [{ name: "a" }, { name: "b", commit: true }] }"#, git: false)
    #expect(try bare.run(status: 2).errors.contains("batch 'b': there is no git here that could commit anything\n"))
    #expect(!checkout.exists(".reframe") && !bare.exists(".reframe"))
    #expect(try bare.changed == [])
  }
}
