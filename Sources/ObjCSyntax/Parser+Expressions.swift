/// Expressions, by precedence.
extension Parser {
  /// An expression with its commas.
  mutating func expression() {
    let start = mark
    assignment()
    while current == .comma {
      bump()
      assignment()
      finish(.binaryOperator, start)
    }
  }

  /// An expression without commas at its top.
  mutating func assignment() {
    guard depth < Parser.depthLimit else { return unparsed(to: operandEnd()) }
    depth += 1
    binary(1)
    depth -= 1
  }

  /// Where an operand that is too deep ends: before the next comma or semicolon, or at the limit.
  private func operandEnd() -> Int {
    var now = index
    while now < limit, symbols[now] != .comma, symbols[now] != .semicolon {
      now = symbols[now].isOpener ? behindGroup(now) : now + 1
    }
    return now
  }

  /// Assignments and `?:` bind to the right, so they wait until all behind them is read.
  private mutating func binary(_ minimum: Int) {
    let start = mark
    unary()
    binaryRest(start, minimum)
  }

  /// The operators behind the operand that began at `first`.
  mutating func binaryRest(_ first: Mark, _ minimum: Int) {
    guard current.precedence >= minimum else { return }
    var waiting: [(kind: ObjCNodeKind, mark: Mark)] = []
    var start = first
    while true {
      let symbol = current
      let precedence = symbol.precedence
      guard precedence >= minimum, precedence > 0 else { break }
      if precedence == 2 {
        guard conditionalMiddle() else {
          finish(.conditionalOperator, start)
          continue
        }
        waiting.append((.conditionalOperator, start))
        start = mark
        unary()
      } else if precedence == 1 {
        bump()
        waiting.append((.binaryOperator, start))
        start = mark
        unary()
      } else if symbol == .star || symbol == .ampersand, abstractPointer(start) {
        continue
      } else {
        bump()
        binary(precedence + 1)
        finish(.binaryOperator, start)
      }
    }
    while let last = waiting.popLast() { finish(last.kind, last.mark) }
  }

  /// `? a :` between the condition and the last operand; false when no colon follows.
  private mutating func conditionalMiddle() -> Bool {
    bump()
    if current != .colon { expression() }
    return take(.colon)
  }

  /// `Foo *` where an operand was expected, as in `va_arg(list, Foo *)`: the name and the stars are a type.
  private mutating func abstractPointer(_ start: Mark) -> Bool {
    let stop = behindPointers(index)
    guard symbol(stop) == .comma || stop == limit else { return false }
    index = stop
    if nodes.count == start.node + 1 { nodes.removeLast() }
    finish(.typeName, start)
    return true
  }

  /// Operators before an operand, and casts.
  mutating func unary() {
    var waiting: [(kind: ObjCNodeKind, mark: Mark)] = []
    prefixes: while true {
      let start = mark
      switch current {
      case .exclamation, .tilde, .minus, .plus, .star, .ampersand, .andAnd, .plusPlus, .minusMinus, .hash, .extension:
        bump()
        waiting.append((.prefixUnary, start))
      case .leftParen where isCast(index) && symbol(behindGroup(index)) != .leftBrace:
        parenthesizedType()
        waiting.append((.castExpression, start))
      case .sizeOf where peek(1) != .leftParen:
        bump()
        waiting.append((.sizeofExpression, start))
      case .cxxThrow where startsOperandWord(1):
        bump()
        waiting.append((.throwExpression, start))
      case .cxxDelete where startsOperandWord(1) || (peek(1) == .leftBracket && peek(2) == .rightBracket):
        bump()
        if current == .leftBracket { skipGroup() }
        waiting.append((.deleteExpression, start))
      default: break prefixes
      }
    }
    postfix()
    while let last = waiting.popLast() { finish(last.kind, last.mark) }
  }

  private func startsOperandWord(_ ahead: Int) -> Bool {
    let next = peek(ahead)
    return next.isName || next.isLiteral || next == .colonColon || next == .cxxCast
  }

