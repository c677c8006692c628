import SourceText

/// What the lines of code say of where statements and members begin and end.
///
/// Where the lines leave a doubt, two statements count as one.
struct CodeStatements {
  /// The lines of one statement or member directly inside a block.
  struct Statement {
    let range: Range<ByteOffset>
    /// Its first word; of no letters for what begins with none.
    let word: NameHash
    /// Its first byte that is no space.
    let first: UInt8
  }

  /// For each block of the outline what stands directly in it, in order.
  private let byBlock: [[Statement]]

  init(_ text: SourceText, _ outline: SourceOutline) {
    byBlock = text.bytes.withUnsafeBufferPointer { Self.statements(of: outline, in: $0) }
  }

  subscript(block: Int) -> [Statement] { byBlock[block] }

  private static func statements(of outline: SourceOutline, in bytes: UnsafeBufferPointer<UInt8>) -> [[Statement]] {
    var lists: [[Statement]] = Array(repeating: [], count: outline.blocks.count)
    // Where the lines of the last statement of a block end: before blank lines and comments that follow.
    var ends: [ByteOffset?] = Array(repeating: nil, count: outline.blocks.count)
    // What the last line begins is on the next one: it holds attributes, or a word such as `guard`, and nothing else.
    var isBegun = false
    for line in outline.lines {
      guard let block = line.block, line.depth == outline.blocks[block].depth else { continue }
      guard let (first, word) = head(of: line.start, bytes) else {
        ends[block] = ends[block] ?? line.start
        continue
      }
      let goesOn = line.isContinued || isBegun || continuesStatement(first, word)
      isBegun = first == 0x40 ? holdsOnlyAttributes(line.start, bytes) : opening.contains(word) && holdsOneWord(line.start, bytes)
      if !goesOn || lists[block].isEmpty {
        end(&lists[block], at: ends[block] ?? line.start)
        lists[block].append(Statement(range: line.start..<line.start, word: word, first: first))
      }
      ends[block] = nil
    }
    for block in outline.blocks.indices {
      end(&lists[block], at: ends[block] ?? startOfLine(at: outline.blocks[block].close, bytes))
    }
    return lists
  }

  private static func end(_ list: inout [Statement], at end: ByteOffset) {
    // The line of the closing brace is none.
    guard let last = list.popLast(), last.range.lowerBound < end else { return }
    list.append(Statement(range: last.range.lowerBound..<end, word: last.word, first: last.first))
  }

  /// The first byte and the first word of a line; nil for lines that hold nothing or only a comment.
  private static func head(of line: ByteOffset, _ bytes: UnsafeBufferPointer<UInt8>) -> (first: UInt8, word: NameHash)? {
    var start = line
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    guard start < bytes.count, bytes[start] != 0x0A, bytes[start] != 0x0D else { return nil }
    if bytes[start] == 0x2F, start + 1 < bytes.count, bytes[start + 1] == 0x2F || bytes[start + 1] == 0x2A { return nil }
    var end = start
    while end < bytes.count, isLetter(bytes[end]) { end += 1 }
    return (bytes[start], NameHash(UnsafeBufferPointer(rebasing: bytes[start..<end])))
  }

  /// What the attributes of a line belong to follows on the next.
  private static func holdsOnlyAttributes(_ line: ByteOffset, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var depth = 0
    var previous: UInt8 = 0x20
    for byte in bytes[line...].prefix(while: { $0 != 0x0A && $0 != 0x0D }) {
      if depth == 0, previous == 0x20 || previous == 0x09, isLetter(byte) { return false }
      if byte == 0x28 { depth += 1 } else if byte == 0x29 { depth -= 1 }
      previous = byte
    }
    return true
  }

  /// Nothing but a comment follows the first word of the line.
  private static func holdsOneWord(_ line: ByteOffset, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = line
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    while offset < bytes.count, isLetter(bytes[offset]) { offset += 1 }
    return head(of: offset, bytes) == nil
  }

  private static func startOfLine(at offset: ByteOffset, _ bytes: UnsafeBufferPointer<UInt8>) -> ByteOffset {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F }

  /// `.count`, `&& isReady`, `else {`: the line before is not over.
  private static func continuesStatement(_ first: UInt8, _ word: NameHash) -> Bool {
    isLetter(first) ? continuing.contains(word) : !starters.contains(first)
  }

  private static let continuing = NameSet(names: ["else", "catch", "in", "is", "as", "where"])
  /// Words that stand in front of what they are about.
  private static let opening = NameSet(names: [
    "guard", "if", "while", "for", "switch", "let", "var", "case", "throw", "try", "await", "defer", "repeat", "do", "public", "private",
    "fileprivate", "internal", "static", "override", "final", "lazy", "weak",
  ])
  private static let starters = Set("}#@$([`".utf8)
}

extension CodeStatements.Statement {
  /// Brings names into scope.
  var binds: Bool { Self.binding.contains(word) }

  /// A call, an assignment or a block statement; nothing that binds a name, leaves the body, or declares.
  private var isPlain: Bool { first >= 0x41 && first <= 0x7A && first != 0x5B && first != 0x60 && !Self.keywords.contains(word) }

  /// May go where nothing of it is asked for.
  var mayGo: Bool { isPlain || binds }

  var isCase: Bool { Self.labels.contains(word) }

  /// Whatever it calls does not return from the body, but a branch or loop may.
  var mayLeave: Bool { Self.branching.contains(word) }

  /// Begins like a stored property.
  var isProperty: Bool { Self.propertyWords.contains(word) }

  private static let labels = NameSet(names: ["case", "default"])
  private static let branching = NameSet(names: ["if", "guard", "for", "while", "repeat", "switch", "do", "case", "default"])
  private static let binding = NameSet(names: ["let", "var", "guard"])
  private static let keywords = NameSet(names: [
    "let", "var", "guard", "return", "throw", "break", "continue", "fallthrough", "func", "class", "struct", "enum",
    "case", "default", "else", "catch", "in", "is", "as", "where", "typealias", "extension", "static", "lazy", "weak",
    "unowned", "private", "fileprivate", "inout", "some", "any", "async", "await", "try", "final", "indirect",
  ])
  private static let propertyWords = NameSet(names: [
    "private", "fileprivate", "public", "internal", "let", "var", "weak", "lazy", "unowned", "static",
  ])
}
