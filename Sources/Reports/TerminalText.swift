extension Unicode.Scalar {
  /// True for a character that could move the cursor, change colours or turn the direction of the text around.
  var isUnsafeForTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

extension String {
  /// The text with every control and direction character written out, like `\u{1B}`.
  ///
  /// Paths and pieces of source come from strangers; a terminal must not obey them.
  public var escapedForTerminal: String {
    guard unicodeScalars.contains(where: \.isUnsafeForTerminals) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isUnsafeForTerminals: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The bytes of one line of source, made fit for a terminal; tabs stay, and so does the line's ending.
func escapedLine(_ bytes: some Sequence<UInt8>) -> String {
  var text = String(decoding: Array(bytes), as: UTF8.self)
  var ending = ""
  if text.unicodeScalars.last == "\n" {
    text.unicodeScalars.removeLast()
    ending = "\n"
  }
  // A lone carriage return would let the rest of the line overwrite its start; at the end it only says CRLF.
  if !ending.isEmpty, text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
  let pieces = text.split(separator: "\t", omittingEmptySubsequences: false)
  return pieces.map { String($0).escapedForTerminal }.joined(separator: "\t") + ending
}
