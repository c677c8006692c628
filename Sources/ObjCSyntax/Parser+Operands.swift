/// What stands between operators.
extension Parser {
  /// One operand; false, and nothing read, when none begins here.
  mutating func primary() -> Bool {
    while current == .attribute { attribute() }
    switch current {
    case .identifier: name()
    case .number: leaf(.numberLiteral)
    case .character: leaf(.characterLiteral)
    case .string, .objcString: strings(mark)
    case .leftParen: parentheses()
    case .leftBracket: brackets()
    case .leftBrace: braces()
    case .caret: block()
    case .at: at()
    case .atSelector, .atEncode, .atProtocol: atExpression()
    case .atAvailable, .builtinAvailable: availability()
    case .atOther: atOther()
    case .sizeOf: sizeOf()
    case .generic: genericSelection()
    case .cxxCast where peek(1) == .less: namedCast()
    case .cxxNew where peek(1).isWord || peek(1) == .leftParen || peek(1) == .colonColon: new()
    case .cxxOperator where isOperatorName(index): operatorName()
    case .colonColon: name()
    case .builtinType, .structure, .enumeration, .qualifier, .typeOf: typeOperand()
    case .ellipsis: leaf(.declarationReference)
    case let symbol where symbol.isName: name()
    case .comma, .semicolon, .colon, .rightParen, .rightBracket, .rightBrace, .end: return false
    default: return false
    }
    return true
  }

  private mutating func name() {
    let start = mark
    let stop = behindName(index)
    if stop > index { index = stop } else { bump() }
    if symbols[index - 1] == .tilde, current.isName { bump() }
    if current == .string || current == .objcString, !isFirstOnLine(index) || isShouted(start.token) {
      finish(.declarationReference, start)
      return strings(start)
    }
    finish(.declarationReference, start)
  }

  /// String literals that follow each other, and macros among them that stand for one.
  private mutating func strings(_ start: Mark) {
    var isObjC = false
    while true {
      if current == .objcString { isObjC = true }
      if current == .string || current == .objcString {
        bump()
      } else if current == .at, peek(1) == .string {
        isObjC = true
        index += 2
      } else if current == .identifier, peek(1) != .colon, isShouted(index) || peek(1) == .string || peek(1) == .objcString {
        let name = mark
        bump()
        if current == .leftParen, peek(1) != .star { arguments() }
        finish(.declarationReference, name)
      } else {
        break
      }
    }
    finish(isObjC ? .objcStringLiteral : .stringLiteral, start)
  }

  private mutating func parentheses() {
    let start = mark
    if peek(1) == .leftBrace, index + 1 < groupEnd(index) {
      let outer = enter()
      compoundStatement()
      leave(outer, .rightParen)
      return finish(.statementExpression, start)
    }
    if symbol(behindGroup(index)) == .leftBrace, isCast(index) {
      parenthesizedType()
      initializerList()
      return finish(.compoundLiteral, start)
    }
    if holdsParameters { return parameterList() }
    let outer = enter()
    if index < limit { expression() }
    leave(outer, .rightParen)
    finish(.parenthesized, start)
  }

  /// `(id expected)` as an argument of a macro.
  private var holdsParameters: Bool {
    let first = peek(1)
    if first.beginsDeclaration { return first != .typeOf && peek(2) != .leftParen }
    return first.isName && peek(2).isName && first != .cxxNew && first != .cxxDelete && first != .cxxThrow && isDeclaration(index + 1)
  }

  private mutating func brackets() {
    if isLambda(index) { return lambda() }
    if peek(1) == .leftBracket, Int(match[index + 1]) == groupEnd(index) - 1, !isMessage(index), peek(2).isName {
      return attribute()
    }
    message()
  }

  /// `{…}` where an operand is expected: a list, or statements handed to a macro.
  private mutating func braces() {
    var now = index + 1
    let end = groupEnd(index)
    while now < end, symbols[now] != .semicolon {
      if symbols[now].rawValue >= Symbol.if.rawValue && symbols[now].rawValue <= Symbol.continue.rawValue { break }
      now = symbols[now].isOpener ? behindGroup(now) : now + 1
    }
    if now < end { compoundStatement() } else { initializerList() }
  }

  /// `{ a, .b = c, [d] = e }`.
  mutating func initializerList() {
    let start = mark
    guard depth < Parser.depthLimit else { return unparsed(to: behindGroup(index)) }
    depth += 1
    let outer = enter()
    while index < limit {
      if take(.comma) { continue }
      element()
      if index < limit, current != .comma { unparsedElement() }
    }
    leave(outer, .rightBrace)
    depth -= 1
    finish(.initializerList, start)
  }

