/// Specifiers, types and attributes.
extension Parser {
  /// Specifiers and type, up to the first declarator. Gives false when nothing was read.
  @discardableResult
  mutating func specifiers(isParameter: Bool = false) -> Bool {
    let start = mark
    var hasType = false
    loop: while index < limit {
      switch current {
      case .builtinType:
        bump()
        hasType = true
      case .qualifier where peek(1) == .leftParen && !isFunctionPointer(index + 1):
        index = behindGroup(index + 1)
        hasType = true
      case .qualifier, .storage, .typedef, .cxxTypename, .extension: bump()
      case .less where !hasType:
        guard let stop = behindGenerics(index) else { break loop }
        genericArguments(to: stop)
        hasType = true
      case .cxxOperator where isOperatorName(index): break loop
      case .cxxSpecifier where peek(1).isWord:
        bump()
        if current == .leftParen { skipGroup() }
      case .attribute: attribute()
      case .leftBracket where peek(1) == .leftBracket: attribute()
      case .structure: record(); hasType = true
      case .cxxClass where peek(1).isName && !hasType && isClassHead: record(); hasType = true
      case .enumeration: enumeration(); hasType = true
      case .typeOf:
        bump()
        if current == .leftParen { typeOfOperand() }
        hasType = true
      case let symbol where symbol.isName || symbol == .colonColon:
        guard !isEnumMacro else { enumeration(); hasType = true; continue }
        guard let stop = specifierEnd(hasType: hasType, isParameter: isParameter) else { break loop }
        hasType = takeSpecifier(to: stop) || hasType
      default: break loop
      }
    }
    guard index > start.token else { return false }
    finish(.typeName, start)
    return true
  }

  private mutating func typeOfOperand() {
    if typeLikeness(index + 1, groupEnd(index)) == .yes { return parenthesizedType() }
    let outer = enter()
    if index < limit { expression() }
    leave(outer, .rightParen)
  }

  /// Takes a name that is a type or a macro before one; true when it was a type.
  private mutating func takeSpecifier(to stop: Int) -> Bool {
    let isMacro = symbol(stop - 1) == .rightParen
    let isBeforeType = isMacroBeforeType(index)
    while index < stop {
      if current == .less, let behind = behindGenerics(index), behind <= stop {
        genericArguments(to: behind)
      } else if isMacro, current == .leftParen {
        arguments()
      } else {
        bump()
      }
    }
    return !isMacro && !isBeforeType || current == .star
  }

  /// `NS_INLINE` of `NS_INLINE Foo BAR(void)`: a shouted name, a type and one more name.
  private func isMacroBeforeType(_ at: Int) -> Bool {
    symbol(at) == .identifier && isShouted(at) && !isKnownNumberType(at) && symbol(at + 1).isName && looksLikeType(at + 1)
      && symbol(at + 2).isName
  }

  /// Where the name that begins here ends, when it belongs to the specifiers; nil when it is the declarator's.
  private func specifierEnd(hasType: Bool, isParameter: Bool) -> Int? {
    var now = behindName(index)
    guard now > index else { return nil }
    if symbol(now - 1) == .tilde || symbol(now - 1) == .star || symbol(now - 1) == .cxxOperator { return nil }
    if symbol(now) == .less, let stop = behindGenerics(now) {
      now = stop
      if symbol(now) == .colonColon { return nil }
      let goesOn = symbol(now).isName || symbol(now) == .star || symbol(now) == .qualifier || symbol(now) == .ampersand
      return hasType && !goesOn ? nil : now
    }
    let next = symbol(now)
    if next == .leftParen {
      if !hasType, isFunctionPointer(now), symbol(behindGroup(now)) == .leftParen { return now }
      let behind = symbol(behindGroup(now))
      let goesOn = behind.isName && behind != .cxxTrailing || behind.beginsDeclaration || behind == .extension
        || behind == .attribute && isMacroLike(index) || behind == .less
        || behind == .star && beginsDeclarator(behindPointers(behindGroup(now)))
      return goesOn && !hasType ? behindGroup(now) : nil
    }
    if !hasType { return next == .cxxOperator || !isCallableName(now) ? now : nil }
    // A type was read: this is one more specifier only when a name follows that is no attribute behind it.
    if next.isName, !isTrailingMacro(now) { return now }
    if next == .star || next == .ampersand || next == .qualifier {
      let behind = behindPointers(now)
      return beginsDeclarator(behind) || isParameter && behind == limit ? now : nil
    }
    return next.beginsDeclaration ? now : nil
  }

  func beginsDeclarator(_ at: Int) -> Bool { symbol(at).isName || isFunctionPointer(at) }

  private func isCallableName(_ at: Int) -> Bool { symbol(at) == .leftParen }

  /// A shouted name behind a declarator: `UI_APPEARANCE_SELECTOR`, `NS_AVAILABLE_IOS(7_0)`.
  func isTrailingMacro(_ at: Int) -> Bool {
    guard isMacroLike(at) else { return false }
    var at = at
    // Of several in a row the last decides.
    var steps = 0
    while symbol(at + 1) != .leftParen, isMacroLike(at + 1), steps < 8 {
      at += 1
      steps += 1
    }
    let next = symbol(at + 1)
    if next == .leftParen {
      let behind = symbol(behindGroup(at + 1))
      return behind == .semicolon || behind == .comma || behind == .end || behind == .leftBrace || behind.isName
        || behind == .attribute || behind == .equal || Parser.beginsMember(behind)
    }
    return next == .semicolon || next == .comma || next == .end || next == .leftBrace || next == .equal
      || Parser.beginsMember(next) || next == .attribute
  }

  /// `-`, `+` and the words with `@` that begin a member or end a container.
  static func beginsMember(_ symbol: Symbol) -> Bool {
    symbol == .minus || symbol == .plus
      || symbol.rawValue >= Symbol.atInterface.rawValue && symbol.rawValue <= Symbol.atOptional.rawValue
  }

  /// `__attribute__((…))`, `[[…]]`, or a macro with or without parentheses.
  mutating func attribute() {
    let start = mark
    if current == .leftBracket {
      skipGroup()
    } else {
      bump()
      if current == .leftParen { skipGroup() }
    }
    finish(.attribute, start)
  }
}
