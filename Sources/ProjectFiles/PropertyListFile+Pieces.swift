import SourceText

extension PropertyListFile {
  /// A stretch of bytes and what it is.
  public struct Piece: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case key
      /// A value that holds no others.
      case value
      /// Brackets, tags, punctuation, blanks and comments.
      case markup
    }

    public let kind: Kind
    public let range: Range<ByteOffset>
  }

  /// The whole text in pieces, in order: every byte is in exactly one. One piece for a binary property list.
  public var pieces: [Piece] {
    var collector = PieceCollector()
    if let root { collector.take(root) }
    collector.fill(to: text.count)
    return collector.pieces
  }

  /// The text, put together again from its pieces.
  public var printed: [UInt8] { pieces.flatMap { text.bytes[$0.range] } }
}

/// Walks through the values of a property list.
private struct PieceCollector {
  private(set) var pieces: [PropertyListFile.Piece] = []
  private var end: ByteOffset = 0

  mutating func take(_ node: PropertyListNode) {
    switch node.value {
    case .array(let values): values.forEach { take($0) }
    case .dictionary(let entries):
      for entry in entries {
        add(.key, entry.keyRange)
        if entry.value.range != entry.keyRange { take(entry.value) }
      }
    default: add(.value, node.range)
    }
  }

  /// Adds what is left as markup.
  mutating func fill(to offset: ByteOffset) {
    guard offset > end else { return }
    pieces.append(PropertyListFile.Piece(kind: .markup, range: end..<offset))
    end = offset
  }

  private mutating func add(_ kind: PropertyListFile.Piece.Kind, _ range: Range<ByteOffset>) {
    fill(to: range.lowerBound)
    pieces.append(PropertyListFile.Piece(kind: kind, range: range))
    end = range.upperBound
  }
}
