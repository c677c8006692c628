import SourceText

/// How words are written in an old-style property list.
enum OldStyleText {
  /// The byte offset behind blanks and comments.
  static func endOfBlank(_ bytes: UnsafeBufferPointer<UInt8>, _ start: ByteOffset) -> ByteOffset {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09...0x0D: offset += 1
      case 0x2F where offset + 1 < bytes.count && bytes[offset + 1] == 0x2A:
        offset += 2
        while offset + 1 < bytes.count, !(bytes[offset] == 0x2A && bytes[offset + 1] == 0x2F) { offset += 1 }
        offset = min(bytes.count, offset + 2)
      case 0x2F where offset + 1 < bytes.count && bytes[offset + 1] == 0x2F:
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      default: return offset
      }
    }
    return offset
  }

  /// The text between two quotes.
  static func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> String {
    var result: [UInt8] = []
    var offset = 0
    while offset < raw.count {
      guard raw[offset] == 0x5C, offset + 1 < raw.count else {
        result.append(raw[offset])
        offset += 1
        continue
      }
      offset += 1
      switch raw[offset] {
      case 0x6E: result.append(0x0A)
      case 0x74: result.append(0x09)
      case 0x72: result.append(0x0D)
      case 0x61: result.append(0x07)
      case 0x62: result.append(0x08)
      case 0x66: result.append(0x0C)
      case 0x76: result.append(0x0B)
      case 0x55 where digits(raw, offset + 1, 4, 16) != nil:
        let unit = digits(raw, offset + 1, 4, 16)!
        offset += 4
        append(unit, raw, &offset, to: &result)
      case 0x30...0x37 where digits(raw, offset, 3, 8) != nil:
        result += Array(String(Unicode.Scalar(UInt8(truncatingIfNeeded: digits(raw, offset, 3, 8)!))).utf8)
        offset += 2
      default: result.append(raw[offset])
      }
      offset += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends a UTF-16 unit, with the second half of a pair that follows it.
  private static func append(_ unit: UInt32, _ raw: UnsafeBufferPointer<UInt8>, _ offset: inout Int, to result: inout [UInt8]) {
    var units = [UInt16(unit)]
    if UTF16.isLeadSurrogate(units[0]), offset + 2 < raw.count, raw[offset + 1] == 0x5C, raw[offset + 2] == 0x55,
      let low = digits(raw, offset + 3, 4, 16), UTF16.isTrailSurrogate(UInt16(low))
    {
      units.append(UInt16(low))
      offset += 6
    }
    result += Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func digits(_ raw: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int, _ base: UInt32) -> UInt32? {
    guard start + count <= raw.count else { return nil }
    var value: UInt32 = 0
    for byte in raw[start..<start + count] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < base else { return nil }
      value = value * base + UInt32(digit)
    }
    return value
  }

  /// The text as Xcode writes it: plain where it may be, else in quotes.
  static func written(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x41...0x5A, 0x5F, 0x2E, 0x2F, 0x24: true
      default: false
      }
    }
    if isPlain, !text.isEmpty, !text.contains("//"), !text.contains("___") { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{07}": result += "\\a"
      case "\u{08}": result += "\\b"
      case "\u{0C}": result += "\\f"
      case "\u{0B}": result += "\\v"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
