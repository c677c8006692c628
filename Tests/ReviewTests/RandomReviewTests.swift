import SourceEdits
import SourceText
import Testing

@testable import Review

/// Reviews of random keys, with batches written and taken back, and with quits in between.
@Suite("Random reviews")
struct RandomReviewTests {
  /// The same numbers on every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// A review over texts that are written and put back, as on a disk.
  private struct Desk {
    var texts: [FileID: String]
    var recording: Recording
    /// For each batch the texts before.
    var batches: [[FileID: String]] = []

    init(_ texts: [FileID: String]) {
      self.texts = texts
      recording = Recording(Self.run(texts))
    }

    static func run(_ texts: [FileID: String]) -> SampleRun {
      var run = SampleRun()
      for (file, text) in texts.sorted(by: { $0.key < $1.key }) { run.add(text, to: file) }
      return run
    }

    mutating func write() {
      let edits = recording.session.outcomes.editsByFile
      guard !edits.isEmpty else { return }
      batches.append(texts)
      for (file, list) in edits { texts[file] = SourceText(texts[file]!).applying(list).string }
      let contents = edits.keys.reduce(into: [FileID: ContentID]()) { $0[$1] = ContentID(of: SourceText(texts[$1]!)) }
      note(recording.session.wrote(batch: batches.count, contents: contents))
      let run = Self.run(texts)
      note(recording.session.showRest(run.changes, in: run.texts, after: edits))
    }

    mutating func takeBack() {
      guard recording.session.decisions.lastBatch != nil else { return recording.press("u") }
      texts = batches.removeLast()
      note(recording.session.tookBackBatch())
      let run = Self.run(texts)
      _ = recording.session.show(run.changes, in: run.texts)
    }

    /// Everything but the events and the disk is forgotten.
    mutating func resume() -> [DecidedChange] {
      let run = Self.run(texts)
      recording.session = ReviewSession(Decisions(recording.events))
      return recording.session.show(run.changes, in: run.texts)
    }

    private mutating func note(_ step: ReviewStep) {
      if let event = step.event { recording.events.append(event) }
    }

    var answers: String { recording.picture.replacing(">", with: "") }
  }

  @Test("a quit after any key loses nothing, and taking everything back is the beginning", arguments: 0..<200)
  func sequences(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    // Equal lines, several uses in a line, several files.
    let twin = "        use(UIScreen.main.bounds)\n"
    let start: [FileID: String] = [
      SampleRun.gallery: SampleRun.galleryText, SampleRun.order: SampleRun.orderText,
      FileID("App/Twins.swift"): "class Twins {\n    func size() {\n" + twin + twin + "        done()\n" + twin + "    }\n}\n",
    ]
    var desk = Desk(start)
    for _ in 0..<40 {
      switch "yynnadADujkgr".randomElement(using: &numbers)! {
      case "g": desk.write()
      case "u": desk.takeBack()
      case "r":
        let before = (desk.answers, desk.recording.session.tally)
        #expect(desk.resume() == [])
        #expect((desk.answers, desk.recording.session.tally) == before)
      case let key: desk.recording.press(String(key))
      }
    }
    while !desk.recording.session.decisions.history.isEmpty { desk.takeBack() }
    #expect(desk.texts == start)
    #expect(desk.answers.allSatisfy { $0 == "." })
    #expect(desk.recording.session.tally.undecided == desk.recording.session.items.count)
  }
}
