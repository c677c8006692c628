/// Classes, categories, protocols and their members.
extension Parser {
  mutating func container() {
    let start = mark
    let isInterface = current == .atInterface
    let outer = limit
    limit = groupEnd(index)
    bump()
    let isCategory = containerHead(isInterface)
    members()
    limit = outer
    _ = take(.atEnd)
    switch (isInterface, isCategory) {
    case (true, false): finish(.objcInterface, start)
    case (true, true): finish(.objcCategory, start)
    case (false, false): finish(.objcImplementation, start)
    case (false, true): finish(.objcCategoryImplementation, start)
    }
  }

  /// Name, generic parameters, category or superclass, protocols and instance variables; true for a category.
  private mutating func containerHead(_ isInterface: Bool) -> Bool {
    if current.isWord { bump() }
    var isCategory = false
    if current == .less, let stop = behindGenerics(index, isHead: true) {
      let next = symbol(stop)
      list(next == .colon || next == .leftParen ? .genericParameters : .protocolReferences, to: stop)
    }
    if current == .leftParen {
      skipGroup()
      isCategory = true
    } else if take(.colon) {
      if current.isWord { bump() }
      if current == .leftParen { arguments() }
    }
    while current == .less, let stop = behindGenerics(index) {
      list(holdsTypes(index, stop) ? .genericArguments : .protocolReferences, to: stop)
    }
    while current == .attribute || current.isName && (!isFirstOnLine(index) || peek(1) == .leftBrace) { attribute() }
    if current == .leftBrace { instanceVariables() }
    return isCategory
  }

  private func holdsTypes(_ from: Int, _ end: Int) -> Bool {
    for now in from..<end where symbols[now] == .star { return true }
    return symbol(end) == .less
  }

  private mutating func list(_ kind: ObjCNodeKind, to stop: Int) {
    let start = mark
    index = stop
    finish(kind, start)
  }

  private mutating func instanceVariables() {
    let start = mark
    let outer = enter()
    while index < limit {
      let before = index
      field()
      if index == before { unparsedUnit() }
    }
    leave(outer, .rightBrace)
    finish(.objcIvarBlock, start)
  }

  mutating func protocolDeclaration() {
    if peek(1) == .leftParen || !Brackets.isDefinition(symbols, index, limit) { return listDeclaration(.objcClassForward) }
    let start = mark
    let outer = limit
    limit = groupEnd(index)
    index += 2
    if current == .less, let stop = behindGenerics(index) { list(.protocolReferences, to: stop) }
    members()
    limit = outer
    _ = take(.atEnd)
    finish(.objcProtocol, start)
  }

  private mutating func members() {
    while index < limit {
      let before = index
      member()
      if index == before { unparsedUnit() }
    }
  }

  mutating func member() {
    switch current {
    case .atProperty: property()
    case .atSynthesize: listDeclaration(.objcSynthesize)
    case .atDynamic: listDeclaration(.objcDynamic)
    case .atOptional, .atVisibility: leaf(.accessSpecifier)
    case .minus, .plus: method()
    default: declaration()
    }
  }

  private mutating func property() {
    let start = mark
    bump()
    if current == .leftParen, !isFunctionPointer(index) { skipGroup() }
    specifiers()
    if index < limit, current != .semicolon { declarators() }
    while current.isName || current == .attribute, !isFirstOnLine(index) || isTrailingMacro(index) { attribute() }
    if !take(.semicolon), index < limit, !isFirstOnLine(index) { unparsedStatement() }
    finish(.objcProperty, start)
  }

  /// `- (type)name:(type)argument …;` or with a body.
  mutating func method() {
    let start = mark
    bump()
    if current == .leftParen { parenthesizedType() }
    while current == .attribute { attribute() }
    methodSelector()
    while index < limit {
      if current == .qualifier {
        bump()
      } else if current == .attribute || current.isName && !isFirstOnLine(index) || current.isName && isTrailingMacro(index) {
        attribute()
      } else {
        break
      }
    }
    if current == .semicolon, symbol(index + 1) == .leftBrace { bump() }
    if current == .leftBrace {
      compoundStatement()
      return finish(.objcMethodDefinition, start)
    }
    if !take(.semicolon), index < limit, !endsMethod { unparsedStatement() }
    finish(.objcMethodDeclaration, start)
  }

  private var endsMethod: Bool {
    isFirstOnLine(index) && (current == .minus || current == .plus || current.rawValue >= Symbol.atInterface.rawValue)
  }

  private mutating func methodSelector() {
    if current.isWord, peek(1) != .colon {
      bump()
      if current == .leftParen, isShouted(index - 1) { skipGroup() }
      return
    }
    while current == .colon || (current.isWord && peek(1) == .colon) {
      if current != .colon { bump() }
      bump()
      let parameter = mark
      while current == .attribute { attribute() }
      if current == .leftParen { parenthesizedType() }
      while current == .attribute || current == .qualifier || isMacroLike(index) && peek(1).isName && peek(2) != .colon && !isMacroLike(index + 1) {
        attribute()
      }
      if current.isWord { bump() }
      if index > parameter.token { finish(.parameterDeclaration, parameter) }
    }
    if current == .comma {
      while take(.comma) {
        let parameter = mark
        if current == .ellipsis { bump() } else { specifiers(isParameter: true); declarator(mayInitialize: false) }
        if index > parameter.token { finish(.parameterDeclaration, parameter) }
      }
    }
  }
}
