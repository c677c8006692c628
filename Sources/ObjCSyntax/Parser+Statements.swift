/// Statements, and what looks like one.
extension Parser {
  /// `{…}`.
  mutating func compoundStatement() {
    let start = mark
    guard depth < Parser.depthLimit else {
      let outer = enter()
      leave(outer, .rightBrace)
      return finish(.compoundStatement, start)
    }
    depth += 1
    let outer = enter()
    statements()
    leave(outer, .rightBrace)
    depth -= 1
    finish(.compoundStatement, start)
  }

  /// Statements up to the limit.
  mutating func statements() {
    while index < limit {
      let before = index
      statement()
      if index == before { unparsedUnit() }
    }
  }

  mutating func statement() {
    guard depth < Parser.depthLimit else { return unparsed(to: limit) }
    depth += 1
    statementInDepth()
    depth -= 1
  }

  private mutating func statementInDepth() {
    switch current {
    case .leftBrace: compoundStatement()
    case .semicolon: leaf(.nullStatement)
    case .if: ifStatement()
    case .for: forStatement()
    case .while: conditionStatement(.whileStatement)
    case .switch: conditionStatement(.switchStatement)
    case .do: doStatement()
    case .case, .default: caseStatement()
    case .return: wordStatement(.returnStatement)
    case .goto: wordStatement(.gotoStatement)
    case .break: wordStatement(.breakStatement)
    case .continue: wordStatement(.continueStatement)
    case .else: unparsed(to: index + 1)
    case .atTry, .atCatch, .atFinally: tryStatement()
    case .atThrow: wordStatement(.atThrowStatement)
    case .atSynchronized: synchronized()
    case .atAutoreleasePool: autoreleasePool()
    case .assembler: assembler()
    case .cxxTry where peek(1) == .leftBrace: tryStatement()
    case .leftBracket where isStandardAttribute: attribute()
    case .atOther: macroStatement()
    case .atInterface, .atImplementation, .atEnd, .atProtocol, .atClass, .atImport: declaration()
    default: simpleStatement()
    }
  }

  /// `[[fallthrough]]` and the like.
  private var isStandardAttribute: Bool {
    peek(1) == .leftBracket && Int(match[index + 1]) == groupEnd(index) - 1 && !isMessage(index + 1) && !isMessage(index)
  }

  private mutating func simpleStatement() {
    if current.isName, peek(1) == .colon, peek(2) != .colon, current != .cxxAccess {
      let start = mark
      index += 2
      return finish(.labelStatement, start)
    }
    if isMacroLine { return leaf(.macroInvocation) }
    let start = mark
    if isDeclaration(index) {
      declaration(isLocal: true)
      return finish(.declarationStatement, start)
    }
    expressionStatement()
  }

  /// A shouted name alone on its line, with a statement on the next one.
  private var isMacroLine: Bool {
    guard current == .identifier, isFirstOnLine(index + 1), isShouted(index), isFirstOnLine(index) else { return false }
    switch peek(1) {
    case .leftBracket, .star, .caret, .at, .leftParen: return true
    default: return peek(1).isWord || peek(1).rawValue >= Symbol.atTry.rawValue
    }
  }

  private mutating func expressionStatement() {
    let start = mark
    expression()
    if take(.semicolon) { return finish(.expressionStatement, start) }
    guard index > start.token else { return unparsedStatement() }
    if nodes.count > start.node, isMacroCall(nodes[nodes.count - 1], start) { return macroInvocation(start) }
    if index < limit {
      if isFirstOnLine(index), beginsStatement { return finish(.expressionStatement, start) }
      unparsedStatement()
    }
    finish(.expressionStatement, start)
  }

  /// A name or a call of a name, as a macro without its semicolon looks.
  private func isMacroCall(_ node: PostNode, _ start: Mark) -> Bool {
    guard Int(node.size) == nodes.count - start.node, index < limit else { return false }
    switch node.kind {
    case .declarationReference, .macroInvocation: return true
    case .call:
      // The name itself is called, and nothing else: `E(a).b()` is no macro.
      return symbols[start.token].isName && nodes[start.node].kind == .declarationReference && symbols[start.token + 1] == .leftParen
        && behindGroup(start.token + 1) == index
    default: return false
    }
  }

  /// Makes the name or the call that was read a macro invocation: its children are the arguments.
  private mutating func macroInvocation(_ start: Mark) {
    if nodes[nodes.count - 1].kind == .macroInvocation { return }
    if nodes[nodes.count - 1].kind == .call { nodes.removeLast() }
    nodes.remove(at: start.node)
    finish(.macroInvocation, start)
  }

  var beginsStatement: Bool {
    current.isWord || current == .leftBracket || current == .leftBrace || current.rawValue >= Symbol.atTry.rawValue
  }

  private mutating func macroStatement() {
    let start = mark
    atOther()
    if nodes[nodes.count - 1].kind == .macroInvocation, current != .dot, current.precedence == 0 || isFirstOnLine(index) {
      if take(.semicolon) { finish(.expressionStatement, start) }
      return
    }
    index = start.token
    nodes.removeLast(nodes.count - start.node)
    expression()
    if !take(.semicolon), index < limit { unparsedStatement() }
    finish(.expressionStatement, start)
  }
}
