import Foundation
import Reports
import SourceEdits
import SourceText
import Testing
import Transforms

/// `CHANGES.md` of the small app, which a person reads and judges: `Fixtures/LegacyApp.CHANGES.md`.
@Suite struct ChangesPageTests {
  private static let golden = Fixture.root.appendingPathComponent("Fixtures/LegacyApp.CHANGES.md")

  @Test func thePageOfTheSafeChangesIsAsItWasRead() throws {
    let page = try Self.page()
    let environment = ProcessInfo.processInfo.environment
    if environment["UPDATE_FIXTURES"] == "1", environment["CI"] == nil { try Data(page).write(to: Self.golden) }
    let expected = try Data(contentsOf: Self.golden)
    guard expected != Data(page) else { return }
    let (old, new) = (Self.lines(Array(expected)), Self.lines(page))
    let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    Issue.record(
      """
      Fixtures/LegacyApp.CHANGES.md differs from line \(place + 1) on. Read what is new and, when it is better, run \
      'UPDATE_FIXTURES=1 swift test --filter ChangesPageTests'.
      - \(place < old.count ? old[place] : "(end)")
      + \(place < new.count ? new[place] : "(end)")
      """)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func page() throws -> [UInt8] {
    let texts = try LegacyApp.texts()
    let trial = Trial(texts)
    var batch = BatchPage(
      number: 1, title: "safe changes", date: "2026-02-03T10:15:00Z", toolVersion: "0.1.0", command: "reframe apply --commit",
      changes: trial.set.accepted)
    batch.head = "4f1c2ab9d03e5b6a7f8091a2b3c4d5e6f7081920"
    batch.folder = ".reframe/batches/0001-safe-changes"
    batch.offered = trial.set.offered
    batch.findings = trial.set.findings
    batch.transforms = TransformCatalogue.all.map { .init(id: $0.metadata.id, title: $0.metadata.title) }
    return ChangesPage(batch, originals: texts).markdown()
  }
}
