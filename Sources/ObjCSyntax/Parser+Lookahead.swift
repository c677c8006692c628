/// Decisions by looking ahead. Each looks at a bounded number of tokens and steps over groups.
extension Parser {
  static let reach = 128

  /// The index behind `<…>` that opens at `at`, when it can be a list of types; nil otherwise. In the head of a class
  /// the list may say what its types are: `<T : id>`.
  func behindGenerics(_ at: Int, isHead: Bool = false) -> Int? {
    guard symbol(at) == .less else { return nil }
    var open = 0
    var now = at
    let end = min(limit, at + Parser.reach)
    while now < end {
      switch symbols[now] {
      case .less: open += 1
      case .greater:
        open -= 1
        if open == 0 { return now + 1 }
      case .shiftRight:
        open -= 2
        if open <= 0 { return now + 1 }
      case .leftParen, .leftBracket:
        now = behindGroup(now)
        continue
      case .star, .ampersand, .andAnd: if symbol(now + 1).isName { return nil }
      case .comma, .colonColon, .caret, .ellipsis, .number: break
      case .colon: guard isHead else { return nil }
      case let symbol where symbol.isWord: if symbol.rawValue >= Symbol.sizeOf.rawValue { return nil }
      default: return nil
      }
      now += 1
    }
    return nil
  }

  /// Behind `A`, `A::B` or `::A`, with template arguments between; `at` when none begins there.
  func behindName(_ at: Int) -> Int {
    var now = at
    if symbol(now) == .colonColon { now += 1 }
    guard symbol(now).isName else { return at }
    now += 1
    while true {
      if symbol(now) == .colonColon, symbol(now + 1).isName || symbol(now + 1) == .tilde || symbol(now + 1) == .star {
        now += symbol(now + 1).isName ? 2 : 1
        if !symbol(now - 1).isName { return now }
      } else if symbol(now) == .less, let stop = behindGenerics(now), symbol(stop) == .colonColon {
        now = stop
      } else {
        return now
      }
    }
  }

  /// Behind pointers and what may stand among them.
  func behindPointers(_ at: Int) -> Int {
    var now = at
    while true {
      switch symbol(now) {
      case .star, .caret, .ampersand, .andAnd, .qualifier: now += 1
      case .attribute where symbol(now + 1) == .leftParen: now = behindGroup(now + 1)
      default: return now
      }
    }
  }

  /// True when a statement that begins with this token is a declaration.
  func isDeclaration(_ at: Int, depth: Int = 0) -> Bool {
    let first = symbol(at)
    if first.beginsDeclaration { return first != .builtinType || symbol(at + 1) != .leftParen || isFunctionPointer(at + 1) }
    switch first {
    case .attribute, .extension: return true
    case .cxxClass, .cxxTypename: return symbol(at + 1).isWord
    case .cxxSpecifier: return symbol(at + 1).isWord
    case .cxxUsing, .cxxNamespace: return symbol(at + 1).isWord
    case .cxxTemplate: return symbol(at + 1) == .less
    case .staticAssert: return true
    case .cxxDelete, .cxxThrow, .cxxNew: return false
    default: break
    }
    guard first.isName || first == .colonColon else { return false }
    let name = behindName(at)
    guard name > at, depth < 8 else { return false }
    return isDeclarator(behindType: name, depth)
  }

  /// True when what follows the name of a type makes the statement a declaration.
  private func isDeclarator(behindType name: Int, _ depth: Int) -> Bool {
    var now = name
    var isType = false
    if symbol(now) == .less {
      guard let stop = behindGenerics(now) else { return false }
      now = stop
      isType = true
    }
    let pointers = now
    now = behindPointers(now)
    if now > pointers, symbol(now - 1) == .qualifier { isType = true }
    // A macro on its own line before a statement.
    if now == name, isFirstOnLine(now) { return false }
    switch symbol(now) {
    case .identifier: break
    case let symbol where symbol.isName && symbol != .cxxNew && symbol != .cxxDelete: break
    case .leftParen: return isFunctionPointer(now) && symbol(behindGroup(now)) == .leftParen
    case let symbol where symbol.beginsDeclaration || symbol == .extension:
      // A macro before a type: `IBOutlet const char *x`.
      return now == pointers
    default: return false
    }
    return isType || endsDeclarator(now, hasPointers: now > pointers, depth)
  }

  /// True when the token behind a name fits a declaration.
  private func endsDeclarator(_ name: Int, hasPointers: Bool, _ depth: Int) -> Bool {
    let next = symbol(name + 1)
    switch next {
    case .semicolon, .equal, .comma, .colon, .end, .attribute, .rightParen: return true
    case .leftBracket: return !isFirstOnLine(name + 1)
    case .leftParen, .leftBrace: return !hasPointers || symbol(behindGroup(name + 1)) == .semicolon && next == .leftParen
    case .colonColon, .less, .star, .ampersand, .qualifier, .caret: return !hasPointers && isDeclaration(name, depth: depth + 1)
    case .builtinType, .storage, .structure, .enumeration: return !hasPointers
    default: return next.isName && !isFirstOnLine(name)
    }
  }

  /// `(^name)`, `(*name)`, `(__weak ^name)`, `(^)`.
  func isFunctionPointer(_ at: Int) -> Bool {
    guard symbol(at) == .leftParen else { return false }
    var now = at + 1
    while symbol(now) == .qualifier || (symbol(now).isName && (symbol(now + 1) == .caret || symbol(now + 1) == .star)) {
      now += 1
    }
    if symbol(now).isName, symbol(now + 1) == .colonColon { now += 2 }
    return symbol(now) == .caret || symbol(now) == .star
  }

  /// True when the brackets that open here hold a receiver and a selector.
  func isMessage(_ at: Int) -> Bool {
    let end = groupEnd(at)
    var now = at + 1
    var steps = 0
    var endsOperand = false
    while now < end, steps < Parser.reach {
      let symbol = symbols[now]
      if endsOperand, symbol.isWord || symbol == .colon { return true }
      endsOperand = symbol.isWord || symbol.isOpener || symbol.isLiteral
      if symbol == .leftParen, isCast(now) { endsOperand = false }
      now = symbol.isOpener ? behindGroup(now) : now + 1
      steps += 1
    }
    return false
  }
}
