/// How text is laid out: how wide, and whether with colour.
public struct TextStyle: Sendable, Equatable {
  /// A rendition that a terminal knows. Every report also reads well without.
  public enum Rendition: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  /// The number of columns to stay within.
  public let width: Int
  public let isColored: Bool

  public init(width: Int = 80, isColored: Bool = false) {
    self.width = max(20, width)
    self.isColored = isColored
  }

  /// The text in the given rendition; unchanged without colour.
  public func paint(_ text: String, _ rendition: Rendition) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(rendition.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// Lays out `text` in lines of at most `width` columns, broken at spaces; a longer word gets a line of its own.
///
/// - Parameter indent: spaces before every line but the first.
public func wrap(_ text: String, width: Int, indent: Int = 0, firstIndent: Int = 0) -> [String] {
  var lines: [[UInt8]] = [Array(repeating: 0x20, count: firstIndent)]
  var column = firstIndent
  var isEmpty = true
  // Bytes are columns in ASCII, and spaces are bytes in any text.
  for word in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
    let length = word.allSatisfy { $0 < 0x80 } ? word.count : Substring(word).displayWidth
    if !isEmpty, column + 1 + length > width {
      lines.append(Array(repeating: 0x20, count: indent))
      column = indent
      isEmpty = true
    }
    if !isEmpty {
      lines[lines.count - 1].append(0x20)
      column += 1
    }
    lines[lines.count - 1] += word
    column += length
    isEmpty = false
  }
  return lines.map { String(decoding: $0, as: UTF8.self) }
}

extension String {
  /// The text with spaces up to `width` columns after it.
  func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// The text with spaces up to `width` columns before it.
  func leading(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}

/// A count with its noun: `1 file`, `2,140 files`.
public func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// A number with commas between the thousands.
public func grouped(_ number: Int) -> String {
  var digits = Array(String(number.magnitude))
  var index = digits.count - 3
  while index > 0 {
    digits.insert(",", at: index)
    index -= 3
  }
  return (number < 0 ? "-" : "") + String(digits)
}
