/// Declarations of C and C++.
extension Parser {
  /// One declaration; at the top of a file, or `isLocal` in a function.
  mutating func declaration(isLocal: Bool = false) {
    guard depth < Parser.depthLimit else { return unparsed(to: limit) }
    depth += 1
    declarationInDepth(isLocal)
    depth -= 1
  }

  private mutating func declarationInDepth(_ isLocal: Bool) {
    switch current {
    case .semicolon: leaf(.nullStatement)
    case .atInterface, .atImplementation: container()
    case .atProtocol: protocolDeclaration()
    case .atClass: listDeclaration(.objcClassForward)
    case .atImport: listDeclaration(.moduleImport)
    case .atCompatibilityAlias: listDeclaration(.compatibilityAlias)
    case .atEnd: unparsed(to: index + 1)
    case .atProperty, .atSynthesize, .atDynamic, .atOptional, .atVisibility: member()
    case .minus, .plus: method()
    case .atOther: topMacro()
    case .cxxNamespace where peek(1).isName || peek(1) == .leftBrace: namespace()
    case .storage where peek(1) == .cxxNamespace: namespace()
    case .cxxTemplate where peek(1) == .less: template()
    case .cxxUsing: listDeclaration(.usingDeclaration)
    case .staticAssert: listDeclaration(.staticAssertion)
    case .storage where peek(1) == .string: linkage()
    case .attribute where isBeforeContainer: attribute()
    case .rightBrace, .rightParen, .rightBracket: unparsedUnit()
    default: variableOrFunction(isLocal)
    }
  }

  private mutating func topMacro() {
    let start = mark
    bump()
    if current == .leftParen { arguments() }
    _ = take(.semicolon)
    finish(.macroInvocation, start)
  }

  /// Words up to a semicolon, like `@class A, B;`.
  mutating func listDeclaration(_ kind: ObjCNodeKind) {
    let start = mark
    bump()
    while index < limit, current != .semicolon {
      if Parser.beginsContainer(current) { break }
      if current.isOpener { skipGroup() } else { bump() }
    }
    _ = take(.semicolon)
    finish(kind, start)
  }

  private mutating func namespace() {
    let start = mark
    bump()
    while index < limit, current != .leftBrace, current != .semicolon, current != .equal { bump() }
    if current == .leftBrace {
      let outer = enter()
      declarations()
      leave(outer, .rightBrace)
    } else {
      while index < limit, current != .semicolon { bump() }
      bump()
    }
    finish(.namespaceDeclaration, start)
  }

  private mutating func template() {
    let start = mark
    while current == .cxxTemplate, peek(1) == .less {
      bump()
      let parameters = mark
      index = behindTemplateParameters(index)
      finish(.genericParameters, parameters)
    }
    if index < limit { declaration() }
    finish(.templateDeclaration, start)
  }

  /// Like `behindGenerics`, for what is known to be a list.
  func behindTemplateParameters(_ at: Int) -> Int {
    var open = 0
    var now = at
    while now < limit {
      switch symbols[now] {
      case .less: open += 1
      case .greater: open -= 1
      case .shiftRight: open -= 2
      case .semicolon, .leftBrace: return now
      default: break
      }
      now = symbols[now].isOpener ? behindGroup(now) : now + 1
      if open <= 0 { return now }
    }
    return now
  }

  private mutating func linkage() {
    let start = mark
    index += 2
    if current == .leftBrace {
      let outer = enter()
      declarations()
      leave(outer, .rightBrace)
    } else if index < limit {
      declaration()
    }
    finish(.linkageSpecification, start)
  }

  /// A bare macro, or specifiers, declarators and a body.
  private mutating func variableOrFunction(_ isLocal: Bool) {
    if !isLocal, let stop = macroEnd {
      let start = mark
      bump()
      if index < stop, current == .leftParen { arguments() }
      _ = take(.semicolon)
      return finish(.macroInvocation, start)
    }
    let start = mark
    let isTypedef = current == .typedef || (current == .extension && peek(1) == .typedef)
    // `extern int f(int);` in a function declares a function.
    let isStored = current == .storage
    let hasSpecifiers = specifiers()
    if hasSpecifiers, isRecordOnly(start), take(.semicolon) { return unwrapSpecifiers(start) }
    var first = Declarator()
    if index < limit, current != .semicolon { first = declarators(isLocal: isLocal && !isStored) }
    finishDeclaration(start, first, isTypedef: isTypedef)
  }

