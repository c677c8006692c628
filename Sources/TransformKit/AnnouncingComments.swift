import SourceText

/// Finds the comments that only announce code which goes: they stand directly above it, and nothing follows that they
/// could speak of instead.
struct AnnouncingComments {
  private let text: SourceText
  /// Those of the file, in order.
  private let comments: [Range<ByteOffset>]

  init(_ text: SourceText, comments: [Range<ByteOffset>]) {
    self.text = text
    self.comments = comments
  }

  /// The byte offset at which the lines to delete begin, with the comments that go.
  ///
  /// - Parameter lines: the whole lines of the code.
  func start(of lines: Range<ByteOffset>) -> ByteOffset {
    guard endsBlock(lines.upperBound) else { return lines.lowerBound }
    var start = lines.lowerBound
    while let comment = comment(above: start), isProse(comment) { start = text.startOfLine(at: comment.lowerBound) }
    return start
  }

  /// A blank line, a closing brace, a comment or the end follows.
  private func endsBlock(_ offset: ByteOffset) -> Bool {
    let next = trimmed(offset..<text.endOfLine(at: min(offset, text.count)))
    return next.isEmpty || ["}", "//", "/*"].contains(where: next.hasPrefix)
  }

  /// The comment that ends on the line above and has its lines for itself.
  private func comment(above start: ByteOffset) -> Range<ByteOffset>? {
    guard let comment = comments.last(where: { $0.upperBound <= start }) else { return nil }
    let before = text.startOfLine(at: comment.lowerBound)..<comment.lowerBound
    let after = text.string(in: comment.upperBound..<start)
    let isDirect = after.filter(\.isNewline).count <= 1 && after.allSatisfy(\.isWhitespace)
    return isDirect && trimmed(before).isEmpty ? comment : nil
  }

  /// It is no heading, no reminder, no word to a tool and no code that somebody put aside.
  private func isProse(_ comment: Range<ByteOffset>) -> Bool {
    let words = trimmed(comment)
    let start = words.drop { $0 == "/" || $0 == "*" || $0 == " " }
    let end = words.last { !$0.isWhitespace && $0 != "/" && $0 != "*" }
    let kept = ["MARK:", "TODO", "FIXME", "HACK", "XXX", "swiftlint", "swift-format", "swiftformat", "sourcery", "periphery", "clang", "reframe:"]
    return !kept.contains(where: start.hasPrefix) && !(end.map { ";{}])".contains($0) } ?? false)
  }

  private func trimmed(_ range: Range<ByteOffset>) -> String {
    let line = text.string(in: range).drop(while: \.isWhitespace)
    return String(line.reversed().drop(while: \.isWhitespace).reversed())
  }
}
