import SourceText

/// Reads property lists in XML.
struct XMLPropertyListReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: ByteOffset
  /// True when lines for the preprocessor stood between the tags.
  private(set) var hasPreprocessorLines = false
  private static let depthLimit = 128

  /// A tag: `<name attributes>`, `<name/>` or `</name>`.
  private struct Tag {
    let name: String
    let start: ByteOffset
    /// Past the `>`.
    let end: ByteOffset
    let isClosing: Bool
    let isEmpty: Bool
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: ByteOffset) {
    self.bytes = bytes
    offset = start
  }

  /// The whole text: declaration, document type, `<plist>` and its value.
  mutating func document() throws(ProjectFileFault) -> PropertyListNode {
    try skipBlank()
    let first = try tag()
    guard first.name == "plist" else {
      let value = try value(of: first, depth: 0)
      try expectEnd()
      return value
    }
    guard !first.isEmpty, !first.isClosing else { throw fault("the property list has no value", at: first.start) }
    try skipBlank()
    let opening = try tag()
    guard !opening.isClosing else { throw fault("the property list has no value", at: opening.start) }
    let value = try value(of: opening, depth: 0)
    try skipBlank()
    let closing = try tag()
    guard closing.isClosing, closing.name == "plist" else { throw fault("</plist> should stand here", at: closing.start) }
    try expectEnd()
    return value
  }

  private mutating func expectEnd() throws(ProjectFileFault) {
    try skipBlank()
    guard offset == bytes.count else { throw fault("there is text behind the end of the property list") }
  }

  private mutating func value(of opening: Tag, depth: Int) throws(ProjectFileFault) -> PropertyListNode {
    guard depth < Self.depthLimit else { throw fault("the values are nested too deep", at: opening.start) }
    switch opening.name {
    case "dict": return try dictionary(opening, depth: depth)
    case "array": return try array(opening, depth: depth)
    default: break
    }
    let (text, contents) = try text(of: opening)
    let value: PropertyListNode.Value
    switch opening.name {
    case "string": value = .string(text)
    case "true": value = .boolean(true)
    case "false": value = .boolean(false)
    case "integer", "real":
      guard let number = Self.number(text, isInteger: opening.name == "integer") else {
        throw fault("'\(text.prefix(40))' is no number", at: opening.start)
      }
      value = number
    case "date": value = .date(Self.withoutBlanks(text))
    case "data": value = .data(Self.withoutBlanks(text))
    default: throw fault("a property list has no <\(opening.name.prefix(40))>", at: opening.start)
    }
    return PropertyListNode(range: opening.start..<offset, contents: contents, value: value)
  }

  private mutating func dictionary(_ opening: Tag, depth: Int) throws(ProjectFileFault) -> PropertyListNode {
    if opening.isEmpty { return PropertyListNode(range: opening.start..<opening.end, contents: nil, value: .dictionary([])) }
    var entries: [PropertyListNode.Entry] = []
    while true {
      try skipBlank()
      let next = try tag()
      if next.isClosing {
        try check(next, closes: opening)
        return PropertyListNode(
          range: opening.start..<offset, contents: opening.end..<next.start, value: .dictionary(entries))
      }
      guard next.name == "key" else { throw fault("a <key> should stand here", at: next.start) }
      let key = try text(of: next).text
      let keyRange = next.start..<offset
      try skipBlank()
      let tag = try tag()
      guard !tag.isClosing, tag.name != "key" else { throw fault("the key '\(key.prefix(60))' has no value", at: next.start) }
      let value = try value(of: tag, depth: depth + 1)
      entries.append(PropertyListNode.Entry(key: key, keyRange: keyRange, value: value, range: next.start..<offset))
    }
  }

  private mutating func array(_ opening: Tag, depth: Int) throws(ProjectFileFault) -> PropertyListNode {
    if opening.isEmpty { return PropertyListNode(range: opening.start..<opening.end, contents: nil, value: .array([])) }
    var values: [PropertyListNode] = []
    while true {
      try skipBlank()
      let next = try tag()
      if next.isClosing {
        try check(next, closes: opening)
        return PropertyListNode(range: opening.start..<offset, contents: opening.end..<next.start, value: .array(values))
      }
      values.append(try value(of: next, depth: depth + 1))
    }
  }

  private func check(_ closing: Tag, closes opening: Tag) throws(ProjectFileFault) {
    guard closing.name != opening.name else { return }
    throw fault("</\(closing.name.prefix(40))> closes no <\(opening.name)>", at: closing.start)
  }

  /// The characters of an element, with what entities and CDATA sections stand for.
  private mutating func text(of opening: Tag) throws(ProjectFileFault) -> (text: String, contents: Range<ByteOffset>?) {
    if opening.isEmpty { return ("", nil) }
    var result: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x26 {
        result += try entity()
      } else if byte != 0x3C {
        result.append(byte)
        offset += 1
      } else if starts(with: "<![CDATA[") {
        let start = offset + 9
        guard let end = find("]]>", from: start) else { throw fault("the CDATA section that starts here is not closed") }
        result += bytes[start..<end]
        offset = end + 3
      } else if starts(with: "<!--") {
        try skipPast("-->", "the comment that starts here is not closed")
      } else {
        let end = offset
        let closing = try tag()
        guard closing.isClosing else { throw fault("<\(closing.name.prefix(40))> cannot stand in <\(opening.name)>", at: end) }
        try check(closing, closes: opening)
        return (String(decoding: result, as: UTF8.self), opening.end..<end)
      }
    }
    throw fault("<\(opening.name)> is not closed", at: opening.start)
  }

  private mutating func entity() throws(ProjectFileFault) -> [UInt8] {
    let start = offset
    guard let end = bytes[start..<min(bytes.count, start + 12)].firstIndex(of: 0x3B) else {
      throw fault("an & must be written as &amp;")
    }
    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[start + 1..<end]), as: UTF8.self)
    offset = end + 1
    switch name {
    case "amp": return [0x26]
    case "lt": return [0x3C]
    case "gt": return [0x3E]
    case "quot": return [0x22]
    case "apos": return [0x27]
    default: break
    }
    let digits = name.dropFirst(name.hasPrefix("#x") || name.hasPrefix("#X") ? 2 : 1)
    guard name.hasPrefix("#"), let number = UInt32(digits, radix: digits.startIndex == name.index(after: name.startIndex) ? 10 : 16),
      let scalar = Unicode.Scalar(number)
    else { throw fault("XML has no entity '&\(name);'", at: start) }
    return Array(String(scalar).utf8)
  }
}

