import Foundation
import SourceEdits
import SourceText
import Testing
import TransformKit

/// `before` and `after` of every case compile with the real compiler against the stub SDK.
@Suite struct CompileTests {
  @Test func everyCaseCompilesBeforeAndAfter() throws {
    let workplace = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-compile-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: workplace) }
    var groups: [String] = []
    for fixture in Fixture.all where !fixture.isParseOnly {
      groups.append(try write(fixture, fixture.before, "before", in: workplace))
      for level in [Safety.safe, .needsReview] {
        let result = Trial(fixture, accepts: level).result
        if result != fixture.before { groups.append(try write(fixture, result, "\(level.rawValue)", in: workplace)) }
      }
    }
    let report = try check(groups, in: workplace)
    #expect(report.isEmpty, "\(report)")
    #expect(groups.count > Fixture.all.count)
  }

  /// Writes one state of a case and gives the line that names its files to the checker.
  private func write(_ fixture: Fixture, _ texts: [FileID: SourceText], _ state: String, in workplace: URL) throws -> String {
    let folder = workplace.appendingPathComponent("\(fixture.name)/\(state)")
    var files: [String] = []
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
      let target = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.bytes).write(to: target)
      files.append(target.path)
    }
    return (["\(fixture.name) (\(state))"] + files + fixture.support.map(\.path)).joined(separator: "\t")
  }

  /// What the compiler has to say; empty when nothing.
  private func check(_ groups: [String], in workplace: URL) throws -> String {
    let list = workplace.appendingPathComponent("groups.txt")
    try (groups.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", Fixture.root.appendingPathComponent("Scripts/stub-sdk").path, "check-all", workplace.path]
    process.standardInput = try FileHandle(forReadingFrom: list)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? "" : text
  }
}
