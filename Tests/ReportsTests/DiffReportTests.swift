import SourceEdits
import SourceText
import Testing

@testable import Reports

@Suite("What diff prints")
struct DiffReportTests {
  private func diff(
    _ changes: ChangeSet = Sample.changes, text: SourceText = Sample.galleryText, isAnnotated: Bool = false,
    rendering: DiffReport.Rendering = .exact, style: TextStyle = TextStyle()
  ) -> String {
    var bytes: [UInt8] = []
    DiffReport(
      changes, texts: [Sample.gallery: text], isAnnotated: isAnnotated, rendering: rendering, style: style
    ).write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private let hunk = """
    @@ -1,7 +1,7 @@
     class Gallery: UIViewController {
         override func viewDidLayoutSubviews() {
             super.viewDidLayoutSubviews()
    -        card.frame.size.width = UIScreen.main.bounds.width
    +        card.frame.size.width = view.bounds.width
         }
     
         func show() {

    """

  private let header = """
    diff --git a/App/Gallery.swift b/App/Gallery.swift
    --- a/App/Gallery.swift
    +++ b/App/Gallery.swift

    """

  @Test("only what is accepted, and nothing else")
  func plain() {
    #expect(diff() == header + hunk)
    #expect(diff(ChangeSet(offered: [Sample.review])).isEmpty)
  }

  @Test("the reason stands above the hunk")
  func annotated() {
    let line = "# screen-bounds safe: read the width from 'view' [+breakpoint-literal]\n"
    #expect(diff(isAnnotated: true) == header + line + hunk)
  }

  @Test("colour changes nothing but itself")
  func colour() {
    let colored = diff(style: TextStyle(isColored: true))
    #expect(colored.contains("\u{1B}[32m+        card.frame.size.width = view.bounds.width\u{1B}[0m\n"))
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == diff())
  }

  @Test("a terminal gets no control characters, a pipe gets the bytes")
  func controlCharacters() {
    let text = SourceText(Sample.galleryText.string.replacing("super.", with: "\u{1B}[8m\tsuper."))
    let moved = text.count - Sample.galleryText.count
    let range = Sample.safe.anchor.range.lowerBound + moved..<Sample.safe.anchor.range.upperBound + moved
    let change = Change(
      id: "0a1b2c3d4e5f", transform: "screen-bounds", message: "m",
      anchor: Anchor(file: Sample.gallery, range: range, position: LineColumn(line: 4, column: 33)), safety: .safe,
      edits: EditBatch([Sample.gallery: [TextEdit(range: range, replacement: "view.bounds")]])!, doubts: [], notes: [],
      record: Sample.record)
    let changes = ChangeSet(accepted: [change])
    #expect(diff(changes, text: text).contains("\u{1B}[8m\tsuper."))
    #expect(diff(changes, text: text, rendering: .escaped).contains("\\u{1B}[8m\tsuper."))
  }

  @Test("the summary names what is left out")
  func summary() {
    #expect(
      DiffReport.summary(of: Sample.changes, arguments: " App") == """
        1 change in 1 file; 1 needs review, 1 is left to a person, 1 file was left alone; 'reframe scan App' lists every \
        place.
        """)
    #expect(DiffReport.summary(of: ChangeSet(filesRead: 3), arguments: "") == "Nothing to change.")
  }
}
