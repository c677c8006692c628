import SourceEdits
import SourceText
import Testing

@testable import Review

/// A change of two pieces, whose whole also removes the local that both use.
@Suite("Splitting a change")
struct SplitTests {
  private static let file = FileID("A.swift")
  private static let text = SourceText(
    """
    class A: UIView {
        func layout() {
            let screen = UIScreen.main
            a.width = screen.bounds.width
            b.height = screen.bounds.height
            c.width = UIScreen.main.bounds.width
        }
    }

    """)

  private static var run: SampleRun {
    var run = SampleRun()
    run.texts[file] = text
    let offsets = text.offsets(of: "screen.bounds")
    let pieces = offsets.enumerated().map { index, offset in
      SampleRun.change("screen-bounds", in: file, text, offset..<offset + 13, "bounds", scope: "A.layout()", id: "w.\(index + 1)")
    }
    let local = text.offsets(of: "        let screen = UIScreen.main\n")[0]
    let removal = TextEdit(range: local..<local + 35, replacement: "")
    let edits = EditBatch([file: pieces.flatMap { $0.edits.edits[file]! } + [removal]])!
    let whole = Change(
      id: "w", transform: "screen-bounds", message: "both", anchor: pieces[0].anchor, safety: .safe, edits: edits,
      kind: ChangeKind(provider: "view", phase: "live"), parts: pieces, doubts: [], notes: [],
      record: SampleRun.record("A.layout()"))
    let last = text.offsets(of: "UIScreen.main.bounds")[0]
    let other = SampleRun.change(
      "screen-bounds", in: file, text, last..<last + 20, "bounds", scope: "A.layout()", id: "c")
    run.changes = [whole, other]
    return run
  }

  @Test(
    "the pieces stand where the whole stood",
    arguments: [
      ("s", ">..."), ("sy", "y>.."), ("syny", "yny>"), ("su", ">.."), ("syu", ">..."), ("syuu", ">.."), ("ysu", ">.."),
      ("sa", "yyy>"), ("sjA", "yyy>"), ("js", ".>."),
    ])
  func keys(pressed: String, picture: String) {
    var recording = Recording(Self.run)
    recording.press(pressed)
    #expect(recording.picture == picture)
  }

  @Test("all pieces accepted are the whole again, with what only the whole removes")
  func wholeAgain() {
    var recording = Recording(Self.run)
    recording.press("syy")
    #expect(recording.session.outcomes.map(\.id) == ["w"])
    recording.press("kn")
    #expect(recording.session.outcomes.map(\.id) == ["w.1"])
    #expect(recording.session.outcomes[0].edits.edits[Self.file]?.count == 1)
  }

  @Test("it can be split after it was decided, and is undecided then")
  func splitAfterDecision() {
    var recording = Recording(Self.run)
    recording.press("yks")
    #expect(recording.picture == ">...")
    recording.press("u")
    #expect(recording.picture == ">y.")
  }

  @Test("the split and the pieces' answers are there again after a quit")
  func resume() {
    var recording = Recording(Self.run)
    recording.press("sny")
    let events = recording.events
    var session = Self.run.session(Decisions(events))
    #expect(session.items.map { session.decision(on: $0) } == [.declined, .accepted, nil])
    _ = session.takeBack()
    _ = session.takeBack()
    _ = session.takeBack()
    #expect(session.items.count == 2)
  }

  @Test("only a change of several pieces can be split")
  func keyIsShown() {
    var recording = Recording(Self.run)
    #expect(recording.session.keys.contains(.split))
    recording.press("s")
    #expect(!recording.session.keys.contains(.split))
    #expect(recording.session.split() == ReviewStep())
  }
}