// MARK: Tags and what stands between them

extension XMLPropertyListReader {
  /// Steps over one tag.
  private mutating func tag() throws(ProjectFileFault) -> Tag {
    let start = offset
    guard offset < bytes.count else { throw fault("the file ends too early") }
    guard bytes[offset] == 0x3C else { throw fault("there is text between the tags") }
    offset += 1
    let isClosing = offset < bytes.count && bytes[offset] == 0x2F
    if isClosing { offset += 1 }
    let nameStart = offset
    while offset < bytes.count, ![0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E, 0x3C].contains(bytes[offset]) { offset += 1 }
    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[nameStart..<offset]), as: UTF8.self)
    guard !name.isEmpty else { throw fault("a < must be written as &lt;", at: start) }
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3E {
        let isEmpty = !isClosing && bytes[offset - 2] == 0x2F
        return Tag(name: name, start: start, end: offset, isClosing: isClosing, isEmpty: isEmpty)
      } else if byte == 0x3C {
        break
      }
    }
    throw fault("the tag <\(name.prefix(40)) is not closed with >", at: start)
  }

  /// Steps over blanks, comments, processing instructions and the document type.
  private mutating func skipBlank() throws(ProjectFileFault) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09...0x0D: offset += 1
      case 0x3C where starts(with: "<!--"): try skipPast("-->", "the comment that starts here is not closed")
      case 0x3C where starts(with: "<?"): try skipPast("?>", "the instruction that starts here is not closed")
      case 0x3C where starts(with: "<!DOCTYPE"): try skipDocumentType()
      case 0x23 where isPreprocessorLine():
        hasPreprocessorLines = true
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      default: return
      }
    }
  }

  /// True for a `#` that is the first on its line and starts a directive.
  private func isPreprocessorLine() -> Bool {
    var before = offset
    while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
    guard before == 0 || bytes[before - 1] == 0x0A || bytes[before - 1] == 0x0D else { return false }
    var start = offset + 1
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    let words: [StaticString] = ["if", "else", "elif", "endif", "include", "define", "undef"]
    return words.contains { starts(with: $0, at: start) }
  }

  private mutating func skipDocumentType() throws(ProjectFileFault) {
    let start = offset
    var quote: UInt8?
    var depth = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case 0x22, 0x27: quote = byte
      case 0x5B: depth += 1
      case 0x5D: depth -= 1
      case 0x3E where depth <= 0: return
      default: break
      }
    }
    throw fault("the document type that starts here is not closed", at: start)
  }

  private mutating func skipPast(_ end: StaticString, _ message: String) throws(ProjectFileFault) {
    guard let found = find(end, from: offset) else { throw fault(message) }
    offset = found + end.utf8CodeUnitCount
  }

  private func find(_ word: StaticString, from start: ByteOffset) -> ByteOffset? {
    let count = word.utf8CodeUnitCount
    guard start + count <= bytes.count else { return nil }
    return (start...bytes.count - count).first { starts(with: word, at: $0) }
  }

  private func starts(with word: StaticString) -> Bool { starts(with: word, at: offset) }

  private func starts(with word: StaticString, at start: ByteOffset) -> Bool {
    let count = word.utf8CodeUnitCount
    return start + count <= bytes.count && (0..<count).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
  }

  private func fault(_ message: String, at place: ByteOffset? = nil) -> ProjectFileFault {
    ProjectFileFault(message, at: place ?? offset, in: bytes)
  }

  private static func number(_ text: String, isInteger: Bool) -> PropertyListNode.Value? {
    let digits = withoutBlanks(text)
    guard isInteger else { return Double(digits).map { .real($0) } }
    let unsigned = digits.drop { $0 == "-" || $0 == "+" }
    if unsigned.hasPrefix("0x") || unsigned.hasPrefix("0X") {
      guard let number = Int(unsigned.dropFirst(2), radix: 16) else { return nil }
      return .integer(digits.hasPrefix("-") ? -number : number)
    }
    return Int(digits).map { .integer($0) } ?? Double(digits).map { .real($0) }
  }

  private static func withoutBlanks(_ text: String) -> String {
    String(decoding: text.utf8.filter { !($0 == 0x20 || (0x09...0x0D).contains($0)) }, as: UTF8.self)
  }
}
