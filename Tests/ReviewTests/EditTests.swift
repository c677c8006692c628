import SourceEdits
import SourceText
import Testing

@testable import Review

@Suite("Editing the new lines of a change")
struct EditTests {
  private let run = SampleRun.standard
  private var item: ReviewItem { run.session().items[1] }
  private var sheet: EditSheet { EditSheet(item.change, in: run.texts) }

  private static let old =
    "        line.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1 / UIScreen.main.scale)"
  private static let new = "        line.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1 / UIScreen.main.scale)"

  @Test("the sheet says what the lines are and shows the old ones")
  func text() {
    #expect(
      sheet.text == """
        // reframe: Change the lines below and save them. Lines that begin with '// reframe:' are not written;
        // reframe: those with dashes have to stay. An empty file leaves everything as it was.
        // reframe: ---- 1 of 1: App/Gallery.swift, instead of line 5 ----
        // reframe: was \(Self.old)
        \(Self.new)
        // reframe: ---- end ----

        """)
  }

  @Test("what was changed comes back; nothing changed, or nothing left, is no edit")
  func back() throws {
    #expect(try sheet.hunks(in: sheet.text) == nil)
    #expect(try sheet.hunks(in: "") == nil)
    #expect(try sheet.hunks(in: " \n\n") == nil)
    let edited = sheet.text.replacing("view.bounds", with: "card.bounds")
    #expect(
      try sheet.hunks(in: edited)
        == [EditedHunk(file: SampleRun.gallery, old: Self.old + "\n", new: Self.new.replacing("view", with: "card") + "\n")])
    // The old line may go, and editors may write other endings.
    let lines = edited.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("// reframe: was") }
    #expect(try sheet.hunks(in: lines.joined(separator: "\r\n")) == sheet.hunks(in: edited))
    // All lines of the person removed: the old ones go without a successor.
    let emptied = try sheet.hunks(in: sheet.text.replacing(Self.new + "\n", with: ""))
    #expect(emptied?.map(\.new) == [""])
  }

  @Test("a marker that is gone, doubled or moved is refused, and so are lines outside")
  func markers() {
    let text = sheet.text
    for broken in [
      text.replacing("instead of line 5", with: "instead of line 6"),
      text.replacing("// reframe: ---- end ----\n", with: ""),
      text + "// reframe: ---- end ----\n",
      "// reframe: ---- end ----\n" + text.replacing("// reframe: ---- end ----\n", with: ""),
    ] {
      let fault = #expect(throws: EditSheet.Fault.self) { try sheet.hunks(in: broken) }
      #expect(fault?.description.contains("has to stay where it is") == true)
    }
    for broken in [text + "let more = 1\n", "let more = 1\n" + text] {
      let fault = #expect(throws: EditSheet.Fault.self) { try sheet.hunks(in: broken) }
      #expect(fault?.description.contains("nothing says where they belong") == true)
    }
    #expect(throws: Never.self) { try sheet.hunks(in: "\n// reframe: mine\n" + text + "\n\n") }
  }

  @Test("the edited change says so, needs review, and touches only the bytes that differ")
  func change() throws {
    let hunks = try #require(try sheet.hunks(in: sheet.text.replacing("view.bounds.width", with: "card.bounds.width")))
    let change = try #require(EditSheet.change(item.change, with: hunks, in: run.texts))
    #expect(change.message == "use 'view.bounds' (edited by hand)")
    #expect(change.safety == .needsReview)
    let edits = try #require(change.edits.edits[SampleRun.gallery])
    #expect(edits.map(\.replacement) == ["card"])
    #expect(
      run.texts[SampleRun.gallery]!.applying(edits).string
        == SampleRun.galleryText.replacing(Self.old, with: Self.new.replacing("view", with: "card")))
    // So the scale in the same line can still be accepted.
    var session = run.session()
    _ = session.later()
    _ = session.edit(hunks, as: change)
    #expect(session.accept().event != nil)
    #expect(session.outcomes.editsByFile[SampleRun.gallery]?.count == 2)
  }

  @Test("an edit over another accepted change is refused, and one over an edited line as well")
  func overlap() throws {
    var session = run.session()
    _ = session.later()
    _ = session.later()
    _ = session.accept()
    _ = session.earlier()
    _ = session.earlier()
    let hunks = try #require(try sheet.hunks(in: sheet.text.replacing(Self.new, with: "        line.frame = .zero")))
    let change = try #require(EditSheet.change(item.change, with: hunks, in: run.texts))
    let step = session.edit(hunks, as: change)
    #expect(step.event == nil)
    #expect(step.message == "this overlaps the change at App/Gallery.swift:5, which is accepted; decline that one first")

    var other = run.session()
    _ = other.later()
    #expect(other.edit(hunks, as: change).event != nil)
    #expect(other.current?.change.transform == "screen-scale")
    #expect(other.accept().event == nil)
    // The bulk keys leave it out, and say so.
    _ = other.earlier()
    _ = other.earlier()
    #expect(
      other.decideFile(.accepted).message
        == "accepted 2 changes in App/Gallery.swift; 1 left undecided, because it overlaps accepted ones")
  }

  @Test("lines keep their endings: CRLF, and none at the end of a file")
  func endings() throws {
    var run = SampleRun()
    run.add("func f() {\r\n    a(UIScreen.main.bounds)\r\n}\r\nlet b = UIScreen.main.bounds", to: SampleRun.gallery)
    let first = EditSheet(run.changes[0], in: run.texts)
    #expect(!first.text.contains("\r"))
    let two = first.text.replacing("    a(view.bounds)\n", with: "    a(view.bounds)\n    b()\n")
    #expect(try first.hunks(in: two)?.map(\.new) == ["    a(view.bounds)\r\n    b()\r\n"])
    let last = EditSheet(run.changes[1], in: run.texts)
    #expect(try last.hunks(in: last.text.replacing("let b = view", with: "let b = card"))?.map(\.new) == ["let b = card.bounds"])
  }

  @Test("after a quit the edit is there again; not when the line is another")
  func resume() throws {
    let hunks = try #require(try sheet.hunks(in: sheet.text.replacing("view.bounds", with: "card.bounds")))
    #expect(EditSheet.change(item.change, with: hunks, in: run.texts) != nil)
    var moved = SampleRun()
    moved.add("\n\n" + SampleRun.galleryText, to: SampleRun.gallery)
    #expect(EditSheet.change(moved.changes[1], with: hunks, in: moved.texts) != nil)
    var indented = SampleRun()
    indented.add(SampleRun.galleryText.replacing("    ", with: "  "), to: SampleRun.gallery)
    #expect(EditSheet.change(indented.changes[1], with: hunks, in: indented.texts) == nil)

    let event = ReviewEvent.decided([DecidedChange(item.key, .edited(hunks))])
    var session = run.session(Decisions([event]))
    #expect(session.unresolved.map(\.decision) == [.edited(hunks)])
    #expect(session.outcomes.isEmpty)
    let open = try #require(session.unresolved.first)
    session.resolve(open.item, as: EditSheet.change(open.item.change, with: hunks, in: run.texts))
    #expect(session.unresolved.isEmpty)
    #expect(session.outcomes.map(\.message) == ["use 'view.bounds' (edited by hand)"])
    session.resolve(open.item, as: nil)
    #expect(session.decision(on: open.item) == nil)
  }
}
