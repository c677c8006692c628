/// A terminal as far as the tests need one: it takes bytes and knows what is on the screen.
///
/// It understands line feeds, carriage returns, erasing, the cursor's way home, and colours; anything else is kept in
/// `strange`, so that a test can say that there was nothing else.
struct ScreenModel {
  /// One cell: a character, and the colours it was written with. Behind a wide character comes an empty one.
  struct Cell {
    var character: Character
    var rendition: String
  }

  private(set) var columns: Int
  /// Every row there has been since the last clearing, the oldest first.
  private(set) var rows: [[Cell]] = [[]]
  private(set) var strange: [String] = []
  /// Rows that the terminal had to wrap, because they were wider than it.
  private(set) var wrapped = 0
  private(set) var cleared = 0
  private var column = 0
  private var rendition = ""
  private var pending: [UInt8] = []

  init(columns: Int) {
    self.columns = columns
  }

  mutating func resize(columns: Int) { self.columns = columns }

  /// The rows as text, without the spaces behind them.
  var text: String {
    rows.map { row in
      var text = String(row.map(\.character)).replacing("\0", with: "")
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }

  /// The row that the cursor is in, up to the cursor.
  var currentLine: String { String((rows.last ?? []).map(\.character)).replacing("\0", with: "") }

  /// The rows that have a character in the given colours.
  func rows(in rendition: String) -> [String] {
    rows.filter { $0.contains { $0.rendition == rendition } }.map { String($0.map(\.character)) }
  }

  mutating func take(_ bytes: [UInt8]) {
    pending += bytes
    // A sequence may be cut anywhere; what is not whole waits.
    while let (text, count) = Self.next(pending) {
      pending.removeFirst(count)
      for character in text { put(character) }
    }
  }

  /// The next character or escape sequence, and its number of bytes; nil when it is not there as a whole.
  private static func next(_ bytes: [UInt8]) -> (String, Int)? {
    guard let first = bytes.first else { return nil }
    if first == 0x1B {
      guard bytes.count > 1 else { return nil }
      guard bytes[1] == 0x5B else { return (String(decoding: bytes[..<2], as: UTF8.self), 2) }
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
      return (String(decoding: bytes[...end], as: UTF8.self), end + 1)
    }
    let count = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard bytes.count >= count else { return nil }
    return (String(decoding: bytes[..<count], as: UTF8.self), count)
  }

  private var escape = ""

  private mutating func put(_ character: Character) {
    if !escape.isEmpty || character == "\u{1B}" {
      escape.append(character)
      if escape.count > 2, let scalar = character.unicodeScalars.first, (0x40...0x7E).contains(scalar.value) { obey() }
      return
    }
    switch character {
    case "\n":
      rows.append([])
    case "\r": column = 0
    default: write(character)
    }
  }

  private mutating func obey() {
    switch escape {
    case "\u{1B}[K": rows[rows.count - 1] = Array(rows[rows.count - 1].prefix(column))
    case "\u{1B}[H": column = 0
    case "\u{1B}[2J":
      rows = [[]]
      cleared += 1
    case _ where escape.hasSuffix("m"): rendition = escape == "\u{1B}[0m" ? "" : String(escape.dropFirst(2).dropLast())
    default: strange.append(escape)
    }
    escape = ""
  }

  private mutating func write(_ character: Character) {
    if character.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) {
      strange.append(String(character))
      return
    }
    let width = Self.width(character)
    var row = rows.count - 1
    if let last = rows[row].lastIndex(where: { $0.character != "\0" }),
      width == 0 || rows[row][last].character.unicodeScalars.last == "\u{200D}"
    {
      rows[row][last].character = Character(String(rows[row][last].character) + String(character))
      return
    }
    if column + width > columns {
      wrapped += 1
      rows.append([])
      row += 1
      column = 0
    }
    let cells = [Cell(character: character, rendition: rendition)] + Array(repeating: Cell(character: "\0", rendition: rendition), count: width - 1)
    let padding = Array(repeating: Cell(character: " ", rendition: ""), count: max(0, column - rows[row].count))
    rows[row] = Array(rows[row].prefix(column)) + padding + cells + Array(rows[row].dropFirst(column + width))
    column += width
  }

  /// The columns of the characters that the tests use, written down by hand.
  private static func width(_ character: Character) -> Int {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x300...0x36F, 0x200D, 0xFE0F: 0
    case 0x3000...0x9FFF, 0xFF01...0xFF60, 0x1F300...0x1FAFF: 2
    default: 1
    }
  }
}
