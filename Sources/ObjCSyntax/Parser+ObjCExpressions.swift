/// Messages, blocks, lambdas and what begins with `@`.
extension Parser {
  /// `[receiver word:argument word:argument, more]`.
  mutating func message() {
    let start = mark
    let outer = enter()
    guard depth < Parser.depthLimit else {
      unparsed(to: limit)
      leave(outer, .rightBracket)
      return finish(.objcMessage, start)
    }
    depth += 1
    let receiver = mark
    unary()
    if current == .less, let stop = behindGenerics(index) { genericArguments(to: stop) } else { binaryRest(receiver, 2) }
    selectorAndArguments()
    depth -= 1
    leave(outer, .rightBracket)
    finish(.objcMessage, start)
  }

  private mutating func selectorAndArguments() {
    if current.isWord, peek(1) != .colon, peek(1) != .colonColon {
      bump()
      // `[x FOO(y)]`: a macro that stands for the selector.
      if current == .leftParen { arguments() }
    }
    while index < limit {
      if current.isWord, peek(1) == .colon || peek(1) == .colonColon {
        bump()
      } else if current != .colon, current != .colonColon {
        return
      }
      while current == .colonColon { bump() }
      if current == .colon { bump() }
      messageArgument()
      while take(.comma) { messageArgument() }
    }
  }

  private mutating func messageArgument() {
    if current.isWord, peek(1) == .colon, current != .default { if isSelectorPart { return } }
    assignment()
    if current == .less, symbols[index - 1].isName { return }
    // `@"a" NAME` was taken with the string; any other stray word is left to the caller.
  }

  /// `word:` directly behind a colon is the next part only when nothing could be its argument, which C has no case of.
  private var isSelectorPart: Bool { false }

  /// `^{…}`, `^(int a){…}`, `^Foo *(int a){…}`.
  mutating func block() {
    let start = mark
    bump()
    if current != .leftBrace, current != .leftParen || isFunctionPointerReturn {
      let stop = blockParameters()
      if stop > index { typeTokens(to: stop) }
    }
    if current == .leftParen { parameterList() }
    while current == .attribute || current.isName && (peek(1) == .leftBrace || peek(1) == .attribute) { attribute() }
    if current == .leftBrace { compoundStatement() }
    finish(.blockExpression, start)
  }

  /// `^(void (^)(int))(id x) {`: the first group is no parameter list, because another one follows.
  private var isFunctionPointerReturn: Bool { symbol(behindGroup(index)) == .leftParen }

  /// The last group before the body, or the body, or where a type cannot go on.
  private func blockParameters() -> Int {
    var now = index
    while now < limit {
      switch symbols[now] {
      case .leftBrace: return now
      case .leftParen:
        let behind = behindGroup(now)
        if symbol(behind) == .leftBrace || symbol(behind) == .attribute { return now }
        now = behind
      case .star, .less, .greater, .comma, .colonColon, .caret, .ampersand: now += 1
      case let symbol where symbol.isWord: now += 1
      default: return index
      }
    }
    return index
  }

  /// `[…]` that a body, or parameters and a body, follow.
  func isLambda(_ at: Int) -> Bool {
    let behind = behindGroup(at)
    guard isCaptureList(at + 1, groupEnd(at)) else { return false }
    switch symbol(behind) {
    case .leftBrace: return true
    case .leftParen:
      var now = behindGroup(behind)
      while symbol(now) == .cxxSpecifier || symbol(now) == .cxxTrailing { now += 1 }
      if symbol(now) == .leftBrace { return true }
      guard symbol(now) == .arrow else { return false }
      now += 1
      while symbol(now).isWord || symbol(now) == .colonColon || symbol(now) == .star || symbol(now) == .ampersand
        || symbol(now) == .less
      {
        now = behindGenerics(now) ?? now + 1
      }
      return symbol(now) == .leftBrace
    default: return false
    }
  }

  private func isCaptureList(_ from: Int, _ end: Int) -> Bool {
    var now = from
    while now < end {
      switch symbols[now] {
      case .ampersand, .equal, .star, .comma, .ellipsis: now += 1
      case let symbol where symbol.isName:
        now += 1
        if now < end, symbols[now] == .equal {
          while now < end, symbols[now] != .comma { now = symbols[now].isOpener ? behindGroup(now) : now + 1 }
        } else if now < end, symbols[now] != .comma, symbols[now] != .ellipsis {
          return false
        }
      default: return false
      }
    }
    return true
  }

  mutating func lambda() {
    let start = mark
    skipGroup()
    if current == .leftParen { parameterList() }
    while index < limit, current != .leftBrace {
      if current == .less, let stop = behindGenerics(index) { index = stop } else { bump() }
    }
    if current == .leftBrace { compoundStatement() }
    finish(.lambdaExpression, start)
  }

  /// `@(x)`, `@[…]`, `@{…}`, `@1`, `@-1`.
  mutating func at() {
    let start = mark
    bump()
    switch current {
    case .leftParen:
      let outer = enter()
      if index < limit { expression() }
      leave(outer, .rightParen)
      finish(.objcBoxedExpression, start)
    case .leftBracket:
      literalElements(.rightBracket)
      finish(.objcArrayLiteral, start)
    case .leftBrace:
      literalElements(.rightBrace)
      finish(.objcDictionaryLiteral, start)
    case .string:
      bump()
      finish(.objcStringLiteral, start)
    case .minus, .plus, .number, .character, .identifier, .tilde, .exclamation:
      if current == .minus || current == .plus { bump() }
      _ = primary()
      finish(.objcBoxedExpression, start)
    default: finish(.unparsed, start)
    }
  }

  /// Elements of `@[…]`; keys and values of `@{…}`, which stand one after the other.
  private mutating func literalElements(_ closer: Symbol) {
    guard depth < Parser.depthLimit else { return unparsed(to: behindGroup(index)) }
    depth += 1
    let outer = enter()
    while index < limit {
      if take(.comma) { continue }
      assignment()
      if closer == .rightBrace, take(.colon) { assignment() }
      if index < limit, current != .comma {
        let before = index
        if !current.isName { unparsed(to: elementEnd()) }
        if index == before { unparsedUnit() }
      }
    }
    leave(outer, closer)
    depth -= 1
  }

  private func elementEnd() -> Int {
    var now = index
    while now < limit, symbols[now] != .comma { now = symbols[now].isOpener ? behindGroup(now) : now + 1 }
    return now
  }

  /// `@selector(a:b:)`, `@encode(int)`, `@protocol(A)`.
  mutating func atExpression() {
    let start = mark
    let kind: ObjCNodeKind =
      switch current {
      case .atSelector: .objcSelectorExpression
      case .atEncode: .objcEncodeExpression
      default: .objcProtocolExpression
      }
    bump()
    if current == .leftParen {
      if kind == .objcEncodeExpression { parenthesizedType() } else { skipGroup() }
    }
    finish(kind, start)
  }

  mutating func availability() {
    let start = mark
    bump()
    if current == .leftParen { skipGroup() }
    finish(.availabilityCheck, start)
  }

  /// `@YES`, and macros that want an `@`: `@keypath(self.x)`, `@weakify(self)`.
  mutating func atOther() {
    let start = mark
    let isBoxed = text(index, is: "@YES") || text(index, is: "@NO") || text(index, is: "@true") || text(index, is: "@false")
    bump()
    if !isBoxed, current == .leftParen {
      arguments()
      finish(.macroInvocation, start)
    } else if !isBoxed, current == .leftBrace || current == .semicolon || current == .end {
      finish(.macroInvocation, start)
    } else {
      finish(.objcBoxedExpression, start)
    }
  }
}
