/// Finds for every opening bracket where its group ends.
///
/// Braces are stronger than parentheses and square brackets, and `@end` is stronger than braces, so that one bracket
/// too few or too many spoils no more than the group around it.
struct Brackets {
  /// For each significant token that opens a group, the index of its closer, or of the token before which it ends.
  private(set) var match: [Int32]
  private var open: [Open] = []
  private var counts = Counts()

  /// Open parentheses and square brackets since the last brace, open braces since the last container.
  private struct Counts {
    var parens: Int32 = 0
    var squares: Int32 = 0
    var braces: Int32 = 0
    var containers: Int32 = 0
  }

  private struct Open {
    var index: Int32
    var symbol: Symbol
    var outer: Counts
  }

  init(_ symbols: UnsafePointer<Symbol>, count: Int) {
    match = [Int32](repeating: 0, count: count + 1)
    for position in 0..<count {
      let index = Int32(position)
      switch symbols[position] {
      case .leftParen, .leftBracket, .leftBrace: push(index, symbols[position])
      case .rightParen: if counts.parens > 0 { close(.leftParen, at: index) }
      case .rightBracket: if counts.squares > 0 { close(.leftBracket, at: index) }
      case .rightBrace: if counts.braces > 0 { close(.leftBrace, at: index) }
      case .atInterface, .atImplementation: container(index)
      case .atProtocol where Self.isDefinition(symbols, position, count): container(index)
      case .atEnd: if counts.containers > 0 { close(.atInterface, at: index) }
      default: break
      }
    }
    while let last = open.popLast() { match[Int(last.index)] = Int32(count) }
  }

  /// Tells `@protocol A <B> …` from `@protocol A, B;` and `@protocol(A)`.
  static func isDefinition(_ symbols: UnsafePointer<Symbol>, _ position: Int, _ count: Int) -> Bool {
    guard position + 2 < count, symbols[position + 1].isWord else { return false }
    return symbols[position + 2] != .semicolon && symbols[position + 2] != .comma
  }

  private mutating func container(_ index: Int32) {
    if counts.containers > 0 { close(.atInterface, at: index) }
    push(index, .atInterface)
  }

  private mutating func push(_ index: Int32, _ symbol: Symbol) {
    open.append(Open(index: index, symbol: symbol, outer: counts))
    switch symbol {
    case .leftParen: counts.parens += 1
    case .leftBracket: counts.squares += 1
    case .leftBrace:
      counts.parens = 0
      counts.squares = 0
      counts.braces += 1
    default: counts = Counts(parens: 0, squares: 0, braces: 0, containers: counts.containers + 1)
    }
  }

  private mutating func close(_ symbol: Symbol, at index: Int32) {
    while let last = open.popLast() {
      match[Int(last.index)] = index
      counts = last.outer
      if last.symbol == symbol { return }
    }
  }
}
