import SourceEdits
import SourceText

@testable import Review

/// A file and the changes that a run proposes for it, found by their texts.
struct SampleRun {
  var texts: [FileID: SourceText] = [:]
  var changes: [Change] = []

  static let gallery = FileID("App/Gallery.swift")
  static let order = FileID("App/Order.swift")

  /// Five changes in two files: three widths and a scale in one, a width in the other.
  static let galleryText = """
    class Gallery: UIViewController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            card.width = UIScreen.main.bounds.width - 32
            line.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1 / UIScreen.main.scale)
        }

        func columns() -> CGFloat {
            UIScreen.main.bounds.width / 3
        }
    }

    """

  static let orderText = """
    class Order: UITableViewController {
        override func viewDidLayoutSubviews() {
            footer.width = UIScreen.main.bounds.width
        }
    }

    """

  static var standard: SampleRun {
    var run = SampleRun()
    run.add(galleryText, to: gallery)
    run.add(orderText, to: order)
    return run
  }

  /// Proposes what the transforms would for every use of the screen that is in the text.
  mutating func add(_ text: String, to file: FileID, kinds: [String: ChangeKind] = [:]) {
    let source = SourceText(text)
    texts[file] = source
    for (old, new, transform) in [
      ("UIScreen.main.bounds", "view.bounds", "screen-bounds"),
      ("UIScreen.main.scale", "traitCollection.displayScale", "screen-scale"),
    ] {
      for offset in source.offsets(of: old) {
        let scope = Self.scope(of: offset, in: source)
        let phase = scope.hasSuffix("columns()") ? "unknown" : "live"
        changes.append(
          Self.change(
            transform, in: file, source, offset..<offset + old.utf8.count, new, scope: scope,
            kind: kinds[scope] ?? ChangeKind(provider: "view", phase: phase), id: "\(changes.count)-\(file.path)"))
      }
    }
    changes = ReviewOrder.place.sorted(changes, transforms: [])
  }

  static func change(
    _ transform: String, in file: FileID, _ text: SourceText, _ range: Range<ByteOffset>, _ new: String, scope: String,
    kind: ChangeKind = ChangeKind(provider: "view", phase: "live"), id: String, parts: [Change] = []
  ) -> Change {
    Change(
      id: id, transform: transform, message: "use '\(new)'",
      anchor: Anchor(file: file, range: range, position: LineTable(text).position(at: range.lowerBound)), safety: .safe,
      edits: EditBatch([file: [TextEdit(range: range, replacement: new)]])!, kind: kind, parts: parts, doubts: [],
      notes: [], record: record(scope))
  }

  static func record(_ scope: String) -> ChangeRecord {
    ChangeRecord(
      scope: scope, oldDependency: "", newDependency: "", trigger: "", update: "", preserved: "", verify: "")
  }

  /// The type and the nearest function above.
  private static func scope(of offset: ByteOffset, in text: SourceText) -> String {
    let lines = text.string(in: 0..<offset).split(separator: "\n")
    let member = lines.last { $0.contains("func ") }?.split(separator: "func ").last?.prefix { $0 != "(" } ?? ""
    let type = lines.last { $0.hasPrefix("class ") }?.dropFirst(6).prefix { $0 != ":" } ?? ""
    return "\(type).\(member)()"
  }

  /// A session that shows the run.
  func session(_ decisions: Decisions = Decisions(), order: ReviewOrder = .place) -> ReviewSession {
    var session = ReviewSession(decisions)
    _ = session.show(order.sorted(changes, transforms: ["screen-bounds", "screen-scale"]), in: texts)
    return session
  }
}

extension SourceText {
  func offsets(of words: String) -> [ByteOffset] {
    let wanted = Array(words.utf8)
    return bytes.indices.filter { bytes[$0...].starts(with: wanted) }
  }
}

/// A session together with what it gave to be written down.
struct Recording {
  var session: ReviewSession
  var events: [ReviewEvent] = []
  var message: String?

  init(_ run: SampleRun = .standard, order: ReviewOrder = .place) { session = run.session(order: order) }

  /// Presses the keys one after the other.
  mutating func press(_ keys: String) {
    for key in keys {
      let step: ReviewStep =
        switch key {
        case "y": session.accept()
        case "n": session.decline()
        case "a": session.decideFile(.accepted)
        case "d": session.decideFile(.declined)
        case "A": session.decideKind(.accepted)
        case "D": session.decideKind(.declined)
        case "u": session.takeBack()
        case "j": session.later()
        case "k": session.earlier()
        case "s": session.split()
        default: fatalError("no such key in a test: \(key)")
        }
      if let event = step.event { events.append(event) }
      message = step.message
    }
  }

  /// One letter for each change: what was said of it, `.` for nothing; `>` before the one that is shown.
  var picture: String {
    session.items.enumerated().map { index, item in
      let letter =
        switch session.decision(on: item) {
        case .accepted: "y"
        case .declined: "n"
        case .edited: "e"
        case .suppressed: "i"
        case nil: "."
        }
      return (index == session.cursor ? ">" : "") + letter
    }.joined() + (session.current == nil ? ">" : "")
  }
}
