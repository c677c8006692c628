import Foundation
import Testing

@Suite("A review and git")
struct ReviewGitTests {
  private static let way = "reframe: there is no git here; 'reframe undo' is the only way back\n"

  /// A checkout in which git may commit.
  private func checkout() throws -> TemporaryCheckout {
    let checkout = try TemporaryCheckout.forReview()
    try checkout.git("config", "user.name", "Test")
    try checkout.git("config", "user.email", "test@example.com")
    return checkout
  }

  /// An editor that takes the lines as edited, and saves something in another file behind the review's back.
  private func editor(editing file: String, in checkout: TemporaryCheckout) throws -> [String: String] {
    let script = "sed -i.old 's/view.bounds/card.bounds/' \"$1\"; rm -f \"$1.old\"; echo '// mine' >> \(file)"
    return ["EDITOR": try checkout.editor(script), "COLUMNS": "200"]
  }

  @Test("a file that is edited during the review is refused by name; the decisions stay")
  func edited() throws {
    let checkout = try checkout()
    let environment = try editor(editing: "App/Footer.swift", in: checkout)
    let result = try Reframe.answering("y e nn y y", "review", in: checkout.folder, environment: environment)
    #expect(result.status == 4)
    #expect(result.text.contains("1 file to be written has uncommitted changes:\n"))
    #expect(result.text.contains("App/Footer.swift (modified)\n"))
    #expect(result.text.contains("Nothing was written, and the decisions are kept. Commit or stash them, or say --allow-dirty.\n"))
    #expect(try checkout.changedLines() == ["+// mine"])
    #expect(checkout.hasUnfinishedReview)
    // As long as it is there, nothing goes on.
    #expect(try Reframe.answering("", "review", "--resume", in: checkout.folder).status == 4)
    try checkout.commit()
    let resumed = try Reframe.answering("", "review", "--resume", in: checkout.folder)
    #expect(resumed.status == 0)
    #expect(resumed.text.contains("Wrote batch 1: 3 changes in 2 files."))
    #expect(try checkout.read("App/Footer.swift").hasSuffix("// mine\n"))
  }

  @Test("an edit that was taken back again is no obstacle to the next try", arguments: ["g q", "n n y g q"])
  func tryAgain(rest: String) throws {
    let checkout = try checkout()
    // The second time the editor puts the file back.
    let script = "grep -q mine App/Card.swift && git checkout -q App/Card.swift || echo '// mine' >> App/Card.swift"
    let environment = ["EDITOR": try checkout.editor(script), "COLUMNS": "200"]
    let result = try Reframe.answering("y e g e \(rest)", "review", in: checkout.folder, environment: environment)
    #expect(result.text.contains("App/Card.swift (modified)\n"))
    #expect(result.text.contains("\nwrote batch 1: "))
    #expect(result.status == 0)
  }

