extension Lexer {
  /// Takes the longest punctuator; any other byte becomes unknown.
  mutating func punctuator(_ first: UInt8) {
    if first == 0x2E, (0x30...0x39).contains(byte(offset + 1)) { return add(.number, .number, numberEnd(offset)) }
    let (symbol, length) = Self.punctuator(first, byte(offset + 1), byte(offset + 2))
    add(symbol == .unknown ? .unknown : .punctuator, symbol, min(offset + length, end))
  }

  private static func punctuator(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> (Symbol, Int) {
    switch first {
    case 0x28: (.leftParen, 1)
    case 0x29: (.rightParen, 1)
    case 0x5B: (.leftBracket, 1)
    case 0x5D: (.rightBracket, 1)
    case 0x7B: (.leftBrace, 1)
    case 0x7D: (.rightBrace, 1)
    case 0x3B: (.semicolon, 1)
    case 0x2C: (.comma, 1)
    case 0x3A: second == 0x3A ? (.colonColon, 2) : (.colon, 1)
    case 0x3F: (.question, 1)
    case 0x7E: (.tilde, 1)
    case 0x2E: second == 0x2E && third == 0x2E ? (.ellipsis, 3) : second == 0x2A ? (.arrowStar, 2) : (.dot, 1)
    case 0x23: second == 0x23 ? (.hashHash, 2) : (.hash, 1)
    case 0x3C, 0x3E, 0x2D: pointed(first, second, third)
    default: doubled(first, second)
    }
  }

  /// `<`, `>` and `-` with what may follow them.
  private static func pointed(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> (Symbol, Int) {
    switch (first, second) {
    case (0x3C, 0x3C): third == 0x3D ? (.compoundAssignment, 3) : (.shiftLeft, 2)
    case (0x3C, 0x3D): third == 0x3E ? (.spaceship, 3) : (.lessEqual, 2)
    case (0x3C, _): (.less, 1)
    case (0x3E, 0x3E): third == 0x3D ? (.compoundAssignment, 3) : (.shiftRight, 2)
    case (0x3E, 0x3D): (.greaterEqual, 2)
    case (0x3E, _): (.greater, 1)
    case (_, 0x3E): third == 0x2A ? (.arrowStar, 3) : (.arrow, 2)
    case (_, 0x2D): (.minusMinus, 2)
    case (_, 0x3D): (.compoundAssignment, 2)
    default: (.minus, 1)
    }
  }

  /// Operators that may be written twice or with `=`.
  private static func doubled(_ first: UInt8, _ second: UInt8) -> (Symbol, Int) {
    let single: Symbol
    var twice = Symbol.unknown
    switch first {
    case 0x2B: (single, twice) = (.plus, .plusPlus)
    case 0x26: (single, twice) = (.ampersand, .andAnd)
    case 0x7C: (single, twice) = (.pipe, .orOr)
    case 0x3D: (single, twice) = (.equal, .equalEqual)
    case 0x2A: single = .star
    case 0x2F: single = .slash
    case 0x25: single = .percent
    case 0x5E: single = .caret
    case 0x21: single = .exclamation
    default: return (.unknown, 1)
    }
    if twice != .unknown, second == first { return (twice, 2) }
    guard second == 0x3D else { return (single, 1) }
    return single == .exclamation ? (.exclamationEqual, 2) : (.compoundAssignment, 2)
  }
}
