import ChangeLog
import Foundation
import Testing

@Suite("The state of a migration")
struct MigrationStateTests {
  private typealias Batch = MigrationState.Batch

  private let scale = Batch(name: "scale", fingerprint: "aa")
  private let bounds = Batch(name: "bounds", fingerprint: "bb")
  private let windows = Batch(name: "windows", fingerprint: "cc")

  private var begun: MigrationState { MigrationState(migration: "migration.json") }

  private let scaleDone = MigrationState.Done(
    name: "scale", fingerprint: "aa", outcome: .verified, batch: 4, changes: 6, leftOut: 0)
  private let boundsDone = MigrationState.Done(
    name: "bounds", fingerprint: "bb", outcome: .verifiedInPart, batch: 5, changes: 20, leftOut: 1)

  private var twoDone: MigrationState { begun.adding(scaleDone, mixed: ["b", "a"]).adding(boundsDone, mixed: ["a", "c"]) }

  @Test("a migration goes from batch to batch")
  func order() {
    let batches = [scale, bounds, windows]
    #expect(begun.next(in: batches) == .batch(0))
    #expect(begun.adding(scaleDone).next(in: batches) == .batch(1))
    #expect(twoDone.next(in: batches) == .batch(2))
    let last = MigrationState.Done(name: "windows", fingerprint: "cc", outcome: .nothing, batch: nil, changes: 0, leftOut: 0)
    #expect(twoDone.adding(last).next(in: batches) == .finished)
  }

  @Test("what is done is kept in order, and the files with other people's changes once each")
  func done() {
    #expect(twoDone.done == [scaleDone, boundsDone])
    #expect(twoDone.mixed == ["a", "b", "c"])
  }

  @Test("what comes after the part that is done may change")
  func changeBehind() {
    let other = Batch(name: "bounds of cells", fingerprint: "dd")
    #expect(twoDone.next(in: [scale, bounds]) == .finished)
    #expect(twoDone.next(in: [scale, bounds, other]) == .batch(2))
    #expect(begun.next(in: [other]) == .batch(0))
  }

  @Test("a batch that is done and was edited is named")
  func edited() {
    let other = Batch(name: "bounds", fingerprint: "dd")
    #expect(
      twoDone.next(in: [scale, other, windows])
        == .changed("batch 2, 'bounds', of 'migration.json' is done and reads differently now"))
  }

  @Test("so is one that moved, and one that is gone")
  func moved() {
    #expect(
      twoDone.next(in: [windows, scale, bounds])
        == .changed("batch 1, 'scale', of 'migration.json' is done, and now 'windows' stands in its place"))
    #expect(
      twoDone.next(in: [scale]) == .changed("batch 2, 'bounds', of 'migration.json' is done and no longer in the file"))
  }

  // Written by hand: a run that was stopped must be readable by the versions to come.
  @Test("the file stays readable")
  func format() throws {
    let text = """
      {
        "done" : [
          { "batch" : 4, "changes" : 6, "fingerprint" : "aa", "leftOut" : 0, "name" : "scale", "outcome" : "verified" },
          { "batch" : 5, "changes" : 20, "fingerprint" : "bb", "leftOut" : 1, "name" : "bounds", "outcome" : "verified-in-part" }
        ],
        "migration" : "migration.json",
        "mixed" : ["a", "b", "c"],
        "schemaVersion" : 1
      }
      """
    #expect(try MigrationState(bytes: Array(text.utf8), name: "run.json") == twoDone)
  }

  @Test("what is written is read again", arguments: MigrationState.Outcome.allCases)
  func roundTrip(outcome: MigrationState.Outcome) throws {
    let state = twoDone.adding(
      .init(name: "windows", fingerprint: "cc", outcome: outcome, batch: outcome == .nothing ? nil : 9, changes: 2, leftOut: 0))
    #expect(try MigrationState(bytes: state.encoded(), name: "run.json") == state)
  }
}
