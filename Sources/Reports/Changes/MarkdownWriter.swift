/// Gathers a page of Markdown as bytes.
///
/// What comes from source files and tools is never Markdown: it is written as code, or with every character escaped
/// that Markdown, HTML or a terminal would take for its own.
struct MarkdownWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Appends Markdown of our own.
  mutating func raw(_ markdown: String) {
    var markdown = markdown
    markdown.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func raw(_ number: Int) { raw(grouped(number)) }

  // MARK: Code

  /// Appends a code span, on one line.
  mutating func code(_ text: String) {
    var text = text
    text.withUTF8 { code($0) }
  }

  private mutating func code(_ text: UnsafeBufferPointer<UInt8>) {
    let mark = [UInt8](repeating: Self.tick, count: text.longestRun(of: Self.tick) + 1)
    // A span may neither start nor end with a mark, and loses one space at both ends when it has them.
    let isPadded = text.first == Self.tick || text.last == Self.tick || (text.first == 0x20 && text.last == 0x20) || text.isEmpty
    bytes += mark
    if isPadded { bytes.append(0x20) }
    visible(text, keepsTabs: false)
    if isPadded { bytes.append(0x20) }
    bytes += mark
  }

  /// Appends a block of code, its lines as they are.
  mutating func fence(_ lines: some Sequence<[UInt8]>, language: String = "") {
    let start = bytes.count
    for line in lines {
      line.withUnsafeBufferPointer { visible($0, keepsTabs: true) }
      bytes.append(0x0A)
    }
    let length = bytes[start...].withUnsafeBufferPointer { max(3, $0.longestRun(of: Self.tick) + 1) }
    let mark = [UInt8](repeating: Self.tick, count: length)
    bytes.insert(contentsOf: mark + Array(language.utf8) + [0x0A], at: start)
    bytes += mark
    bytes.append(0x0A)
  }

  /// Appends text with its control and direction characters written out.
  private mutating func visible(_ text: UnsafeBufferPointer<UInt8>, keepsTabs: Bool) {
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      guard byte < 0x20 || byte >= 0x7F, let hidden = text.hiddenScalar(at: index), !(keepsTabs && byte == 0x09) else {
        index += 1
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      raw(String(hidden.scalar).escapedForTerminal)
      index += hidden.length
      start = index
    }
    bytes.append(contentsOf: text[start...])
  }

  /// Appends where a place is: `in Type.member`.
  mutating func scope(_ scope: String) {
    if scope == "top level" { return raw(" at the top level") }
    raw(" in ")
    code(scope)
  }

  // MARK: Prose

  /// Appends text in which code stands between single quotes, as messages and records have it.
  ///
  /// A quotation opens where no word ends and closes where none begins, so the apostrophe of "the app's" is none.
  mutating func prose(_ text: String) {
    var text = text
    text.withUTF8 { text in
      var start = 0
      var index = 0
      var mayQuote = true
      while index < text.count {
        if text[index] == Self.quote, mayQuote, index == 0 || !text[index - 1].isPartOfWord {
          guard let end = text.closingQuote(after: index) else {
            mayQuote = false
            continue
          }
          escaped(UnsafeBufferPointer(rebasing: text[start..<index]))
          code(UnsafeBufferPointer(rebasing: text[(index + 1)..<end]))
          index = end + 1
          start = index
        } else {
          index += 1
        }
      }
      escaped(UnsafeBufferPointer(rebasing: text[start...]))
    }
  }

  /// Appends text that is no Markdown.
  mutating func escaped(_ text: String) {
    var text = text
    text.withUTF8 { escaped($0) }
  }

  private mutating func escaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte.isPlain {
        index += 1
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      start = index
      index += 1
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case 0x20..<0x7F: bytes += [UInt8(ascii: "\\"), byte]
      default:
        guard let hidden = text.hiddenScalar(at: start) else { continue }
        raw("\\" + String(hidden.scalar).escapedForTerminal)
        index = start + hidden.length
      }
      start = index
    }
    bytes.append(contentsOf: text[start...])
  }

  private static let tick = UInt8(ascii: "`")
  private static let quote = UInt8(ascii: "'")
}

extension UInt8 {
  /// Neither Markdown nor HTML nor a terminal makes anything of it, nor of a character that it begins.
  @inline(__always) fileprivate var isPlain: Bool {
    switch self {
    case 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: false
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"): false
    case UInt8(ascii: ">"), UInt8(ascii: "#"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "<"): false
    default: true
    }
  }

  /// A letter or digit of ASCII, or a part of any other character.
  fileprivate var isPartOfWord: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self >= 0x80
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func longestRun(of byte: UInt8) -> Int {
    var longest = 0
    var run = 0
    for next in self {
      run = next == byte ? run + 1 : 0
      if run > longest { longest = run }
    }
    return longest
  }

  /// The next quote that no word follows.
  fileprivate func closingQuote(after start: Int) -> Int? {
    var index = start + 1
    while index < count {
      if self[index] == UInt8(ascii: "'"), index > start + 1, index + 1 == count || !self[index + 1].isPartOfWord { return index }
      index += 1
    }
    return nil
  }

  /// The character that starts here, when it must not reach a terminal as it is.
  fileprivate func hiddenScalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = self[index]
    if first < 0x80 { return first < 0x20 || first == 0x7F ? (Unicode.Scalar(first), 1) : nil }
    // Only these lead bytes begin such a character.
    guard first == 0xC2 || first == 0xE2 || first == 0xEF else { return nil }
    let length = first == 0xC2 ? 2 : 3
    guard index + length <= count else { return nil }
    let text = String(decoding: self[index..<index + length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar.isUnsafeForTerminals else { return nil }
    return (scalar, length)
  }
}
