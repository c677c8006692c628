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

  private var twoDone: MigrationState {
    begun.beginning(scale).finishing(.verified, batch: 4, changes: 6)
      .beginning(bounds, unverified: 5).finishing(.verifiedInPart, batch: 5, changes: 20, leftOut: 1)
  }

  @Test("a migration goes from batch to batch")
  func order() {
    let batches = [scale, bounds, windows]
    #expect(begun.next(in: batches) == .batch(0))
    #expect(begun.beginning(scale).next(in: batches) == .batch(0))
    #expect(twoDone.next(in: batches) == .batch(2))
    let done = twoDone.beginning(windows).finishing(.nothing, batch: nil, changes: 0)
    #expect(done.next(in: batches) == .finished)
  }

  @Test("what is done is kept in order, with what became of it")
  func done() {
    #expect(
      twoDone.done == [
        .init(name: "scale", fingerprint: "aa", outcome: .verified, batch: 4, changes: 6, leftOut: 0),
        .init(name: "bounds", fingerprint: "bb", outcome: .verifiedInPart, batch: 5, changes: 20, leftOut: 1),
      ])
    #expect(twoDone.current == nil)
  }

  @Test("a batch that is on disk and not verified is known, so that it can be taken back")
  func unverified() {
    let state = begun.beginning(scale, unverified: 3)
    #expect(state.current == .init(name: "scale", fingerprint: "aa", unverified: 3))
    #expect(state.done == [])
    #expect(state.next(in: [scale]) == .batch(0))
  }

  @Test("nothing can be finished that was not begun")
  func finishing() {
    #expect(begun.finishing(.verified, batch: 1, changes: 1) == begun)
  }

  @Test("what comes after the part that is done may change")
  func changeBehind() {
    let other = Batch(name: "bounds of cells", fingerprint: "dd")
    #expect(twoDone.next(in: [scale, bounds]) == .finished)
    #expect(twoDone.next(in: [scale, bounds, other]) == .batch(2))
    #expect(begun.beginning(bounds).next(in: [other]) == .batch(0))
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
        "current" : { "fingerprint" : "cc", "name" : "windows", "unverified" : 6 },
        "done" : [
          { "batch" : 4, "changes" : 6, "fingerprint" : "aa", "leftOut" : 0, "name" : "scale", "outcome" : "verified" },
          { "batch" : 5, "changes" : 20, "fingerprint" : "bb", "leftOut" : 1, "name" : "bounds", "outcome" : "verified-in-part" }
        ],
        "migration" : "migration.json",
        "schemaVersion" : 1
      }
      """
    let read = try JSONDecoder().decode(MigrationState.self, from: Data(text.utf8))
    #expect(read == twoDone.beginning(windows, unverified: 6))
  }

  @Test("what is written is read again", arguments: MigrationState.Outcome.allCases)
  func roundTrip(outcome: MigrationState.Outcome) throws {
    let state = twoDone.beginning(windows).finishing(outcome, batch: outcome == .nothing ? nil : 9, changes: 2)
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(MigrationState.self, from: data) == state)
  }
}
