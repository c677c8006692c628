/// Statements that decide, repeat, leave or guard.
extension Parser {
  /// `if … else if … else`, however long: the nodes are made from the last to the first.
  mutating func ifStatement() {
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

  mutating func conditionStatement(_ kind: ObjCNodeKind) {
    let start = mark
    bump()
    condition()
    statement()
    finish(kind, start)
  }

  mutating func doStatement() {
    let start = mark
    bump()
    statement()
    if take(.while) {
      condition()
      _ = take(.semicolon)
    }
    finish(.doStatement, start)
  }

  mutating func forStatement() {
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

  mutating func caseStatement() {
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
  mutating func wordStatement(_ kind: ObjCNodeKind) {
    let start = mark
    bump()
    if current != .semicolon, index < limit, kind != .breakStatement, kind != .continueStatement {
      if current == .star, kind == .gotoStatement { bump() }
      expression()
    }
    if !take(.semicolon), index < limit, !(isFirstOnLine(index) && beginsStatement) { unparsedStatement() }
    finish(kind, start)
  }

  mutating func tryStatement() {
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

  mutating func synchronized() {
    let start = mark
    bump()
    condition()
    if current == .leftBrace { compoundStatement() }
    finish(.atSynchronizedStatement, start)
  }

  mutating func autoreleasePool() {
    let start = mark
    bump()
    if current == .leftBrace { compoundStatement() }
    finish(.autoreleasePoolStatement, start)
  }

  mutating func assembler() {
    let start = mark
    bump()
    while current.isWord { bump() }
    if current.isOpener { skipGroup() }
    _ = take(.semicolon)
    finish(.assemblerStatement, start)
  }
}
