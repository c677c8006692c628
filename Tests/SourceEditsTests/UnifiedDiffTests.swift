import Foundation
import SourceText
import Testing

@testable import SourceEdits

@Suite struct UnifiedDiffTests {
  @Test func aDiffReadsAsExpected() {
    let text = SourceText("1\n2\n3\n4\n5\n6\n7\n8\n9\n")
    let diff = UnifiedDiff(of: text, in: FileID("Sub/A b.swift"), edits: [TextEdit(range: 8..<9, replacement: "five\nmore")])
    let expected =
      "diff --git a/Sub/A b.swift b/Sub/A b.swift\n--- a/Sub/A b.swift\t\n+++ b/Sub/A b.swift\t\n"
      + "@@ -2,7 +2,8 @@\n 2\n 3\n 4\n-5\n+five\n+more\n 6\n 7\n 8\n"
    #expect(String(decoding: diff.formatted(), as: UTF8.self) == expected)
  }

  @Test func editsThatChangeNothingGiveNoDiff() {
    let text = SourceText("a\nb\n")
    let diff = UnifiedDiff(of: text, in: FileID("A"), edits: [TextEdit(range: 0..<1, replacement: "a")])
    #expect(diff.isEmpty)
    #expect(diff.formatted().isEmpty)
    #expect(UnifiedDiff(of: SourceText(""), in: FileID("A"), edits: []).isEmpty)
  }

  @Test func namesAreQuotedAsGitQuotesThem() {
    #expect(UnifiedDiff.name("a/é b") == "a/é b")
    #expect(UnifiedDiff.name("a/\"q\"\\\t\n\u{1}\u{7F}") == "\"a/\\\"q\\\"\\\\\\t\\n\\001\\177\"")
  }

  @Test(arguments: ["\n", "\r\n", "\r", ""])
  func gitAndPatchTakeAnyDiff(ending: String) throws {
    var random = SeededGenerator(seed: UInt64(ending.utf8.reduce(41) { $0 * 31 + Int($1) }))
    let names = [
      "A.swift", "Sub/Some File.swift", "q\"uote.swift", "t\tab.swift", "Über/日本.swift", "b\\s 1.swift", "it's.swift", "-d.swift",
    ]
    try DiffProgram.inFolder { folder in
      for round in 0..<80 {
        let text = RandomText.text(ending: ending, &random)
        let edits = RandomText.edits(of: text, &random)
        let name = names.randomElement(using: &random)!
        let context = [3, 3, 3, 1, 0].randomElement(using: &random)!
        let diff = UnifiedDiff(of: text, in: FileID(name), edits: edits, context: context)
        let changed = text.applying(edits)
        #expect(diff.isEmpty == (changed == text))
        if diff.isEmpty { continue }
        let note = "round \(round): \(edits) on \(text.string.debugDescription)\n" + String(decoding: diff.formatted(), as: UTF8.self)
        for program in context == 0 ? [.gitWithoutContext] : [DiffProgram.git, .patch] {
          let result = try program.apply(diff.formatted(), to: text.bytes, name: name, folder)
          #expect(result == changed.bytes, "\(program) \(note)")
        }
      }
    }
  }

  @Test func aDiffOfSeveralFilesIsTaken() throws {
    try DiffProgram.inFolder { folder in
      var patch: [UInt8] = []
      for name in ["A.swift", "B c.swift", "D/E.swift"] {
        let text = SourceText("one\ntwo")
        try DiffProgram.write(text.bytes, name, folder)
        patch += UnifiedDiff(of: text, in: FileID(name), edits: [TextEdit(range: 4..<7, replacement: name)]).formatted()
      }
      try DiffProgram.run(["git", "apply", "-"], input: patch, folder)
      for name in ["A.swift", "B c.swift", "D/E.swift"] {
        #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == Data("one\n\(name)".utf8))
      }
    }
  }

