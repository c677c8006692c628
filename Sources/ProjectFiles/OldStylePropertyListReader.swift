import SourceText

/// Reads OpenStep property lists: `{ key = value; }`, `( a, b, )`, `<0fbd77>`, comments, quoted and plain words.
struct OldStylePropertyListReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: ByteOffset
  private static let depthLimit = 128

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: ByteOffset) {
    self.bytes = bytes
    offset = start
  }

  /// The whole text. Entries without braces around them, as in a `.strings` file, are a dictionary, too.
  mutating func document() throws(ProjectFileFault) -> PropertyListNode {
    skipBlank()
    guard offset < bytes.count, ![0x7B, 0x28, 0x3C].contains(bytes[offset]) else {
      guard offset < bytes.count else { return bare([]) }
      let value = try value(depth: 0)
      skipBlank()
      guard offset == bytes.count else { throw fault("there is text behind the end of the property list") }
      return value
    }
    var entries: [PropertyListNode.Entry] = []
    while offset < bytes.count {
      entries.append(try entry(depth: 0, mayStandAlone: true))
      skipBlank()
    }
    return bare(entries)
  }

  private func bare(_ entries: [PropertyListNode.Entry]) -> PropertyListNode {
    PropertyListNode(range: 0..<bytes.count, contents: 0..<bytes.count, value: .dictionary(entries))
  }

  private mutating func value(depth: Int) throws(ProjectFileFault) -> PropertyListNode {
    skipBlank()
    guard depth < Self.depthLimit else { throw fault("the values are nested too deep") }
    guard offset < bytes.count else { throw fault("the file ends where a value should stand") }
    switch bytes[offset] {
    case 0x7B: return try dictionary(depth: depth)
    case 0x28: return try array(depth: depth)
    case 0x3C: return try data()
    default: return try word()
    }
  }

  private mutating func dictionary(depth: Int) throws(ProjectFileFault) -> PropertyListNode {
    let start = offset
    offset += 1
    var entries: [PropertyListNode.Entry] = []
    skipBlank()
    while offset < bytes.count, bytes[offset] != 0x7D {
      entries.append(try entry(depth: depth, mayStandAlone: false))
      skipBlank()
    }
    guard offset < bytes.count else { throw fault("the dictionary that starts here is not closed with }", at: start) }
    offset += 1
    return PropertyListNode(range: start..<offset, contents: start + 1..<offset - 1, value: .dictionary(entries))
  }

  /// - Parameter mayStandAlone: `key;` is allowed and means that the value is the key.
  private mutating func entry(depth: Int, mayStandAlone: Bool) throws(ProjectFileFault) -> PropertyListNode.Entry {
    let key = try word()
    guard let name = key.string else { throw fault("a key should stand here", at: key.range.lowerBound) }
    skipBlank()
    if mayStandAlone, offset < bytes.count, bytes[offset] == 0x3B {
      offset += 1
      return PropertyListNode.Entry(key: name, keyRange: key.range, value: key, range: key.range.lowerBound..<offset)
    }
    try take(0x3D, "an = should follow the key '\(name)'")
    let value = try value(depth: depth + 1)
    try take(0x3B, "a ; should follow the value of '\(name)'")
    return PropertyListNode.Entry(key: name, keyRange: key.range, value: value, range: key.range.lowerBound..<offset)
  }

  private mutating func array(depth: Int) throws(ProjectFileFault) -> PropertyListNode {
    let start = offset
    offset += 1
    var values: [PropertyListNode] = []
    skipBlank()
    while offset < bytes.count, bytes[offset] != 0x29 {
      values.append(try value(depth: depth + 1))
      skipBlank()
      guard offset < bytes.count, bytes[offset] == 0x2C else { break }
      offset += 1
      skipBlank()
    }
    guard offset < bytes.count else { throw fault("the list that starts here is not closed with )", at: start) }
    try take(0x29, "a , or ) should stand here")
    return PropertyListNode(range: start..<offset, contents: start + 1..<offset - 1, value: .array(values))
  }

  private mutating func data() throws(ProjectFileFault) -> PropertyListNode {
    let start = offset
    offset += 1
    var digits: [UInt8] = []
    while offset < bytes.count, bytes[offset] != 0x3E {
      switch bytes[offset] {
      case 0x30...0x39, 0x41...0x46, 0x61...0x66: digits.append(bytes[offset])
      case 0x20, 0x09...0x0D: break
      default: throw fault("only hexadecimal digits may stand between < and >")
      }
      offset += 1
    }
    guard offset < bytes.count else { throw fault("the data that starts here is not closed with >", at: start) }
    offset += 1
    return PropertyListNode(
      range: start..<offset, contents: start + 1..<offset - 1, value: .data(String(decoding: digits, as: UTF8.self)))
  }

  private mutating func word() throws(ProjectFileFault) -> PropertyListNode {
    guard offset < bytes.count else { throw fault("the file ends too early") }
    let start = offset
    if bytes[offset] == 0x22 || bytes[offset] == 0x27 { return try quoted() }
    while offset < bytes.count, Self.isPlain(bytes[offset]) {
      if bytes[offset] == 0x2F, offset + 1 < bytes.count, bytes[offset + 1] == 0x2A { break }
      offset += 1
    }
    guard offset > start else {
      throw fault("'\(Character(Unicode.Scalar(bytes[offset])))' cannot stand here")
    }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    return PropertyListNode(range: start..<offset, contents: start..<offset, value: .string(text))
  }

  private mutating func quoted() throws(ProjectFileFault) -> PropertyListNode {
    let (start, quote) = (offset, bytes[offset])
    var hasEscape = false
    offset += 1
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == 0x5C {
        hasEscape = true
        offset += 1
      }
      offset += 1
    }
    guard offset < bytes.count else { throw fault("the text that starts here is not closed with a quote", at: start) }
    let contents = start + 1..<offset
    offset += 1
    let raw = UnsafeBufferPointer(rebasing: bytes[contents])
    let text = hasEscape ? OldStyleText.unescaped(raw) : String(decoding: raw, as: UTF8.self)
    return PropertyListNode(range: start..<offset, contents: contents, value: .string(text))
  }

  private mutating func take(_ byte: UInt8, _ message: @autoclosure () -> String) throws(ProjectFileFault) {
    skipBlank()
    guard offset < bytes.count, bytes[offset] == byte else { throw fault(message()) }
    offset += 1
  }

  private mutating func skipBlank() { offset = OldStyleText.endOfBlank(bytes, offset) }

  private func fault(_ message: String, at place: ByteOffset? = nil) -> ProjectFileFault {
    ProjectFileFault(message, at: place ?? offset, in: bytes)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x30...0x39, 0x41...0x5A, 0x5F, 0x2E, 0x2F, 0x24, 0x3A, 0x2D, 0x40, 0x2B, 0x80...: true
    default: false
    }
  }
}
