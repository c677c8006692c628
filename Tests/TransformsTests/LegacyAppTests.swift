import Foundation
import SourceEdits
import SourceText
import Testing
import TransformKit

/// The small app, against what a person expected of it before any tool ran: `Fixtures/LegacyApp/EXPECTED.md`.
@Suite struct LegacyAppTests {
  private struct Row: Hashable, CustomStringConvertible {
    let place: String
    let transform: String
    let level: String
    let code: String?

    var description: String { "\(place) \(transform) \(level) \(code ?? "")" }
  }

  @Test func everyPlaceIsAsExpected() throws {
    let expected = try rows()
    #expect(expected.count > 180)
    let trial = Trial(try LegacyApp.texts(), accepts: .safe)
    var outcomes = trial.outcomes.map { Row(place: $0.place, transform: $0.transform, level: $0.level, code: $0.code) }
    for row in expected {
      let match = outcomes.firstIndex {
        $0.place == row.place && $0.transform == row.transform && $0.level == row.level && (row.code == nil || $0.code == row.code)
      }
      if let match { outcomes.remove(at: match) } else { Issue.record("missing: \(row)") }
    }
    for extra in outcomes { Issue.record("not expected: \(extra)") }
    #expect(trial.set.problems.isEmpty)
  }

  @Test func vendoredAndGeneratedFilesStay() throws {
    let texts = try LegacyApp.texts()
    let trial = Trial(texts, accepts: .needsReview)
    let generated = texts.keys.filter { texts[$0]?.generatedMarker != nil }
    #expect(!generated.isEmpty)
    for file in generated { #expect(trial.result[file] == texts[file]) }
  }


  /// The rows of the tables: file from the heading, then line, transform, level and code.
  private func rows() throws -> [Row] {
    let page = try String(contentsOf: LegacyApp.folder.appendingPathComponent("EXPECTED.md"), encoding: .utf8)
    var file = ""
    var result: [Row] = []
    for line in page.split(separator: "\n") {
      if let heading = line.firstMatch(of: /^### `([^`]+)`/) { file = String(heading.1) }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count > 5, let number = Int(cells[1]), ["safe", "review", "manual"].contains(cells[3]) else { continue }
      let code = cells[4].split(separator: " ").map { $0.filter { $0 != "`" } }.first { !$0.hasPrefix("+") }
      result.append(
        Row(place: "\(file):\(number)", transform: cells[2].filter { $0 != "`" }, level: cells[3], code: code))
    }
    return result
  }
}

/// The small app under `Fixtures/`.
enum LegacyApp {
  static let folder = Fixture.root.appendingPathComponent("Fixtures/LegacyApp")
  /// What each language sees of the other, which Xcode writes.
  static let support = ["Bridged.swift", "LegacyApp-Swift.h"].map {
    Fixture.root.appendingPathComponent("Fixtures/LegacyApp.support/\($0)")
  }
  private static let kinds = SourceLanguage.fileExtensions.union(ProjectFileKind.fileExtensions).map { "." + $0 }

  /// Its sources and project files without its pods, as the workspace lists them.
  static func texts() throws -> [FileID: SourceText] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var result: [FileID: SourceText] = [:]
    for name in names where kinds.contains(where: name.hasSuffix) && !name.hasPrefix("Pods/") {
      result[FileID(name)] = SourceText(bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
    return result
  }
}
