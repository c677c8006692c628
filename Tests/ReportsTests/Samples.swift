import SourceEdits
import SourceText

@testable import Reports

/// A small checkout's worth of results.
enum Sample {
  static let gallery = FileID("App/Gallery.swift")
  static let metrics = FileID("App/Metrics.swift")

  static let galleryText = SourceText(
    """
    class Gallery: UIViewController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            card.frame.size.width = UIScreen.main.bounds.width
        }

        func show() {
            UIApplication.shared.keyWindow?.endEditing(true)
        }
    }

    """)

  static let record = ChangeRecord(
    scope: "Gallery.viewDidLayoutSubviews()", oldDependency: "UIScreen.main.bounds.width",
    newDependency: "view.bounds.width (the controller's view)", trigger: "every layout pass", update: "the card's width",
    preserved: "the order of the statements", verify: "resize the window")

  static let safe = change(
    id: "0a1b2c3d4e5f", transform: "screen-bounds", message: "read the width from 'view'", old: "UIScreen.main.bounds",
    new: "view.bounds", safety: .safe, doubts: [], notes: ["breakpoint-literal"])

  static let review = change(
    id: "4e5f60718293", transform: "key-window",
    message: "ask the controller's view for its window, because no parameter of the method is nearer",
    old: "UIApplication.shared.keyWindow", new: "view.window", safety: .needsReview, doubts: ["unknown-phase"], notes: [])

  static let manual = Finding(
    id: "89abcdef0123", transform: "screen-bounds", message: "leave 'UIScreen.main.bounds'",
    anchor: Anchor(file: metrics, range: 40..<60, position: LineColumn(line: 2, column: 24)), reason: "static-context",
    notes: [], scope: "Metrics.width")

  static let changes = ChangeSet(
    accepted: [safe], offered: [review], findings: [manual],
    problems: [FileProblem(file: FileID("App/Old.swift"), kind: .notUTF8, message: "byte 12 is no UTF-8")],
    filesRead: 1204, filesParsed: 3, suppressed: 1)

  private static func change(
    id: String, transform: String, message: String, old: String, new: String, safety: Safety, doubts: [ReasonCode],
    notes: [ReasonCode]
  ) -> Change {
    let bytes = galleryText.bytes
    let wanted = Array(old.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) }!
    let range = start..<start + wanted.count
    let position = LineTable(galleryText).position(at: start)
    return Change(
      id: id, transform: transform, message: message,
      anchor: Anchor(file: gallery, range: range, position: position), safety: safety,
      edits: EditBatch([gallery: [TextEdit(range: range, replacement: new)]])!, doubts: doubts, notes: notes,
      record: record)
  }
}
