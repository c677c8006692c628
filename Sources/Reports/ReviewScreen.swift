import SourceEdits
import SourceText

/// What a review shows of one change.
public struct ReviewedChange: Sendable {
  /// What is shown: the change, or what a person made of it.
  let change: Change
  let texts: [FileID: SourceText]
  let number: Int
  let total: Int
  /// `accepted`, `declined` …; nil while it is undecided.
  let state: String?
  /// What it has in common with others: `screen-bounds, view, live`.
  let kind: String
  /// How many others of its kind are undecided.
  let undecidedOfKind: Int

  /// - Parameter texts: the originals of the files that it edits.
  public init(
    _ change: Change, texts: [FileID: SourceText], number: Int, total: Int, state: String?, kind: String, undecidedOfKind: Int
  ) {
    self.change = change
    self.texts = texts
    self.number = number
    self.total = total
    self.state = state
    self.kind = kind
    self.undecidedOfKind = undecidedOfKind
  }
}

/// Lays out a review for a terminal of any width, with colour or without.
///
/// No row is wider than the terminal, so nothing is wrapped by it and every row of a diff keeps its sign.
public struct ReviewScreen: Sendable {
  private let style: TextStyle

  public init(width: Int, isColored: Bool) {
    style = TextStyle(width: width, isColored: isColored)
  }

  private var isNarrow: Bool { style.width < 50 }

  // MARK: A change

  /// The place, what and why, and the diff.
  public func text(of view: ReviewedChange) -> String {
    (head(of: view) + [""] + diff(of: view)).map { $0 + "\n" }.joined()
  }

  private func head(of view: ReviewedChange) -> [String] {
    let change = view.change
    let place = "\(change.anchor.file.path.escapedForTerminal):\(change.anchor.line)"
    let title = fitted("\(place)  (\(view.number) of \(view.total))", width: style.width, indent: 2)
    var rows = title.map { style.paint($0, .bold) }
    rows += labelled("in", change.record.scope.isEmpty ? "the file" : change.record.scope)
    rows += labelled(change.level.rawValue, change.message, change.level.rendition)
    rows += labelled("kind", view.kind + (view.undecidedOfKind == 0 ? "" : "; A and D: \(grouped(view.undecidedOfKind)) more"))
    for code in change.doubts { rows += labelled("doubt", Self.title(of: code), .yellow) }
    for code in change.notes { rows += labelled("note", Self.title(of: code), .cyan) }
    if let state = view.state { rows += labelled("now", state, .bold) }
    return rows
  }

  private static func title(of code: ReasonCode) -> String {
    ReasonPages.page(for: code).map { "\(code): \($0.title)" } ?? code.text
  }

  /// A word and what it stands for, aligned with the others; on a narrow terminal the text goes on below the word.
  private func labelled(_ label: String, _ text: String, _ rendition: TextStyle.Rendition = .dim) -> [String] {
    let left = 9
    let start = isNarrow ? label.count + 3 : left
    let rows = fitted(text.escapedForTerminal, width: style.width, indent: isNarrow ? 4 : left, firstIndent: start)
    let first = rows[0].dropFirst(start)
    let padding = String(repeating: " ", count: start - 2 - label.count)
    return ["  " + style.paint(label, rendition) + padding + first] + rows.dropFirst()
  }

  // MARK: The diff

  private func diff(of view: ReviewedChange) -> [String] {
    let files = view.change.edits.files
    var rows: [String] = []
    for file in files {
      guard let text = view.texts[file], let edits = view.change.edits.edits[file] else { continue }
      if files.count + view.change.creations.count > 1 { rows += name(file.path) }
      for hunk in UnifiedDiff(of: text, in: file, edits: edits).hunks { rows += self.rows(of: hunk) }
    }
    for (file, text) in view.change.creations.sorted(by: { $0.key < $1.key }) {
      rows += name("new file \(file.path)")
      rows += SourceText(text).diffLines.flatMap { row("+", $0, .green) }
    }
    return rows
  }

  private func name(_ path: String) -> [String] {
    path.escapedForTerminal.cut(at: style.width).map { style.paint($0, .bold) }
  }

