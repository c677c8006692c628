/// String literals, with the code that is interpolated in them.
extension OutlineScanner {
  mutating func scanHash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == 0x23 { end += 1 }
    if end < bytes.count, bytes[end] == 0x22 { return openLiteral(bytes, end, hashes: end - start) }
    if end < bytes.count, bytes[end] == 0x2F { isReliable = false }
    previous = 0x23
    return end
  }

  mutating func openLiteral(_ bytes: UnsafeBufferPointer<UInt8>, _ quote: Int, hashes: Int) -> Int {
    let isMultiline = quote + 2 < bytes.count && bytes[quote + 1] == 0x22 && bytes[quote + 2] == 0x22
    levels.append(.literal(Literal(hashes: hashes, isMultiline: isMultiline)))
    previous = 0x22
    return quote + (isMultiline ? 3 : 1)
  }

  mutating func scanLiteral(_ literal: Literal, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x5C {
        var end = offset + 1
        while end < bytes.count, bytes[end] == 0x23, end - offset - 1 < literal.hashes { end += 1 }
        if end - offset - 1 == literal.hashes {
          if end < bytes.count, bytes[end] == 0x28 {
            levels.append(.code(parentheses: 0))
            depth += 1
            previous = 0x28
            return end + 1
          }
          offset = end + 1
        } else {
          offset = end
        }
      } else if byte == 0x22, let end = Self.closing(literal, bytes, offset) {
        levels.removeLast()
        return end
      } else if !literal.isMultiline, byte == 0x0A || byte == 0x0D {
        // An unterminated literal ends with its line, as it does for the compiler.
        levels.removeLast()
        isReliable = false
        return offset
      } else {
        offset += 1
      }
    }
    return offset
  }

  /// The offset after the quotes and hashes that close the literal, when those at `offset` do.
  private static func closing(_ literal: Literal, _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int? {
    var end = offset + 1
    if literal.isMultiline {
      guard offset + 2 < bytes.count, bytes[offset + 1] == 0x22, bytes[offset + 2] == 0x22 else { return nil }
      end = offset + 3
    }
    for _ in 0..<literal.hashes {
      guard end < bytes.count, bytes[end] == 0x23 else { return nil }
      end += 1
    }
    return end
  }
}
