import Foundation
import SourceEdits
import SourceText
import Testing

@testable import TransformKit
@testable import Transforms

/// The Objective-C half of `scene-life-cycle`: whole app delegates before and after, and what is refused.
@Suite struct SceneMigrationObjCTests {
  private static let all = SceneMigrationObjCCase.migrations

  /// The files after the migration of a case; nil when there is none.
  private static func files(after one: SceneMigrationObjCCase) throws -> (files: [String: String], migration: SceneMigration) {
    let texts = Dictionary(uniqueKeysWithValues: one.files.map { ("App/" + $0.key, $0.value) })
    let trial = SceneMigrationTrial(texts, ios: one.ios)
    let outcome = try #require(trial.outcome(storyboard: one.storyboard, ios: one.ios))
    guard case .migration(let migration) = outcome else {
      Issue.record("\(one.name): \(outcome)")
      throw CancellationError()
    }
    for (file, edits) in migration.edits { #expect(EditBatch.disjoint(edits) != nil, "\(file)") }
    return (trial.files(after: migration), migration)
  }

  @Test(arguments: all) func moves(_ one: SceneMigrationObjCCase) throws {
    let (files, migration) = try Self.files(after: one)
    #expect(migration.doubts.map(\.text) == one.doubts.map(\.text))
    #expect(migration.remaining.map { $0.file.path + ": " + $0.proposal.action.reasonText } == one.remaining)
    for (name, text) in one.after {
      let file = try #require(files["App/" + name], "\(name)")
      let isWhole = text.hasPrefix("#import") && text.hasSuffix("@end\n")
      #expect(file == text || !isWhole && file.contains(text), "\(name):\n\(file)")
    }
    for (name, words) in one.gone {
      for word in words { #expect(!files["App/" + name]!.contains(word), "\(name) still has \(word):\n\(files["App/" + name]!)") }
    }
  }

  /// Every byte of the old files that is no window code stays, and the new ones compile beside them.
  @Test func everythingCompilesBeforeAndAfter() throws {
    let workplace = FileManager.default.temporaryDirectory.appendingPathComponent("reframe-scene-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: workplace) }
    var groups: [String] = []
    for (index, one) in Self.all.enumerated() {
      let before = Dictionary(uniqueKeysWithValues: one.files.map { ("App/" + $0.key, $0.value) })
      for (state, files) in [("before", before), ("after", try Self.files(after: one).files)] {
        var paths: [String] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) where !name.hasSuffix(".swift") {
          let target = workplace.appendingPathComponent("\(index)/\(state)/\(name)")
          try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(text.utf8).write(to: target)
          paths.append(target.path)
        }
        groups.append((["\(one.name) (\(state))", "ios=\(one.ios)"] + paths).joined(separator: "\t"))
      }
    }
    let report = try StubSDK.check(groups, in: workplace)
    #expect(report.isEmpty, "\(report)")
  }

  /// A migrated app delegate has nothing more to move.
  @Test(arguments: all) func aSecondRunFindsNoWindow(_ one: SceneMigrationObjCCase) throws {
    guard one.ios >= IOSVersion(13), !one.storyboard else { return }
    let trial = SceneMigrationTrial(try Self.files(after: one).files, ios: one.ios)
    guard case .nothingToMove = try #require(trial.outcome(of: "AppDelegate", storyboard: one.storyboard, ios: one.ios)) else {
      Issue.record("\(one.name): moves something again")
      return
    }
  }
}

extension Proposal.Action {
  fileprivate var reasonText: String { if case .manual(let reason) = self { reason.text } else { "" } }
}