  private func rows(of hunk: UnifiedDiff.Hunk) -> [String] {
    var rows = hunk.title.cut(at: style.width).map { style.paint($0, .cyan) }
    for line in hunk.lines {
      switch line.kind {
      case .context: rows += row(" ", line.bytes, nil)
      case .removed: rows += row("-", line.bytes, .red)
      case .added: rows += row("+", line.bytes, .green)
      }
      if line.bytes.last != 0x0A { rows += "\\ No newline at end of file".cut(at: style.width) }
    }
    return rows
  }

  /// A line of source behind its sign; `\` at the end of a row says that the line goes on in the next.
  private func row(_ sign: String, _ bytes: [UInt8], _ rendition: TextStyle.Rendition?) -> [String] {
    var text = escapedLine(bytes)
    if text.utf8.last == 0x0A { text.unicodeScalars.removeLast() }
    text = text.expandingTabs()
    let pieces = text.broken(at: style.width - 2, last: style.width - 1)
    return pieces.enumerated().map { index, piece in
      paint(sign + piece + (index + 1 < pieces.count ? "\\" : ""), rendition)
    }
  }

  private func paint(_ row: String, _ rendition: TextStyle.Rendition?) -> String {
    rendition.map { style.paint(row, $0) } ?? row
  }

  // MARK: Around it

  /// A question with its keys; the answer is typed behind it.
  public func prompt(_ question: String, keys: [Character]) -> String {
    let list = "[" + keys.map { String($0) }.joined(separator: ",") + "]"
    let line = "\(question) \(list)"
    // One column stays for the answer.
    if line.displayWidth + 2 <= style.width { return style.paint(line, .bold) + " " }
    var rows = fitted(question, width: style.width)
    var row = ""
    for (index, key) in keys.enumerated() {
      let piece = (index == 0 ? "[" : "") + String(key) + (index + 1 < keys.count ? "," : "]")
      if (row + piece).displayWidth + 2 > style.width {
        rows.append(row)
        row = ""
      }
      row += piece
    }
    return (rows + [row]).map { style.paint($0, .bold) }.joined(separator: "\n") + " "
  }

  /// A sentence between changes.
  public func message(_ text: String) -> String {
    fitted(text.escapedForTerminal, width: style.width).map { style.paint($0, .yellow) + "\n" }.joined()
  }

  /// The keys and what each does.
  public func help(_ keys: [(key: Character, meaning: String)]) -> String {
    keys.flatMap { key, meaning -> [String] in
      let rows = fitted(meaning, width: style.width, indent: 5, firstIndent: 5)
      return ["  " + style.paint(String(key), .bold) + "  " + rows[0].dropFirst(5)] + rows.dropFirst()
    }.map { $0 + "\n" }.joined()
  }

  /// What to expect of a change and what to try, why it is safe or what its doubts mean.
  ///
  /// - Parameter safety: what the transform says of when it is safe.
  public func explanation(of change: Change, title: String, safety: String) -> String {
    let plain = TextStyle(width: style.width)
    let record = change.record
    let fields = [
      ("old", record.oldDependency), ("new", record.newDependency), ("when", record.trigger), ("update", record.update),
      ("keep", record.preserved), ("try", record.verify),
    ]
    var blocks = [([style.paint(change.transform, .bold)] + fitted(title, width: style.width)).joined(separator: "\n")]
    blocks.append(fields.filter { !$0.1.isEmpty }.flatMap { labelled($0.0, $0.1) }.joined(separator: "\n"))
    blocks.append(
      ([style.paint("When it is safe", .bold)] + safety.split(separator: "\n\n").flatMap { fitted(String($0), width: style.width) })
        .joined(separator: "\n"))
    for code in change.doubts + change.notes {
      guard let page = ReasonPages.page(for: code) else { continue }
      let rows = page.text(style: plain).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      blocks.append(rows.flatMap { String($0).cut(at: style.width) }.joined(separator: "\n"))
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

extension SourceText {
  /// The lines as a diff has them.
  fileprivate var diffLines: [[UInt8]] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) + [0x0A] }
    if lines.last == [0x0A] { lines.removeLast() }
    return lines
  }
}