  private mutating func finishDeclaration(_ start: Mark, _ first: Declarator, isTypedef: Bool) {
    if isTypedef {
      if !take(.semicolon), index < limit, !isFirstOnLine(index) { unparsedStatement() }
      return finish(.typedefDeclaration, start)
    }
    if first.isFunction {
      if current == .colon { constructorInitializers() }
      if current.isWord, current != .else { oldParameters() }
      if current == .leftBrace {
        compoundStatement()
        return finish(.functionDefinition, start)
      }
    }
    if !take(.semicolon), index < limit {
      guard index > start.token else { return }
      if !isFirstOnLine(index) { unparsedStatement() }
    }
    finish(first.isFunction ? .functionDeclaration : .variableDeclaration, start)
  }

  /// `struct A {…};` declares no variable: the record is the declaration.
  private func isRecordOnly(_ start: Mark) -> Bool {
    guard current == .semicolon, nodes.count >= start.node + 2 else { return false }
    let record = nodes[nodes.count - 2]
    guard record.kind == .recordDeclaration || record.kind == .enumDeclaration else { return false }
    return Int(record.first) == start.token && Int(record.end) == index && Int(record.size) == nodes.count - 1 - start.node
  }

  private mutating func unwrapSpecifiers(_ start: Mark) {
    nodes.removeLast()
    let record = nodes.removeLast()
    finish(record.kind, start)
  }

  /// The declarators between commas; tells about the first.
  @discardableResult
  mutating func declarators(isLocal: Bool = false, isField: Bool = false) -> Declarator {
    let first = declarator(isLocal: isLocal, isField: isField)
    while take(.comma) { declarator(isLocal: isLocal, isField: isField) }
    return first
  }

  /// A variable without a semicolon, as in `for (id x in y)`.
  mutating func variable() {
    let start = mark
    specifiers()
    if index < limit { declarators(isLocal: true) }
    finish(.variableDeclaration, start)
  }

  /// Where a macro ends that stands where a declaration could; nil when a declaration begins.
  private var macroEnd: Int? {
    guard current == .identifier else { return nil }
    let next = peek(1)
    if next == .leftParen {
      let behind = behindGroup(index + 1)
      guard symbol(behind) != .leftBrace || !isShouted(index) else { return nil }
      if symbol(behind) == .leftBrace || isFunctionPointer(index + 1) && symbol(behind) == .leftParen { return nil }
      if symbol(behind) == .colon || symbol(behind) == .equal || symbol(behind) == .cxxTrailing { return nil }
      if symbol(behind).isWord, !isFirstOnLine(behind), isShouted(index) { return nil }
      return behind
    }
    if next == .semicolon || index + 1 == limit { return index + 1 }
    if isBeforeContainer { return index + 1 }
    if Parser.beginsContainer(next) || next == .minus || next == .plus { return index + 1 }
    if next.rawValue >= Symbol.atInterface.rawValue, next.rawValue <= Symbol.atOther.rawValue { return index + 1 }
    guard isFirstOnLine(index + 1), isShouted(index), !isFunctionHead(index + 1) else { return nil }
    return next.isWord || next == .storage ? index + 1 : nil
  }

  /// `EXPORT API_AVAILABLE(ios(13)) @interface`.
  private var isBeforeContainer: Bool {
    var now = index
    while isMacroLike(now) || symbol(now) == .attribute, now < index + 16 {
      now = symbol(now + 1) == .leftParen ? behindGroup(now + 1) : now + 1
    }
    return now > index && (Parser.beginsContainer(symbol(now)) || symbol(now) == .atProtocol || symbol(now) == .atClass)
  }

  /// `name(…) {`: the name on the line before it is a type.
  private func isFunctionHead(_ at: Int) -> Bool {
    symbol(at).isName && symbol(at + 1) == .leftParen && symbol(behindGroup(at + 1)) == .leftBrace
  }

  /// `: a(1), b{2}` before the body of a constructor.
  private mutating func constructorInitializers() {
    let start = mark
    bump()
    while index < limit {
      while index < limit, current != .leftParen, current != .leftBrace, current != .semicolon { bump() }
      guard current.isOpener else { break }
      if current == .leftBrace, symbols[index - 1] != .greater, !symbols[index - 1].isName { break }
      if current == .leftParen { arguments() } else { initializerList() }
      if current == .ellipsis { bump() }
      guard take(.comma) else { break }
    }
    finish(.constructorInitializers, start)
  }

  /// `int a; char b;` between the names of parameters and the body, as C was once written.
  private mutating func oldParameters() {
    var now = index
    while now < limit, symbols[now].isWord || symbols[now] == .star || symbols[now] == .comma || symbols[now] == .semicolon
      || symbols[now] == .leftBracket || symbols[now] == .leftParen
    {
      now = symbols[now].isOpener ? behindGroup(now) : now + 1
    }
    guard symbol(now) == .leftBrace, symbol(now - 1) == .semicolon else { return }
    let outer = limit
    limit = now
    while index < limit {
      let before = index
      field()
      if index == before { unparsedUnit() }
    }
    limit = outer
  }
}
