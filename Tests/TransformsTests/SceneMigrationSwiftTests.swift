import Foundation
import SourceEdits
import SourceText
import Testing
import TransformKit
@testable import Transforms

/// App delegates in Swift under `Fixtures/app-delegates`: what moves to the scene delegate, what is refused and why.
///
/// A folder has the files `before`, those that differ `after`, and `migration.txt`: `doubts:` or `refused: reason File:line`,
/// `storyboard: yes`, `ios:`, and a `remaining:` file for every place that is left to a person.
@Suite struct SceneMigrationSwiftTests {
  @Test(arguments: DelegateSample.all) func anAppDelegateMigrates(_ sample: DelegateSample) throws {
    let result = try #require(sample.migrate())
    if let refused = sample.value("refused") {
      #expect(result.summary == refused)
      return
    }
    #expect(result.summary == "migration " + (sample.value("doubts").map { $0 == "none" ? "" : $0 } ?? ""))
    for (name, text) in sample.expected { #expect(result.after(name) == text, "\(name)") }
    let created = result.migration?.creations.map(\.name) ?? []
    #expect(Set(sample.after.keys).subtracting(sample.before.keys) == Set(created))
    let remaining = (result.migration?.remaining ?? []).map(\.file.path)
    #expect(remaining.sorted() == sample.values("remaining").sorted())
  }

  /// Comments, line endings, a byte-order mark and an emoji change nothing but themselves.
  @Test(arguments: DelegateSample.all.filter { !$0.after.isEmpty }) func lineEndingsStay(_ sample: DelegateSample) throws {
    let windows = DelegateSample(sample) { $0.replacing("\n", with: "\r\n") }
    let result = try #require(windows.migrate())
    for (name, text) in windows.expected { #expect(result.after(name) == text, "\(name)") }
    let marked = DelegateSample(sample) { "\u{FEFF}// 🌊\n" + $0 }
    let plain = try #require(sample.migrate()), other = try #require(marked.migrate())
    #expect(other.doubts == plain.doubts)
    for name in sample.before.keys {
      #expect(other.after(name) == plain.after(name).map { "\u{FEFF}// 🌊\n" + $0 }, "\(name)")
    }
  }

  /// Once migrated there is nothing left to do. (Below iOS 13 the old launch stays, and the engine knows from the class that is there.)
  @Test(arguments: DelegateSample.all.filter { !$0.after.isEmpty && $0.value("ios") == nil && $0.values("remaining").isEmpty }) func nothingIsLeft(_ sample: DelegateSample) throws {
    let texts = sample.before.merging(sample.expected) { $1 }
    let again = try #require(SceneProject(texts).migrate())
    #expect(again.summary == "nothing to move")
  }

  @Test func beforeAndAfterCompile() throws {
    let workplace = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-delegates-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: workplace) }
    var groups: [String] = []
    for sample in DelegateSample.all {
      groups.append(try sample.write(sample.before, as: "before", in: workplace))
      if !sample.after.isEmpty { groups.append(try sample.write(sample.before.merging(sample.after) { $1 }, as: "after", in: workplace)) }
    }
    let report = try StubSDK.check(groups, in: workplace)
    #expect(report.isEmpty, "\(report)")
    #expect(groups.count > DelegateSample.all.count)
  }
}

/// One folder under `Fixtures/app-delegates`.
struct DelegateSample: Sendable, CustomTestStringConvertible {
  let name: String
  let before: [String: String]
  /// The files that differ afterwards, and those that come into being.
  let after: [String: String]
  private let settings: [(key: String, value: String)]

  var testDescription: String { name }
  /// Every file that is there afterwards and has a word in `after`, or is to stay as it is.
  var expected: [String: String] { before.merging(after) { $1 } }

  func value(_ key: String) -> String? { settings.first { $0.key == key }?.value }
  func values(_ key: String) -> [String] { settings.filter { $0.key == key }.map(\.value) }

  func migrate() -> SceneProject.Result? {
    SceneProject(before).migrate(hasStoryboard: value("storyboard") == "yes", target: value("ios").flatMap { IOSVersion($0) } ?? IOSVersion(15))
  }

  static let all: [DelegateSample] = {
    let folder = Fixture.root.appendingPathComponent("Fixtures/app-delegates")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { DelegateSample(folder.appendingPathComponent($0), name: $0) }
  }()

  private init?(_ folder: URL, name: String) {
    self.name = name
    guard let text = try? String(contentsOf: folder.appendingPathComponent("migration.txt"), encoding: .utf8) else { return nil }
    settings = text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    before = Self.texts(in: folder.appendingPathComponent("before"))
    after = Self.texts(in: folder.appendingPathComponent("after"))
  }

  /// The same with other texts.
  init(_ sample: DelegateSample, _ change: (String) -> String) {
    name = sample.name
    settings = sample.settings
    before = sample.before.mapValues(change)
    after = sample.after.mapValues(change)
  }

  private static func texts(in folder: URL) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map { (name, $0) }
      })
  }

  /// Writes texts and gives the line that names them to the checker.
  func write(_ texts: [String: String], as state: String, in workplace: URL) throws -> String {
    let folder = workplace.appendingPathComponent("\(name)/\(state)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = try texts.sorted { $0.key < $1.key }.map { name, text in
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    return (["\(name) (\(state))"] + paths).joined(separator: "\t")
  }
}
