@testable import Engine
import Foundation
import SourceEdits
import SourceText
import Testing
import TransformKit
import Transforms

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
  private let settings: [(key: String, value: String)]

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

  func value(_ key: String) -> String? { settings.first { $0.key == key }?.value }
  func values(_ key: String) -> [String] { settings.filter { $0.key == key }.map(\.value) }

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
    place = words[0]
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
  static let all: [Fixture] = {
    let fixtures = root.appendingPathComponent("Fixtures")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: fixtures.path)) ?? []
    return names.filter { $0.hasSuffix("/case.txt") }.sorted().compactMap { Fixture(fixtures, String($0.dropLast("/case.txt".count))) }
  }()

  private init?(_ fixtures: URL, _ name: String) {
    self.name = name
    folder = fixtures.appendingPathComponent(name)
    guard let text = try? String(contentsOf: folder.appendingPathComponent("case.txt"), encoding: .utf8) else { return nil }
    settings = text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
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

/// Runs the engine over texts in memory.
struct Trial {
  let set: ChangeSet
  let texts: [FileID: SourceText]

  init(
    _ texts: [FileID: SourceText], accepts: Safety = .safe, target: IOSVersion = IOSVersion(15),
    assumptions: [String: String] = [:], verifies: Bool = true, blanks: Bool = true, jobs: Int = 1, others: [FileID: SourceText] = [:]
  ) {
    struct Missing: Error {}
    let input = EngineInput(
      files: texts.keys.filter { SourceLanguage(of: $0) != nil }.sorted(),
      projectFiles: texts.keys.filter { SourceLanguage(of: $0) == nil }.sorted(),
      store: SourceStore { file in
        guard let text = texts[file] else { throw Missing() }
        return text.bytes
      },
      context: { file in
        let isInPod = others.keys.contains { $0.path.hasSuffix(".podspec") && file.path.hasPrefix($0.path.prefix { $0 != "/" } + "/") }
        return FileContext(deploymentTarget: target, isTest: file.path.contains("Tests/"), isInPod: isInPod)
      },
      namedElsewhere: { names, _ in names.filter { name in others.values.contains { $0.writes(name) } } })
    var options = EngineOptions()
    options.accepts = accepts
    options.assumptions = assumptions
    options.verifies = verifies
    options.blanks = blanks
    options.jobs = jobs
    self.texts = texts
    set = Engine(transforms: TransformCatalogue.all).run(input, options: options)
  }

  init(_ fixture: Fixture, accepts: Safety = .safe) {
    self.init(fixture.before, accepts: accepts, target: fixture.deploymentTarget, assumptions: fixture.assumptions, others: fixture.others)
  }

  /// The texts with the accepted changes, and the files that these create.
  var result: [FileID: SourceText] {
    let edits = set.acceptedEdits
    let changed = Dictionary(uniqueKeysWithValues: texts.map { ($0, edits[$0].map($1.applying) ?? $1) })
    return changed.merging(set.accepted.creations.mapValues { SourceText($0) }) { $1 }
  }

  /// Everything that is reported, in order of place.
  var outcomes: [Expectation] {
    let changes = (set.accepted + set.offered).map { ($0.anchor, Expectation($0)) }
    let findings = set.findings.map { ($0.anchor, Expectation($0)) }
    return (changes + findings).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
