import SourceText

/// What stands on the lines of code.
struct CodeLines {
  let text: SourceText

  init(_ text: SourceText) {
    self.text = text
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
}
