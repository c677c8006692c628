import SourceText
import SwiftSyntax
import TransformKit

extension SwiftFile {
  /// The bytes of a statement or member with the comments that speak of it: those directly above, and the one behind it.
  ///
  /// A `MARK` comment speaks of everything below it and is left out, unless `takesMarks`: then one above a blank line counts, too.
  func rangeWithComments(of node: some SyntaxProtocol, takesMarks: Bool = false) -> Range<ByteOffset> {
    let code = node.codeRange
    return startOfComments(above: node, takesMarks: takesMarks)..<endOfComment(behind: code.upperBound)
  }

  private func startOfComments(above node: some SyntaxProtocol, takesMarks: Bool) -> ByteOffset {
    var start = node.codeRange.lowerBound
    guard text.indentation(at: start).utf8.count == start - text.startOfLine(at: start) else { return start }
    var offset = start
    var breaks = 0
    for piece in node.leadingTrivia.pieces.reversed() {
      offset -= piece.sourceLength.utf8Length
      if let lines = piece.lineBreaks {
        breaks += lines
      } else if piece.isComment {
        guard piece.isMark ? takesMarks && breaks <= 2 : breaks <= 1 else { return start }
        let line = text.startOfLine(at: offset)
        guard text.indentation(at: offset).utf8.count == offset - line else { return start }
        start = offset
        breaks = 0
      }
    }
    return start
  }

  private func endOfComment(behind offset: ByteOffset) -> ByteOffset {
    let rest = text.string(in: offset..<text.endOfLine(at: offset))
    let trimmed = rest.drop { $0 == " " || $0 == "\t" }
    guard trimmed.hasPrefix("//") || trimmed.hasPrefix("/*") && !trimmed.contains("*/") == false else { return offset }
    let length = rest.utf8.count - rest.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
    return offset + length
  }

  /// The comments that head a part of a type's body, with the members below each of them.
  func sections(of members: MemberBlockItemListSyntax) -> [(mark: Range<ByteOffset>, members: [MemberBlockItemSyntax])] {
    var sections: [(mark: Range<ByteOffset>, members: [MemberBlockItemSyntax])] = []
    for member in members {
      var offset = member.position.utf8Offset
      for piece in member.leadingTrivia.pieces {
        let end = offset + piece.sourceLength.utf8Length
        if piece.isMark { sections.append((offset..<end, [])) }
        offset = end
      }
      if !sections.isEmpty { sections[sections.count - 1].members.append(member) }
    }
    return sections
  }
}

extension TriviaPiece {
  fileprivate var lineBreaks: Int? {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): count
    default: nil
    }
  }

  var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }

  var isMark: Bool {
    guard case .lineComment(let text) = self else { return false }
    return text.drop { $0 == "/" || $0 == " " }.hasPrefix("MARK:")
  }
}
