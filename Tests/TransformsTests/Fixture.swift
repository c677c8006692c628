import Foundation
import SourceEdits
import SourceText
import Testing
import TransformKit

/// One case under `Fixtures/`: what the tool sees, and what a person judged it should say and do.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// `screen-bounds/vc-bounds-in-layout`.
  let name: String
  let folder: URL
  let before: [FileID: SourceText]
  let after: [FileID: SourceText]
  let afterReview: [FileID: SourceText]
  let support: [URL]
  /// The files before of other kinds, which nothing reads but to see what they name.
  let others: [FileID: SourceText]
  let page: CasePage

  var testDescription: String { name }

  var deploymentTarget: IOSVersion { value("ios").flatMap { IOSVersion($0) } ?? IOSVersion(15) }
  var expectations: [Expectation] { values("expect").filter { $0 != "none" }.map { Expectation($0) } }
  var isParseOnly: Bool { value("parse-only") == "yes" }
  var assumptions: [String: String] {
    Dictionary(
      values("assume").map { line in
        let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
        return (parts[0], parts[1])
      }, uniquingKeysWith: { $1 })
  }

  func value(_ key: String) -> String? { values(key).first }
  func values(_ key: String) -> [String] { page.settings.filter { $0.key == key }.map(\.value) }

  /// The file's texts with a level applied.
  func expectedTexts(_ level: Safety) -> [FileID: SourceText] {
    let changed = level == .safe || afterReview.isEmpty ? after : afterReview
    return before.merging(changed) { $1 }
  }
}

/// `GalleryViewController.swift:9 screen-bounds review unsafe-phase +note`.
struct Expectation: Hashable, CustomStringConvertible {
  let place: String
  let transform: String
  let level: String
  let code: String?
  let notes: Set<String>

  init(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    place = words.first ?? ""
    transform = words.count > 1 ? words[1] : ""
    level = words.count > 2 ? words[2] : ""
    let rest = words.dropFirst(3)
    code = rest.first { !$0.hasPrefix("+") }
    notes = Set(rest.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) })
  }

  init(_ change: Change) {
    place = "\(change.anchor.file):\(change.anchor.line)"
    transform = change.transform
    level = change.safety == .safe ? "safe" : "review"
    code = change.doubts.first?.text
    notes = Set(change.notes.map(\.text))
  }

  init(_ finding: Finding) {
    place = "\(finding.anchor.file):\(finding.anchor.line)"
    transform = finding.transform
    level = "manual"
    code = finding.reason.text
    notes = Set(finding.notes.map(\.text))
  }

  var description: String { ([place, transform, level, code ?? ""] + notes.sorted().map { "+" + $0 }).joined(separator: " ") }

  /// A case names the notes that matter to it; others may be there.
  func isMet(by other: Expectation) -> Bool {
    place == other.place && transform == other.transform && level == other.level && code == other.code
      && notes.isSubset(of: other.notes)
  }
}

extension Fixture {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every folder with a `case.txt`.
  static let all: [Fixture] = names(endingWith: "/case.txt").map { Fixture(cases, $0) }

  private static let cases = root.appendingPathComponent("Fixtures")

  /// The folders under `Fixtures/` that hold something of this name, without it.
  static func names(endingWith end: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: cases.path)) ?? []
    return names.filter { $0.hasSuffix(end) }.sorted().map { String($0.dropLast(end.count)) }
  }

  private init(_ fixtures: URL, _ name: String) {
    self.name = name
    folder = fixtures.appendingPathComponent(name)
    page = CasePage(try? String(contentsOf: folder.appendingPathComponent("case.txt"), encoding: .utf8))
    before = Self.texts(in: folder.appendingPathComponent("before"))
    after = Self.texts(in: folder.appendingPathComponent("after"))
    afterReview = Self.texts(in: folder.appendingPathComponent("after-review"))
    support = Self.files(in: folder.appendingPathComponent("support"))
    others = Self.texts(in: folder.appendingPathComponent("before"), others: true)
  }

  /// What the files of a case may be; a `.pch` comes before every Objective-C file, as in a project.
  private static let kinds = (SourceLanguage.fileExtensions.union(ProjectFileKind.fileExtensions)).map { "." + $0 }

  private static func files(in folder: URL, others: Bool = false) -> [URL] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in kinds.contains(where: name.hasSuffix) != others }.sorted().map { folder.appendingPathComponent($0) }
  }

  private static func texts(in folder: URL, others: Bool = false) -> [FileID: SourceText] {
    var result: [FileID: SourceText] = [:]
    for file in files(in: folder, others: others) {
      guard let data = try? Data(contentsOf: file) else { continue }
      result[FileID(String(file.path.dropFirst(folder.path.count + 1)))] = SourceText(bytes: Array(data))
    }
    return result
  }
}
