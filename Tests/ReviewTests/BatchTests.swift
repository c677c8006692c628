import SourceEdits
import SourceText
import Testing

@testable import Review

/// `g` and what comes after it. The tests write by applying the outcomes to the texts.
@Suite("Writing in the middle of a review")
struct BatchTests {
  /// Writes what is accepted, runs again and shows the rest.
  private func write(_ recording: inout Recording, batch: Int) {
    let edits = recording.session.outcomes.editsByFile
    var run = SampleRun()
    var contents: [FileID: ContentID] = [:]
    for (file, text) in recording.session.texts {
      let text = text.applying(edits[file] ?? [])
      if edits[file] != nil { contents[file] = ContentID(of: text) }
      run.add(text.string, to: file)
    }
    recording.events += [recording.session.wrote(batch: batch, contents: contents).event].compactMap(\.self)
    recording.events += [recording.session.showRest(run.changes, in: run.texts, after: edits).event].compactMap(\.self)
  }

  /// Takes the batch back and shows the run of before.
  private func takeBack(_ recording: inout Recording, _ run: SampleRun) {
    recording.events += [recording.session.tookBackBatch().event].compactMap(\.self)
    _ = recording.session.show(run.changes, in: run.texts)
  }

  @Test("what was written is gone, what was declined stays declined, the rest is asked")
  func rest() {
    var recording = Recording()
    // The width of the line is written, the scale in the same line declined.
    recording.press("jyn")
    write(&recording, batch: 1)
    #expect(recording.picture == ".n>..")
    #expect(recording.session.tally == ReviewTally(accepted: 1, declined: 1, undecided: 3))
    #expect(recording.session.outcomes.isEmpty)
    #expect(recording.session.decisions.lastBatch == 1)
    #expect(!recording.session.keys.contains(.apply))
  }

  @Test("a declined change stays declined although its line is another now, also after a quit")
  func declinedInWrittenLine() {
    var recording = Recording()
    recording.press("jyn")
    write(&recording, batch: 1)
    var session = ReviewSession(Decisions(recording.events))
    var run = SampleRun()
    for (file, text) in recording.session.texts { run.add(text.string, to: file) }
    #expect(session.show(run.changes, in: run.texts).isEmpty)
    let scale = session.items.first { $0.change.transform == "screen-scale" }
    #expect(scale.flatMap(session.decision) == .declined)
    #expect(session.decisions.everWritten == [1])
  }

  @Test("u after g brings back what was accepted, and goes on from there")
  func takingBack() {
    var recording = Recording()
    recording.press("yyn")
    let before = recording.picture
    write(&recording, batch: 7)
    #expect(recording.session.takeBack() == ReviewStep(nil, "there is nothing to take back"))
    takeBack(&recording, .standard)
    #expect(recording.picture.replacing(">", with: "") == before.replacing(">", with: ""))
    #expect(recording.session.decisions.lastBatch == nil)
    recording.press("u")
    #expect(recording.picture == "yy>...")
    recording.press("uu")
    #expect(recording.picture == ">.....")
  }

  @Test("u after g in a review that was taken up again")
  func takingBackLater() {
    var recording = Recording()
    recording.press("jyn")
    write(&recording, batch: 3)
    var run = SampleRun()
    for (file, text) in recording.session.texts { run.add(text.string, to: file) }
    var resumed = Recording(run)
    resumed.session = ReviewSession(Decisions(recording.events))
    _ = resumed.session.show(run.changes, in: run.texts)
    #expect(resumed.session.decisions.lastBatch == 3)
    takeBack(&resumed, .standard)
    #expect(resumed.picture.replacing(">", with: "") == ".yn..")
    resumed.press("uu")
    #expect(resumed.picture.replacing(">", with: "") == ".....")
  }

  @Test("two batches are taken back one after the other")
  func twoBatches() {
    var recording = Recording()
    recording.press("y")
    write(&recording, batch: 1)
    var between = SampleRun()
    for (file, text) in recording.session.texts { between.add(text.string, to: file) }
    recording.press("y")
    write(&recording, batch: 2)
    #expect(recording.session.tally == ReviewTally(accepted: 2, undecided: 3))
    takeBack(&recording, between)
    #expect(recording.picture.replacing(">", with: "") == "y...")
    recording.press("u")
    #expect(recording.session.decisions.lastBatch == 1)
    takeBack(&recording, .standard)
    #expect(recording.picture.replacing(">", with: "") == "y....")
  }

  @Test("a change of a second run, behind one that was declined, comes into its place")
  func secondRun() {
    let run = SampleRun.standard
    var first = run
    let late = first.changes.remove(at: 1)
    var recording = Recording(first)
    recording.press("ny")
    let added = recording.session.add([late], in: run.texts) { ReviewOrder.place.sorted($0, transforms: []) }
    #expect(added == 1)
    #expect(recording.picture == "n.y>.." )
    #expect(recording.session.add([late], in: run.texts) { $0 } == 0)
  }
}