  @Test func aWholeFileReadsAsExpected() {
    let made = UnifiedDiff.ofWholeFile(FileID("Sub/A b.swift"), SourceText("one\ntwo"))
    #expect(
      String(decoding: made, as: UTF8.self)
        == "diff --git a/Sub/A b.swift b/Sub/A b.swift\nnew file mode 100644\n--- /dev/null\n+++ b/Sub/A b.swift\t\n"
        + "@@ -0,0 +1,2 @@\n+one\n+two\n\\ No newline at end of file\n")
    let removed = UnifiedDiff.ofWholeFile(FileID("A.swift"), SourceText("one\n"), removing: true)
    #expect(
      String(decoding: removed, as: UTF8.self)
        == "diff --git a/A.swift b/A.swift\ndeleted file mode 100644\n--- a/A.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-one\n")
    let empty = UnifiedDiff.ofWholeFile(FileID("A b.swift"), SourceText(""))
    #expect(String(decoding: empty, as: UTF8.self) == "diff --git a/A b.swift b/A b.swift\nnew file mode 100644\n")
  }

  @Test(arguments: ["A.swift", "Sub/Some File.swift", " lead and trail .swift", "q\"uote s.swift", "t\tab.swift", "Über/日本 語.swift", "b\\s 1.swift"])
  func gitAndPatchMakeAndRemoveWholeFiles(name: String) throws {
    for content in ["one\ntwo\n", "one\r\ntwo", "\n", "one"] {
      try DiffProgram.inFolder { folder in
        let text = SourceText(content)
        let file = folder.appendingPathComponent(name)
        for program in [["git", "apply", "-"], ["patch", "-p1", "-s", "--binary", "-F0"]] {
          try DiffProgram.run(program, input: UnifiedDiff.ofWholeFile(FileID(name), text), folder)
          #expect([UInt8](try Data(contentsOf: file)) == text.bytes, "\(program) \(content.debugDescription)")
          try DiffProgram.run(program, input: UnifiedDiff.ofWholeFile(FileID(name), text, removing: true), folder)
          #expect(!FileManager.default.fileExists(atPath: file.path), "\(program) \(content.debugDescription)")
        }
      }
    }
  }

  @Test func gitMakesAndRemovesEmptyFiles() throws {
    try DiffProgram.inFolder { folder in
      let file = folder.appendingPathComponent("A b.swift")
      try DiffProgram.run(["git", "apply", "-"], input: UnifiedDiff.ofWholeFile(FileID("A b.swift"), SourceText("")), folder)
      #expect(try Data(contentsOf: file).isEmpty)
      try DiffProgram.run(["git", "apply", "-"], input: UnifiedDiff.ofWholeFile(FileID("A b.swift"), SourceText(""), removing: true), folder)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }
}

/// A program that applies diffs.
enum DiffProgram {
  case git, gitWithoutContext, patch

  static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try run(["git", "init", "-q", "."], input: [], folder)
    try body(folder)
  }

  /// The bytes of the file after the program had the diff.
  func apply(_ patch: [UInt8], to original: [UInt8], name: String, _ folder: URL) throws -> [UInt8] {
    try Self.write(original, name, folder)
    switch self {
    case .git:
      try Self.run(["git", "apply", "--check", "-"], input: patch, folder)
      try Self.run(["git", "apply", "-"], input: patch, folder)
    case .gitWithoutContext: try Self.run(["git", "apply", "--unidiff-zero", "-"], input: patch, folder)
    // Without --binary some ports of patch drop the CR of CRLF.
    case .patch: try Self.run(["patch", "-p1", "-s", "--binary", "--no-backup-if-mismatch", "-F0"], input: patch, folder)
    }
    let file = folder.appendingPathComponent(name)
    // patch removes a file that a diff empties.
    return FileManager.default.fileExists(atPath: file.path) ? [UInt8](try Data(contentsOf: file)) : []
  }

  static func write(_ bytes: [UInt8], _ name: String, _ folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  static func run(_ command: [String], input: [UInt8], _ folder: URL) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID().uuidString)")
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(command.joined(separator: " ")): \(words)")
  }
}
