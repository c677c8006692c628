/// Reads names, spaces and brackets of C in bytes, forwards from an offset.
struct CScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Passes over spaces, line breaks and comments.
  mutating func skipSpace() {
    while let byte {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if byte == 0x2F, offset + 1 < bytes.count, bytes[offset + 1] == 0x2F {
        while let next = self.byte, next != 0x0A { offset += 1 }
      } else if byte == 0x2F, offset + 1 < bytes.count, bytes[offset + 1] == 0x2A {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Passes over the comment that begins here, or over the rest of the text.
  mutating func skipBlockComment() {
    // The star of `/*` does not close it.
    offset += 3
    while offset < bytes.count, bytes[offset] != 0x2F || bytes[offset - 1] != 0x2A { offset += 1 }
    offset = min(offset + 1, bytes.count)
  }

  /// Passes over the literal whose quotation mark is here; it ends with its line at the latest.
  mutating func skipLiteral() {
    let quote = bytes[offset]
    offset += 1
    while let byte, byte != quote, byte != 0x0A { offset += byte == 0x5C ? 2 : 1 }
    offset = min(offset, bytes.count)
    if byte == quote { offset += 1 }
  }

  /// The name that begins here, passed over; nil when none does.
  mutating func name() -> String? {
    guard let first = byte, Self.isLetter(first) else { return nil }
    let start = offset
    while let byte, Self.isLetter(byte) || Self.isDigit(byte) { offset += 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
  }

  /// True when the byte is here; it is passed over.
  mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: expected) else { return false }
    offset += 1
    return true
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