  private mutating func unparsedElement() {
    // Lists may come from macros without commas: `FOO(a) FOO(b)`.
    if symbols[index].isName || symbols[index] == .leftBrace { return }
    var now = index
    while now < limit, symbols[now] != .comma { now = symbols[now].isOpener ? behindGroup(now) : now + 1 }
    unparsed(to: now)
  }

  /// `[3] =` or `[3].a =`, not a message.
  private var isArrayDesignator: Bool {
    let behind = symbol(behindGroup(index))
    return behind == .equal || (behind == .dot || behind == .leftBracket) && !isMessage(index)
  }

  private mutating func element() {
    let start = mark
    var isDesignated = false
    while true {
      if current == .dot, peek(1).isWord {
        index += 2
        isDesignated = true
      } else if current == .leftBracket, isDesignated || isArrayDesignator {
        let outer = enter()
        if index < limit { expression() }
        leave(outer, .rightBracket)
        isDesignated = true
      } else {
        break
      }
    }
    if !isDesignated, current.isName, peek(1) == .colon {
      index += 2
      assignment()
      return finish(.designatedInitializer, start)
    }
    guard isDesignated else { return assignment() }
    if take(.equal) || current == .leftBrace { assignment() }
    finish(.designatedInitializer, start)
  }

  private mutating func sizeOf() {
    let start = mark
    bump()
    let close = groupEnd(index)
    if typeLikeness(index + 1, close) == .yes {
      parenthesizedType()
    } else {
      let outer = enter()
      if index < limit { expression() }
      leave(outer, .rightParen)
    }
    finish(.sizeofExpression, start)
  }

  private mutating func genericSelection() {
    let start = mark
    bump()
    if current == .leftParen {
      let outer = enter()
      assignment()
      while take(.comma) {
        let stop = associationColon()
        typeTokens(to: stop)
        if take(.colon) { assignment() }
      }
      leave(outer, .rightParen)
    }
    finish(.genericSelection, start)
  }

  private func associationColon() -> Int {
    var now = index
    while now < limit, symbols[now] != .colon, symbols[now] != .comma {
      now = symbols[now].isOpener ? behindGroup(now) : now + 1
    }
    return now
  }

  private mutating func namedCast() {
    let start = mark
    bump()
    if let stop = behindGenerics(index) {
      bump()
      typeTokens(to: stop - 1)
      index = stop
    }
    if current == .leftParen { arguments() }
    finish(.castExpression, start)
  }

  private mutating func new() {
    let start = mark
    bump()
    if current == .leftParen { skipGroup() }
    let type = mark
    while current.isWord || current == .colonColon || current == .star {
      bump()
      if current == .less, let stop = behindGenerics(index) { index = stop }
    }
    if index > type.token { finish(.typeName, type) }
    while current == .leftBracket {
      let outer = enter()
      if index < limit { expression() }
      leave(outer, .rightBracket)
    }
    if current == .leftParen { arguments() } else if current == .leftBrace { initializerList() }
    finish(.newExpression, start)
  }

  /// `operator+` of C++ rather than a variable named `operator`.
  func isOperatorName(_ at: Int) -> Bool {
    switch symbol(at + 1) {
    case .dot, .semicolon, .comma, .colon, .rightParen, .rightBracket, .question, .end: return false
    case .equal: return symbol(at + 2) == .leftParen
    case .builtinType: return true
    case let next: return !next.isWord || symbol(at + 2) == .leftParen || symbol(at + 2) == .star
    }
  }

  private mutating func operatorName() {
    let start = mark
    bump()
    while index < limit, current != .leftParen, current != .semicolon { bump() }
    finish(.declarationReference, start)
  }

  /// A type where an operand is expected: an argument of a macro, or `int(x)`.
  private mutating func typeOperand() {
    let start = mark
    while true {
      if current == .structure || current == .enumeration, peek(1).isWord {
        index += 2
      } else if current == .typeOf, peek(1) == .leftParen {
        bump()
        skipGroup()
      } else if current == .builtinType || current == .qualifier || current == .structure || current == .enumeration || current == .typeOf {
        bump()
      } else {
        break
      }
    }
    index = behindPointers(index)
    if isFunctionPointer(index) {
      skipGroup()
      if current == .leftParen { skipGroup() }
    }
    finish(.typeName, start)
  }

  /// The tokens up to `end` as one type. Brackets in it are not looked into.
  mutating func typeTokens(to end: Int) {
    let start = mark
    index = max(index, min(end, limit))
    finish(.typeName, start)
  }

  mutating func genericArguments(to end: Int) {
    let start = mark
    index = end
    finish(.genericArguments, start)
  }
}
