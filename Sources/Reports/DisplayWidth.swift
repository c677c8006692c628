/// How many columns a terminal gives to text.
///
/// East Asian wide characters and emoji take two, combining marks none; a cluster such as a flag or a family of emoji
/// is one picture. Terminals differ in the rare cases; then this is the number of the newer ones.
enum DisplayWidth {
  /// The columns of one character as a reader sees it.
  static func of(_ character: Character) -> Int {
    if character.utf8.count == 1 { return 1 }
    let scalars = character.unicodeScalars
    if scalars.contains(where: isWide) { return 2 }
    // A variation selector makes a picture of a symbol.
    if scalars.count > 1, scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji == true { return 2 }
    return scalars.count { !isCombining($0) }
  }

  /// The columns of a text without control characters.
  static func of(_ text: some StringProtocol) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    // The medial and final letters of a Hangul syllable join the first.
    if (0x1160...0x11FF).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    // The soft hyphen is drawn.
    case .format: return scalar.value != 0xAD
    default: return false
    }
  }

  /// The wide and full-width blocks of Unicode's East Asian Width, emoji left out.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// The columns that a terminal gives to the text, which has no control characters.
  public var displayWidth: Int { DisplayWidth.of(self) }
}

extension String {
  /// The text with spaces for tabs, up to the next multiple of `step` columns.
  func expandingTabs(_ step: Int = 4) -> String {
    guard utf8.contains(0x09) else { return self }
    var result = ""
    var column = 0
    for character in self {
      if character == "\t" {
        let count = step - column % step
        result += String(repeating: " ", count: count)
        column += count
      } else {
        result.append(character)
        column += DisplayWidth.of(character)
      }
    }
    return result
  }

  /// The text cut into pieces of at most `width` columns, never inside of a character; one piece when it is empty.
  func cut(at width: Int) -> [String] {
    guard displayWidth > width else { return [self] }
    var pieces: [String] = []
    var piece = ""
    var column = 0
    for character in self {
      let size = DisplayWidth.of(character)
      if column + size > width, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
        column = 0
      }
      piece.append(character)
      column += size
    }
    return pieces + [piece]
  }
}

extension String {
  /// The text in pieces of at most `width` columns, broken after a space or punctuation where that fills half of them.
  ///
  /// - Parameter last: the columns of the last piece, which needs no mark that the text goes on.
  func broken(at width: Int, last: Int? = nil) -> [String] {
    var pieces: [String] = []
    var rest = self
    while rest.displayWidth > last ?? width {
      let piece = rest.cut(at: width)[0]
      let end = piece.lastIndex { " ./(:,-_".contains($0) }
      let start = end.map { String(piece[...$0]) } ?? piece
      let isGood = 2 * start.displayWidth >= width && start.contains { $0 != " " }
      pieces.append(isGood ? start : piece)
      rest.removeFirst(pieces[pieces.count - 1].count)
    }
    return rest.isEmpty && !pieces.isEmpty ? pieces : pieces + [rest]
  }
}

/// Lays out text as `wrap` does, and also breaks words that are wider than a line.
func fitted(_ text: String, width: Int, indent: Int = 0, firstIndent: Int = 0) -> [String] {
  let room = max(1, width - max(indent, firstIndent))
  let words = text.split(separator: " ").flatMap { String($0).broken(at: room) }
  return wrap(words.joined(separator: " "), width: width, indent: indent, firstIndent: firstIndent)
}
