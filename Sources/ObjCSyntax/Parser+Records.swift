/// Structs, unions, C++ classes and enumerations.
extension Parser {
  /// `class A`, `class A : public B`, `class A {` rather than a variable named `class`.
  var isClassHead: Bool {
    let next = symbol(behindName(index + 1))
    return next == .leftBrace || next == .colon || next == .semicolon || next == .cxxTrailing || next.isWord
      || next == .star || next == .ampersand || next == .less
  }

  mutating func record() {
    let start = mark
    bump()
    while current == .attribute || (current == .leftBracket && peek(1) == .leftBracket) { attribute() }
    // `struct EXPORT Name {`
    while current.isName, peek(1).isName, peek(1) != .cxxTrailing, recordBodyFollows(index + 1) { attribute() }
    if current.isName || current == .colonColon {
      index = max(behindName(index), index + 1)
      if current == .less { genericArguments(to: behindGenerics(index) ?? behindTemplateParameters(index)) }
    }
    if current == .cxxTrailing { bump() }
    if current == .colon, recordBodyFollows(index) {
      while index < limit, current != .leftBrace { bump() }
    }
    if current == .leftBrace { recordBody() }
    if symbols[index - 1] == .rightBrace { while current == .attribute { attribute() } }
    finish(.recordDeclaration, start)
  }

  /// True when a brace comes before the end of the declaration.
  private func recordBodyFollows(_ at: Int) -> Bool {
    var now = at
    let isBases = symbol(at) == .colon
    while now < limit, now < at + 192 {
      switch symbols[now] {
      case .leftBrace: return true
      case .star where !isBases: return false
      case .semicolon, .equal, .leftParen: return false
      default: now += 1
      }
    }
    return false
  }

  private mutating func recordBody() {
    guard depth < Parser.depthLimit else { return unparsed(to: behindGroup(index)) }
    depth += 1
    let outer = enter()
    while index < limit {
      let before = index
      field()
      if index == before { unparsedUnit() }
    }
    leave(outer, .rightBrace)
    depth -= 1
  }

  /// A member of a record or of a block of instance variables.
  mutating func field() {
    switch current {
    case .semicolon: return leaf(.nullStatement)
    case .atVisibility: return leaf(.accessSpecifier)
    case .cxxAccess where peek(1) == .colon || (peek(1).isName && peek(2) == .colon):
      let start = mark
      index += peek(1) == .colon ? 2 : 3
      return finish(.accessSpecifier, start)
    case .cxxTemplate, .cxxUsing, .staticAssert, .typedef, .cxxNamespace: return declaration()
    default: break
    }
    if let stop = fieldMacroEnd {
      let start = mark
      bump()
      if index < stop, current == .leftParen { arguments() }
      _ = take(.semicolon)
      return finish(.macroInvocation, start)
    }
    fieldDeclaration()
  }

  private mutating func fieldDeclaration() {
    let start = mark
    let hasSpecifiers = specifiers()
    var first = Declarator()
    if index < limit, current != .semicolon { first = declarators(isField: true) }
    if first.isFunction {
      if current == .colon { constructorBody() }
      if current == .leftBrace {
        compoundStatement()
        return finish(.functionDefinition, start)
      }
    }
    if !take(.semicolon), index < limit, index > start.token || !hasSpecifiers {
      if !isFirstOnLine(index) || index == start.token { unparsedStatement() }
    }
    finish(first.isFunction ? .functionDeclaration : .fieldDeclaration, start)
  }

  private mutating func constructorBody() {
    let start = mark
    while index < limit, current != .semicolon {
      if current == .leftBrace, symbols[index - 1] == .rightParen || symbols[index - 1] == .rightBrace { break }
      if current == .leftParen { arguments() } else if current == .leftBrace { initializerList() } else { bump() }
    }
    finish(.constructorInitializers, start)
  }

  /// `Q_OBJECT`, `FOO(x)` alone on their line.
  private var fieldMacroEnd: Int? {
    guard current == .identifier, isFirstOnLine(index), isShouted(index) else { return nil }
    if peek(1) == .leftParen {
      let behind = behindGroup(index + 1)
      return behind == limit || isFirstOnLine(behind) || symbol(behind) == .semicolon ? behind : nil
    }
    return isFirstOnLine(index + 1) && peek(1).isWord ? index + 1 : nil
  }

  /// `NS_ENUM(type, Name)` and its kin before a body or a semicolon.
  var isEnumMacro: Bool {
    guard current == .identifier, peek(1) == .leftParen, isShouted(index) else { return false }
    let behind = symbol(behindGroup(index + 1))
    guard behind == .leftBrace || behind == .semicolon else { return false }
    return text(index, endsWith: "_ENUM") || text(index, endsWith: "_OPTIONS")
  }

  private func text(_ at: Int, endsWith end: StaticString) -> Bool {
    let token = token(at)
    let count = end.utf8CodeUnitCount
    guard Int(token.length) > count else { return false }
    let start = bytes + token.end - count
    for index in 0..<count where start[index] != end.utf8Start[index] { return false }
    return true
  }

  mutating func enumeration() {
    let start = mark
    let isMacro = current == .identifier
    bump()
    if isMacro, current == .leftParen {
      skipGroup()
    } else {
      if current == .cxxClass || current == .structure { bump() }
      while current == .attribute { attribute() }
      while current.isName, peek(1).isName, recordBodyFollows(index + 1) { attribute() }
      if current.isName { index = behindName(index) }
      if current == .colon {
        bump()
        let type = mark
        while current.isWord || current == .colonColon { bump() }
        finish(.typeName, type)
      }
    }
    while current == .attribute || (current.isName && peek(1) == .leftBrace) { attribute() }
    if current == .leftBrace { enumBody() }
    if symbols[index - 1] == .rightBrace { while current == .attribute { attribute() } }
    finish(.enumDeclaration, start)
  }

  private mutating func enumBody() {
    let outer = enter()
    while index < limit {
      if take(.comma) { continue }
      let start = mark
      guard current.isName else {
        unparsedUnit()
        continue
      }
      bump()
      if current == .leftParen { arguments() }
      while current.isName || current == .attribute { attribute() }
      if take(.equal) { assignment() }
      while current.isName || current == .attribute { attribute() }
      finish(.enumConstant, start)
    }
    leave(outer, .rightBrace)
  }
}
