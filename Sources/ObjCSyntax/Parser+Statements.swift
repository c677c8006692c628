/// Statements.
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
    if nodes.count > start.node, isMacroCall(nodes[nodes.count - 1], start) { return finish(.macroInvocation, start) }
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
    case .call: return symbols[start.token].isName
    default: return false
    }
  }

  private var beginsStatement: Bool {
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

  /// `if … else if … else`, however long: the nodes are made from the last to the first.
  private mutating func ifStatement() {
    var open: [Mark] = []
    while true {
      open.append(mark)
      bump()
      if current == .cxxSpecifier { bump() }
      // `if FOO(x) {`: the macro brings the parentheses.
      if current.isName { unary() } else { condition() }
      statement()
      guard current == .else else { break }
      bump()
      if current == .if { continue }
      statement()
      break
    }
    while let start = open.popLast() { finish(.ifStatement, start) }
  }

  /// `(…)` of `if`, `while`, `switch`: an expression or a declaration, in C++ with a statement before it.
  private mutating func condition() {
    guard current == .leftParen else { return }
    let outer = enter()
    while index < limit {
      let before = index
      if isConditionDeclaration { declaration(isLocal: true) } else { expression() }
      if index < limit, !take(.semicolon) { unparsed(to: limit) }
      if index == before { break }
    }
    leave(outer, .rightParen)
  }

  /// A declaration in a condition gives a value.
  private var isConditionDeclaration: Bool {
    guard isDeclaration(index) else { return false }
    var now = index
    while now < limit {
      if symbols[now] == .equal || symbols[now] == .leftBrace { return true }
      if symbols[now].precedence > 0, symbols[now] != .star, symbols[now] != .ampersand, symbols[now] != .less,
        symbols[now] != .greater
      {
        return false
      }
      now = symbols[now].isOpener ? behindGroup(now) : now + 1
    }
    return false
  }

  private mutating func conditionStatement(_ kind: ObjCNodeKind) {
    let start = mark
    bump()
    condition()
    statement()
    finish(kind, start)
  }

  private mutating func doStatement() {
    let start = mark
    bump()
    statement()
    if take(.while) {
      condition()
      _ = take(.semicolon)
    }
    finish(.doStatement, start)
  }

  private mutating func forStatement() {
    let start = mark
    bump()
    var kind = ObjCNodeKind.forStatement
    if current == .leftParen {
      let outer = enter()
      if let separator = collectionSeparator {
        kind = .forCollectionStatement
        let whole = limit
        limit = separator
        if isDeclaration(index) { variable() } else { expression() }
        if index < limit { unparsed(to: limit) }
        limit = whole
        bump()
        if index < limit { expression() }
      } else {
        forClauses()
      }
      leave(outer, .rightParen)
    }
    statement()
    finish(kind, start)
  }

  /// The index of `in`, or of `:` in C++, at the top of the parentheses.
  private var collectionSeparator: Int? {
    var now = index
    var asked = 0
    while now < limit {
      switch symbols[now] {
      case .semicolon: return nil
      case .question: asked += 1
      case .colon:
        if asked == 0 { return now }
        asked -= 1
      case .identifier: if now > index, text(now, is: "in") { return now }
      default: break
      }
      now = symbols[now].isOpener ? behindGroup(now) : now + 1
    }
    return nil
  }

  private mutating func forClauses() {
    if isDeclaration(index) {
      declaration(isLocal: true)
    } else {
      if current != .semicolon { expression() }
      if index < limit, current != .semicolon { unparsedStatement() } else { _ = take(.semicolon) }
    }
    if current != .semicolon, index < limit { expression() }
    if index < limit, current != .semicolon { unparsedStatement() } else { _ = take(.semicolon) }
    if index < limit { expression() }
  }

  private mutating func caseStatement() {
    let start = mark
    let isDefault = current == .default
    bump()
    if !isDefault {
      binaryWithoutColon()
      if take(.ellipsis) { binaryWithoutColon() }
    }
    if !take(.colon), !isDefault { unparsed(to: min(index + 1, limit)) }
    finish(isDefault ? .defaultStatement : .caseStatement, start)
  }

  private mutating func binaryWithoutColon() {
    if current != .colon, current != .ellipsis { expression() }
  }

  /// `return x;`, `goto x;`, `break;`, `@throw x;`.
  private mutating func wordStatement(_ kind: ObjCNodeKind) {
    let start = mark
    bump()
    if current != .semicolon, index < limit, kind != .breakStatement, kind != .continueStatement {
      if current == .star, kind == .gotoStatement { bump() }
      expression()
    }
    if !take(.semicolon), index < limit, !(isFirstOnLine(index) && beginsStatement) { unparsedStatement() }
    finish(kind, start)
  }

  private mutating func tryStatement() {
    let start = mark
    let isObjC = current == .atTry
    if current == .atTry || current == .cxxTry {
      bump()
      if current == .leftBrace { compoundStatement() }
    }
    while current == .atCatch || current == .cxxCatch || current == .atFinally {
      let clause = mark
      let isFinally = current == .atFinally
      let isC = current == .cxxCatch
      bump()
      if current == .leftParen { parameterList() }
      if current == .leftBrace { compoundStatement() }
      finish(isFinally ? .atFinallyClause : isC ? .catchClause : .atCatchClause, clause)
    }
    finish(isObjC ? .atTryStatement : .tryStatement, start)
  }

  private mutating func synchronized() {
    let start = mark
    bump()
    condition()
    if current == .leftBrace { compoundStatement() }
    finish(.atSynchronizedStatement, start)
  }

  private mutating func autoreleasePool() {
    let start = mark
    bump()
    if current == .leftBrace { compoundStatement() }
    finish(.autoreleasePoolStatement, start)
  }

  private mutating func assembler() {
    let start = mark
    bump()
    while current.isWord { bump() }
    if current.isOpener { skipGroup() }
    _ = take(.semicolon)
    finish(.assemblerStatement, start)
  }
}
