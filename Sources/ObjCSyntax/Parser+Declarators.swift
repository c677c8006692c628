/// Declarators and parameters.
extension Parser {
  struct Declarator {
    var hasName = false
    /// True when a parameter list follows the name itself.
    var isFunction = false
    /// True for a pointer in parentheses, as in `(^name)(int)`: parameters behind it belong to its type.
    var isNested = false
  }

  /// Pointers, a name, arrays, parameters, attributes and an initial value.
  @discardableResult
  mutating func declarator(isLocal: Bool = false, isField: Bool = false, mayInitialize: Bool = true) -> Declarator {
    let start = mark
    var made = Declarator()
    pointersAndName(&made)
    suffixes(&made, isLocal: isLocal)
    if isField, current == .colon {
      bump()
      assignment()
      while isTrailingMacro(index) || current == .attribute { attribute() }
    }
    if mayInitialize { initialValue(made, isLocal: isLocal) }
    if index > start.token { finish(.declarator, start) }
    return made
  }

  private mutating func initialValue(_ made: Declarator, isLocal: Bool) {
    if current == .equal {
      bump()
      if current == .default || current == .cxxDelete { bump() } else { assignment() }
    } else if current == .leftBrace, made.hasName, !made.isFunction {
      initializerList()
    }
  }

  private mutating func pointersAndName(_ made: inout Declarator) {
    while index < limit {
      switch current {
      case .star, .caret, .ampersand, .andAnd, .qualifier, .ellipsis, .storage: bump()
      case .attribute: attribute()
      case .leftParen:
        guard isFunctionPointer(index) || isParenthesizedName else { return }
        made.isNested = isFunctionPointer(index)
        let outer = enter()
        if depth < Parser.depthLimit {
          depth += 1
          var inner = Declarator()
          pointersAndName(&inner)
          suffixes(&inner, isLocal: false)
          depth -= 1
        }
        leave(outer, .rightParen)
        made.hasName = true
        return
      case .cxxOperator where isOperatorName(index): return operatorDeclarator(&made)
      case .tilde where peek(1).isName: bump()
      case let symbol where symbol.isName || symbol == .colonColon:
        let stop = behindName(index)
        let isBeforePointer = self.symbol(stop) == .star || self.symbol(stop) == .caret
        if symbol.isName, stop == index + 1,
          isBeforePointer || isNameBehindMacro(stop) && (isShouted(index) || !self.symbol(stop + 1).isName)
        {
          attribute()
          continue
        }
        return nameOfDeclarator(stop, &made)
      default: return
      }
    }
  }

  /// True when a name follows, so that the one before it is a macro: `* NS_RETURNS_RETAINED foo`.
  private func isNameBehindMacro(_ next: Int) -> Bool {
    symbol(next).isName && symbol(next) != .cxxTrailing && !isTrailingMacro(next) && !text(next, is: "in")
  }

  private var isParenthesizedName: Bool { peek(1).isName && groupEnd(index) == index + 2 && symbol(index + 3) == .leftParen }

  private mutating func nameOfDeclarator(_ stop: Int, _ made: inout Declarator) {
    let name = mark
    index = max(stop, index + 1)
    if symbols[index - 1] == .tilde, current.isName { bump() }
    if symbol(index) == .colonColon, symbol(index + 1) == .cxxOperator { bump() }
    if symbols[index - 1] == .cxxOperator { operatorTokens() }
    finish(.declaratorName, name)
    made.hasName = true
    if current == .cxxOperator { operatorDeclarator(&made) }
  }

  private mutating func operatorDeclarator(_ made: inout Declarator) {
    let name = mark
    bump()
    operatorTokens()
    finish(.declaratorName, name)
    made.hasName = true
  }

  /// What follows `operator`, up to the parameters.
  private mutating func operatorTokens() {
    if current == .leftParen, peek(1) == .rightParen { index += 2 }
    while index < limit, current != .leftParen, current != .semicolon, current != .leftBrace {
      if current == .leftBracket { skipGroup() } else { bump() }
    }
  }

  private mutating func suffixes(_ made: inout Declarator, isLocal: Bool) {
    while index < limit {
      switch current {
      case .leftBracket:
        if peek(1) == .leftBracket, !isMessage(index) { attribute(); continue }
        let outer = enter()
        while current == .qualifier || current == .storage { bump() }
        if index < limit { expression() }
        leave(outer, .rightBracket)
      case .leftParen:
        if isLocal, made.hasName, !made.isNested, !isParameterList(index) {
          arguments()
        } else {
          parameterList()
          made.isFunction = made.hasName && !made.isNested
        }
      case .attribute: attribute()
      case .assembler:
        bump()
        if current == .leftParen { skipGroup() }
      case .cxxTrailing, .qualifier, .cxxThrow, .cxxTry:
        bump()
        if current == .leftParen { skipGroup() }
      case .ampersand, .andAnd: guard made.isFunction else { return }; bump()
      case .arrow:
        guard made.isFunction else { return }
        bump()
        trailingType()
      case .less:
        guard made.hasName, let stop = behindGenerics(index) else { return }
        genericArguments(to: stop)
      case let symbol where symbol.isName:
        guard isTrailingMacro(index) || made.isFunction && isAttributeWord else { return }
        attribute()
      default: return
      }
    }
  }

  /// A word behind parameters, before a body or a semicolon.
  private var isAttributeWord: Bool {
    let behind = peek(1) == .leftParen ? symbol(behindGroup(index + 1)) : peek(1)
    return behind == .semicolon || behind == .leftBrace
  }

  private mutating func trailingType() {
    let start = mark
    while index < limit, current != .leftBrace, current != .semicolon, current != .equal {
      if current.isOpener { skipGroup() } else { bump() }
    }
    finish(.typeName, start)
  }

  /// Tells parameters from the arguments of a constructor.
  private func isParameterList(_ at: Int) -> Bool {
    let first = symbol(at + 1)
    if at + 1 == groupEnd(at) { return true }
    if first.beginsDeclaration || first == .ellipsis { return true }
    return first.isName && symbol(at + 2) != .star && isDeclaration(at + 1)
  }

  /// `(int a, NSString *b, ...)`.
  mutating func parameterList() {
    let start = mark
    guard depth < Parser.depthLimit else { return unparsed(to: behindGroup(index)) }
    depth += 1
    let outer = enter()
    while index < limit {
      if take(.comma) { continue }
      parameter()
      if index < limit, current != .comma { parameterRest() }
    }
    leave(outer, .rightParen)
    depth -= 1
    finish(.parameterList, start)
  }

  private mutating func parameterRest() {
    var now = index
    while now < limit, symbols[now] != .comma { now = symbols[now].isOpener ? behindGroup(now) : now + 1 }
    unparsed(to: now)
  }

  mutating func parameter() {
    let start = mark
    if current == .ellipsis {
      bump()
      return finish(.parameterDeclaration, start)
    }
    if current.isLiteral || current == .minus || current == .leftParen && !isFunctionPointer(index) {
      return assignment()
    }
    specifiers(isParameter: true)
    declarator()
    if index > start.token { finish(.parameterDeclaration, start) }
  }
}
