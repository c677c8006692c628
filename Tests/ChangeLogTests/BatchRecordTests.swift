import ChangeLog
import SourceEdits
import SourceText
import Testing

@Suite struct BatchRecordTests {
  @Test(arguments: [
    (1, "safe changes", "0001-safe-changes"), (12_345, "Bounds!", "12345-bounds"), (2, "../../etc", "0002-etc"), (3, "", "0003-batch"),
    (4, "日本", "0004-batch"), (5, String(repeating: "ab ", count: 30), "0005-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-ab-a"),
  ])
  func aFolderIsNamedByNumberAndTitle(_ number: Int, _ title: String, _ name: String) {
    #expect(BatchRecord.folderName(number: number, title: title) == name)
  }

  @Test func aChangeComesBackAsItWas() throws {
    let text = SourceText("let a = UIScreen.main.bounds\nlet b = 1\n")
    let change = Sample.change(in: text, replacing: "UIScreen.main.bounds", with: "view.bounds")
    let stored = StoredChange(change, texts: [Sample.file: text])
    #expect(try stored.change() == change)
    #expect(stored.edits["App/A.swift"] == [StoredEdit(start: 8, end: 28, line: 1, removed: "UIScreen.main.bounds", replacement: "view.bounds")])
  }

  @Test func aRecordIsTheSameBytesAgain() throws {
    let text = SourceText("let a = UIScreen.main.bounds\n")
    let change = StoredChange(Sample.change(in: text, replacing: "UIScreen.main.bounds", with: "view.bounds"), texts: [Sample.file: text])
    let record = BatchRecord(
      tool: ToolVersion(version: "1.2.3"), number: 3, title: "bounds", date: "2026-11-30T09:00:00Z", command: "reframe apply",
      head: nil, files: [], changes: [change])
    let bytes = try record.encoded()
    #expect(try BatchRecord(bytes: bytes, name: "batch.json") == record)
    #expect(try record.encoded() == bytes)
    #expect(bytes.last == 0x0A)
  }

  @Test(arguments: [
    ("", "'x.json' is no batch of Reframe: it does not start as one, or it is cut off"),
    ("{\"schemaVersion\": 1", "'x.json' is no batch of Reframe: it does not start as one, or it is cut off"),
    ("{\"schemaVersion\": 99}", "'x.json' is a batch in version 99 of the format; this Reframe reads version 1"),
    ("{\"schemaVersion\": 1, \"number\": 1}", "'x.json' is no whole batch: 'tool' is missing"),
    ("{\"schemaVersion\": 1, \"tool\": 3}", "'x.json' is no whole batch: another kind of value is expected at tool"),
  ])
  func whatIsNoRecordIsRefusedWithASentence(_ text: String, _ message: String) {
    #expect(throws: LogError(message)) { try BatchRecord(bytes: Array(text.utf8), name: "x.json") }
  }

  @Test(arguments: [
    ("/etc/passwd", "is absolute"), ("../a", "climbs out of its folder"), ("a/../../b", "climbs out of its folder"),
    ("a//b", "is not in its plainest form"), ("./a", "is not in its plainest form"), ("", "is not in its plainest form"),
    (".git/hooks/x", "names git's own folder"), ("sub/.GIT/config", "names git's own folder"), ("git~1/x", "names git's own folder"),
    (".git. /x", "names git's own folder"), (".g\u{200C}it/x", "names git's own folder"), (".reframe/journal.json", "names our own folder"),
    ("a\u{0}b", "holds a zero byte"),
  ])
  func aPathFromDataStaysInTheCheckout(_ path: String, _ complaint: String) {
    let text = SourceText("abc")
    let change = Sample.change(in: text, file: FileID(path), replacing: "b", with: "B")
    let stored = StoredChange(change, texts: [FileID(path): text])
    #expect(throws: LogError("the path '\(path)' \(complaint)")) { try stored.change() }
  }

  @Test(arguments: ["a.swift", "-dash", "a b/ü.swift", ".gitignore", "a.git/b", "git/x", "..a/b", ".github/x"])
  func ordinaryPathsAreTaken(_ path: String) throws {
    let text = SourceText("abc")
    let change = Sample.change(in: text, file: FileID(path), replacing: "b", with: "B")
    #expect(try StoredChange(change, texts: [FileID(path): text]).change().edits.files == [FileID(path)])
  }
}

enum Sample {
  static let file = FileID("App/A.swift")

  /// A change of one place.
  static func change(in text: SourceText, file: FileID = file, replacing old: String, with new: String) -> Change {
    let range = text.string.firstRange(of: old)!
    let start = text.string.utf8.distance(from: text.string.startIndex, to: range.lowerBound)
    let bytes = start..<start + old.utf8.count
    return Change(
      id: "0123456789ab", transform: "screen-bounds", message: "use '\(new)'",
      anchor: Anchor(file: file, range: bytes, position: LineTable(text).position(at: start)), safety: .needsReview,
      edits: EditBatch([file: [TextEdit(range: bytes, replacement: new)]])!, kind: ChangeKind(provider: "view", phase: "live"),
      doubts: ["unsafe-phase"], notes: ["breakpoint-literal"],
      record: ChangeRecord(
        scope: "A.b()", oldDependency: old, newDependency: new, trigger: "t", update: "u", preserved: "p", verify: "v"))
  }
}