  @Test("--commit takes in nobody's edit, also of a file that was committed before and with --allow-dirty", arguments: [[], ["--allow-dirty"]])
  func editedAndCommitted(flags: [String]) throws {
    let checkout = try checkout()
    let environment = try editor(editing: "App/Card.swift", in: checkout)
    let words = ["REFRAME": Reframe.executable.path].merging(environment) { $1 }
    let result = try Reframe.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", "printf 'yg ennny' | \"$REFRAME\" review --commit \"$@\"", "-"] + flags,
      in: checkout.folder, environment: words)
    #expect(result.status == 4, "\(result.text)\(result.errors)")
    #expect(result.text.contains("App/Card.swift (modified)\n"))
    #expect(result.text.contains("--commit would take in what else was changed") == !flags.isEmpty)
    #expect(try checkout.git("rev-list", "--count", "HEAD").text == "2\n")
    #expect(try checkout.changedLines() == ["+// mine"])
    #expect(checkout.hasUnfinishedReview)
  }

  @Test("what the review wrote itself is no obstacle, taken back or not")
  func own() throws {
    let checkout = try checkout()
    let result = try Reframe.answering("yg yg u nnny", "review", in: checkout.folder)
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    #expect(result.text.contains("took back batch 2: 1 file"))
    #expect(result.text.contains("Wrote batch 3: 1 change in 1 file."))
  }

  @Test("what was written over somebody's work is not committed later")
  func mixed() throws {
    let checkout = try checkout()
    try checkout.write(TemporaryCheckout.card + "// mine\n", to: "App/Card.swift")
    #expect(try Reframe.answering("yg q", "review", "--allow-dirty", in: checkout.folder).status == 0)
    let result = try Reframe.answering("y", "review", "--resume", "--allow-dirty", "--commit", in: checkout.folder)
    #expect(result.status == 4)
    #expect(result.errors.contains("--commit would take in what else was changed in 1 file:\n  App/Card.swift (modified)\n"))
    #expect(try checkout.git("rev-list", "--count", "HEAD").text == "1\n")
  }

  @Test("g, u, g with --commit: the commit remains, is named, and is that of the second batch as well")
  func sameCommit() throws {
    let checkout = try checkout()
    let result = try Reframe.answering("yg u g q", "review", "--commit", in: checkout.folder, environment: ["COLUMNS": "200"])
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    let head = try checkout.git("rev-parse", "HEAD").text
    #expect(result.text.contains("\nwrote batch 1: 1 change in 1 file, committed as \(head.prefix(10))\n"))
    #expect(result.text.contains("\ncommit \(head.prefix(10)) remains; that it was taken back is not committed\n"))
    #expect(result.errors.contains("git has nothing to commit: commit \(head.prefix(10)) holds exactly that already\n"))
    #expect(result.text.contains("Wrote batch 2: 1 change in 1 file, committed as \(head.prefix(10)).\n"))
    #expect(try checkout.read(".reframe/batches/0002-review/commit.txt") == head)
    #expect(try checkout.git("rev-list", "--count", "HEAD").text == "2\n")
    #expect(try checkout.git("status", "--porcelain").text == "")
  }

  @Test("g, u, g with --stage")
  func sameStage() throws {
    let checkout = try checkout()
    let result = try Reframe.answering("yg u g q", "review", "--stage", in: checkout.folder)
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    #expect(try checkout.git("status", "--porcelain").text == "M  App/Card.swift\n")
  }

  @Test("without git it is said once that undo is the only way back, and quiet runs do not")
  func withoutGit() throws {
    for (flags, sentence) in [([], Self.way), (["--quiet"], "")] {
      let checkout = try TemporaryCheckout(["App/Card.swift": TemporaryCheckout.card], git: false)
      let result = try Reframe.run(
        URL(fileURLWithPath: "/bin/bash"), ["-c", "printf 'yg yg nn' | \"$REFRAME\" review \"$@\"", "-"] + flags,
        in: checkout.folder, environment: ["REFRAME": Reframe.executable.path])
      #expect(result.status == 0)
      #expect(result.errors.hasSuffix(sentence))
      #expect(result.errors.components(separatedBy: "no git and no project around").count == (sentence.isEmpty ? 1 : 2))
      let other = try TemporaryCheckout(git: false)
      try other.write("{ batches: [{ name: 'a' }, { name: 'b', levels: ['needs-review'] }] }", to: "m.json")
      let run = try Reframe.run(Reframe.executable, ["run", "m.json"] + flags, in: other.folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.components(separatedBy: Self.way).count == (sentence.isEmpty ? 1 : 2))
    }
  }

  @Test("'u' after 'reframe undo' says so and takes back nothing twice")
  func undoneElsewhere() throws {
    let checkout = try checkout()
    #expect(try Reframe.answering("yg q", "review", in: checkout.folder).status == 0)
    #expect(try Reframe.run("undo", in: checkout.folder).status == 0)
    let result = try Reframe.answering("u g q", "review", "--resume", in: checkout.folder, environment: ["COLUMNS": "200"])
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    #expect(result.text.contains("\nbatch 1 was taken back already; its changes are accepted and not written\n"))
    #expect(result.text.contains("\nwrote batch 2: 1 change in 1 file\n"))
    #expect(!FileManager.default.fileExists(atPath: checkout.folder.appendingPathComponent(".reframe/batches/0001-review/undone-2.json").path))
  }

  @Test("a merge in progress is refused before the first question")
  func merging() throws {
    let checkout = try checkout()
    try checkout.git("update-ref", "MERGE_HEAD", "HEAD")
    let result = try Reframe.answering("yg", "review", "--commit", in: checkout.folder)
    #expect(result.status == 4)
    #expect(result.errors.contains("a merge is in progress"))
    #expect(try checkout.changedLines() == [])
  }
}
