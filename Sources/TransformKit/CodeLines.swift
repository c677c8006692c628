import SourceText

/// What the lines of code say of where statements and members begin and end.
struct CodeLines {
  let text: SourceText

  init(_ text: SourceText) {
    self.text = text
  }

  /// True when the lines hold whole statements: the code before is over, and the line after does not go on with them.
  func isStatement(_ range: Range<ByteOffset>) -> Bool {
    !isUnfinished(before: range.lowerBound) && !isUnfinished(before: range.upperBound) && !Self.continuesStatement(firstWord(at: range.upperBound))
  }

  /// The first word of a line, or its first character when that is no letter.
  func firstWord(at start: ByteOffset) -> String {
    var offset = start
    while offset < text.count, text.bytes[offset] == 0x20 || text.bytes[offset] == 0x09 { offset += 1 }
    var end = offset
    while end < text.count, text.bytes[end] >= 0x41, text.bytes[end] <= 0x7A { end += 1 }
    return text.string(in: offset..<(end > offset ? end : min(end + 1, text.count)))
  }

  /// The lines of a declaration, when only words, attributes and spaces stand before its name, and at most `()` behind
  /// its end. Attributes on lines of their own belong to it.
  func wholeLines(from name: ByteOffset, to end: ByteOffset) -> Range<ByteOffset>? {
    guard let last = endOfLine(after: end), var start = startOfLine(before: name) else { return nil }
    while start > 0 {
      let line = text.startOfLine(at: start - 1)
      guard text.bytes[line..<start].first(where: { $0 != 0x20 && $0 != 0x09 }) == 0x40 else { break }
      start = line
    }
    return start..<last
  }

  private func endOfLine(after end: ByteOffset) -> ByteOffset? {
    var offset = end
    while offset < text.count, text.bytes[offset] != 0x0A, text.bytes[offset] != 0x0D {
      guard [0x20, 0x09, 0x28, 0x29].contains(text.bytes[offset]) else { return nil }
      offset += 1
    }
    return offset
  }

  private func startOfLine(before name: ByteOffset) -> ByteOffset? {
    let start = text.startOfLine(at: name)
    for byte in text.bytes[start..<name] {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x30...0x39, 0x20, 0x09, 0x40, 0x28, 0x29, 0x60: continue
      default: return nil
      }
    }
    return start
  }

  /// The code before the offset ends in an operator, a comma or an opening bracket.
  private func isUnfinished(before offset: ByteOffset) -> Bool {
    var end = offset
    while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[end - 1]) { end -= 1 }
    return end > 0 && Self.operators.contains(text.bytes[end - 1])
  }

  private static let operators = Set("=+-*/&|<>,([.?!:^%~".utf8)

  /// A call, an assignment or a block statement; nothing that binds a name, leaves the body, or goes on with a line before.
  static func beginsStatement(_ word: String) -> Bool {
    guard let first = word.utf8.first, (0x41...0x7A).contains(first), first != 0x5B else { return false }
    return !keywords.contains(word)
  }

  private static let keywords: Set<String> = [
    "let", "var", "guard", "return", "throw", "break", "continue", "fallthrough", "func", "class", "struct", "enum",
    "case", "default", "else", "catch", "in", "is", "as", "where", "typealias", "extension", "static", "lazy", "weak",
    "unowned", "private", "fileprivate", "inout", "some", "any", "async", "await", "try", "final", "indirect",
  ]

  /// `.count`, `&& isReady`, `else {`: the line before is not over.
  private static func continuesStatement(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    if (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first) || first == 0x5F {
      return ["else", "catch", "in", "is", "as", "where"].contains(word)
    }
    return !starters.contains(first)
  }

  private static let starters = Set("\n\r}#@/$([`".utf8)
}