  /// `(type)` as a type name; the parentheses belong to the node around.
  mutating func parenthesizedType() {
    let outer = enter()
    if index < limit { typeTokens(to: limit) }
    leave(outer, .rightParen)
  }

  /// Calls, subscripts and members behind an operand.
  private mutating func postfix() {
    let start = mark
    guard primary() else { return }
    while true {
      switch current {
      case .leftParen:
        arguments()
        finish(.call, start)
      case .leftBracket:
        if isFirstOnLine(index), isMessage(index) { return }
        subscript_(start)
      case .dot, .arrow:
        guard member(start) else { return }
      case .plusPlus, .minusMinus:
        bump()
        finish(.postfixUnary, start)
      case .less:
        guard symbols[index - 1].isName, let stop = behindGenerics(index),
          symbol(stop) == .leftParen || symbol(stop) == .leftBrace
        else { return }
        genericArguments(to: stop)
      case .leftBrace:
        guard symbols[index - 1].isName || symbols[index - 1] == .greater, isBracedConstruction(start.token) else { return }
        initializerList()
        finish(.call, start)
      case .hashHash:
        bump()
        if current.isWord || current.isLiteral { bump() }
        nodes.removeLast(nodes.count - start.node)
        finish(.declarationReference, start)
      default: return
      }
    }
  }

  /// `Foo{1, 2}` of C++, told from a block of statements by what stands before it.
  private func isBracedConstruction(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch symbols[start - 1] {
    case .equal, .return, .leftParen, .comma, .question, .cxxNew, .leftBrace: return looksLikeType(index - 1) || symbols[start - 1] != .leftBrace
    default: return false
    }
  }

  private mutating func subscript_(_ start: Mark) {
    let outer = enter()
    if index < limit { expression() }
    leave(outer, .rightBracket)
    finish(.arraySubscript, start)
  }

  private mutating func member(_ start: Mark) -> Bool {
    if peek(1) == .tilde, peek(2).isWord { bump() }
    if peek(1).isWord {
      bump()
      if current == .cxxTemplate, peek(1).isName { bump() }
      bump()
      while current == .colonColon, peek(1).isWord { index += 2 }
    } else if peek(1) == .leftParen {
      bump()
      arguments()
    } else {
      return false
    }
    finish(.memberAccess, start)
    return true
  }

  /// `(…)` of a call or a macro.
  mutating func arguments() {
    let outer = enter()
    if holdsStatements {
      statements()
      return leave(outer, .rightParen)
    }
    while index < limit {
      if take(.comma) { continue }
      argument()
      if index < limit, current != .comma { unparsed(to: argumentEnd()) }
    }
    leave(outer, .rightParen)
  }

  /// True when a semicolon stands between the parentheses: a macro is given statements.
  private var holdsStatements: Bool {
    if current.rawValue >= Symbol.if.rawValue, current.rawValue <= Symbol.continue.rawValue { return true }
    var now = index
    while now < limit {
      if symbols[now] == .semicolon { return true }
      now = symbols[now].isOpener ? behindGroup(now) : now + 1
    }
    return false
  }

  private mutating func argument() {
    let next = peek(1)
    // `a * b` is a product here, and `a < b, c > d` are two arguments.
    if current.isName, next.isName || next == .less && !isCommaInGenerics || next == .qualifier, isDeclaration(index) {
      return parameter()
    }
    if current.beginsDeclaration && !(peek(1) == .leftParen) { return parameter() }
    if next == .less, let stop = behindGenerics(index + 1) {
      let behind = behindPointers(stop)
      if behind == limit || symbol(behind) == .comma { return typeTokens(to: behind) }
    }
    assignment()
  }

  private var isCommaInGenerics: Bool {
    guard let stop = behindGenerics(index + 1) else { return false }
    return (index..<stop).contains { symbols[$0] == .comma }
  }

  private func argumentEnd() -> Int {
    var now = index
    while now < limit, symbols[now] != .comma { now = symbols[now].isOpener ? behindGroup(now) : now + 1 }
    return now
  }
}
