/// Reads JSON with what people like to add to configuration files: comments, trailing commas, bare keys, single quotes.
enum JSON5 {
  indirect enum Value: Equatable {
    case null
    case bool(Bool)
    /// As it was written.
    case number(String)
    case string(String)
    case array([Item])
    case object([Member])
  }

  struct Item: Equatable {
    let value: Value
    /// The line on which the value starts, from 1.
    let line: Int
  }

  struct Member: Equatable {
    let name: String
    let value: Value
    /// The line of the name, from 1.
    let line: Int
  }

  struct SyntaxError: Error, Equatable {
    let message: String
    let line: Int
    let column: Int
  }

  static func parse(_ bytes: [UInt8]) throws(SyntaxError) -> Value {
    var reader = Reader(text: Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
    if reader.peek == "\u{FEFF}" { reader.skip() }
    let value = try reader.value(depth: 0)
    try reader.skipBlanks()
    if reader.peek != nil { throw reader.error("nothing more is expected here") }
    return value
  }
}

private struct Reader {
  let text: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(text: [Unicode.Scalar]) {
    self.text = text
  }

  var peek: Unicode.Scalar? { index < text.count ? text[index] : nil }

  func error(_ message: String) -> JSON5.SyntaxError {
    JSON5.SyntaxError(message: message, line: line, column: index - lineStart + 1)
  }

  @discardableResult mutating func skip() -> Unicode.Scalar {
    let scalar = text[index]
    index += 1
    if scalar == "\n" {
      line += 1
      lineStart = index
    }
    return scalar
  }

  /// Passes over spaces, line ends and comments.
  mutating func skipBlanks() throws(JSON5.SyntaxError) {
    while let scalar = peek {
      if scalar.properties.isWhitespace {
        skip()
      } else if scalar == "/", index + 1 < text.count, text[index + 1] == "/" {
        while let next = peek, next != "\n" { skip(); _ = next }
      } else if scalar == "/", index + 1 < text.count, text[index + 1] == "*" {
        let start = error("this comment does not end")
        skip()
        skip()
        while !(peek == "*" && index + 1 < text.count && text[index + 1] == "/") {
          if peek == nil { throw start }
          skip()
        }
        skip()
        skip()
      } else {
        return
      }
    }
  }

  mutating func value(depth: Int) throws(JSON5.SyntaxError) -> JSON5.Value {
    try skipBlanks()
    guard depth < 100 else { throw error("this is nested too deeply") }
    guard let scalar = peek else { throw error("a value is missing at the end") }
    switch scalar {
    case "{": return .object(try object(depth: depth))
    case "[": return .array(try array(depth: depth))
    case "\"", "'": return .string(try string())
    default:
      let start = error("a value is expected")
      let word = self.word()
      switch word {
      case "null": return .null
      case "true": return .bool(true)
      case "false": return .bool(false)
      default:
        guard Double(word) != nil, word.first?.isLetter == false else { throw start }
        return .number(word)
      }
    }
  }

  private mutating func object(depth: Int) throws(JSON5.SyntaxError) -> [JSON5.Member] {
    var members: [JSON5.Member] = []
    skip()
    while true {
      try skipBlanks()
      if peek == "}" { break }
      let line = self.line
      let name = peek == "\"" || peek == "'" ? try string() : word()
      if name.isEmpty { throw error("a key or '}' is expected") }
      try skipBlanks()
      guard peek == ":" else { throw error("':' is expected after the key") }
      skip()
      members.append(JSON5.Member(name: name, value: try value(depth: depth + 1), line: line))
      guard try comma(before: "}") else { break }
    }
    skip()
    return members
  }

  private mutating func array(depth: Int) throws(JSON5.SyntaxError) -> [JSON5.Item] {
    var items: [JSON5.Item] = []
    skip()
    while true {
      try skipBlanks()
      if peek == "]" { break }
      let line = self.line
      items.append(JSON5.Item(value: try value(depth: depth + 1), line: line))
      guard try comma(before: "]") else { break }
    }
    skip()
    return items
  }

  /// True after a comma; false when the list ends here.
  private mutating func comma(before end: Unicode.Scalar) throws(JSON5.SyntaxError) -> Bool {
    try skipBlanks()
    if peek == end { return false }
    guard peek == "," else { throw error("',' or '\(end)' is expected") }
    skip()
    return true
  }

  private mutating func string() throws(JSON5.SyntaxError) -> String {
    let start = error("this string does not end")
    let quote = skip()
    var result = String.UnicodeScalarView()
    while let scalar = peek, scalar != "\n" {
      if scalar == quote {
        skip()
        return String(result)
      }
      if scalar == "\\" {
        if let character = try escape() { result.append(character) }
      } else {
        result.append(skip())
      }
    }
    throw start
  }

  /// What a backslash and the next character stand for; nil for one at the end of a line, which joins two lines.
  private mutating func escape() throws(JSON5.SyntaxError) -> Unicode.Scalar? {
    skip()
    guard let scalar = peek else { throw error("this string does not end") }
    switch scalar {
    case "n": skip(); return "\n"
    case "t": skip(); return "\t"
    case "r": skip(); return "\r"
    case "b": skip(); return "\u{8}"
    case "f": skip(); return "\u{C}"
    case "\n": skip(); return nil
    case "\r":
      skip()
      if peek == "\n" { skip() }
      return nil
    case "u":
      skip()
      let digits = String(String.UnicodeScalarView(text[index..<min(text.count, index + 4)]))
      guard digits.count == 4, let code = UInt32(digits, radix: 16), let result = Unicode.Scalar(code) else {
        throw error("four hexadecimal digits of a character are expected after '\\u'")
      }
      for _ in 0..<4 { skip() }
      return result
    default: return skip()
    }
  }

  /// The letters, digits and signs from here on.
  private mutating func word() -> String {
    var result = String.UnicodeScalarView()
    while let scalar = peek, scalar.properties.isAlphabetic || "0123456789_-+.$".unicodeScalars.contains(scalar) {
      result.append(skip())
    }
    return String(result)
  }
}
