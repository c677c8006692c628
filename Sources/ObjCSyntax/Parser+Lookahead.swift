/// Decisions by looking ahead. Each looks at a bounded number of tokens and steps over groups.
extension Parser {
  private static let reach = 128

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
    case .semicolon, .equal, .comma, .colon, .end, .attribute: return true
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

  /// How surely the tokens between parentheses are a type.
  enum TypeLikeness { case no, maybe, yes }

  func typeLikeness(_ from: Int, _ end: Int) -> TypeLikeness {
    guard from < end else { return .no }
    var now = from
    var sure = false
    var hasName = false
    var steps = 0
    while now < end {
      steps += 1
      if steps > Parser.reach { return .no }
      switch symbols[now] {
      case .builtinType, .structure, .enumeration, .typeOf:
        (sure, hasName) = (true, true)
        if symbols[now] == .typeOf, symbol(now + 1) == .leftParen { now = behindGroup(now + 1) - 1 }
      case .qualifier, .storage, .cxxTypename: sure = true
      case .colonColon: break
      case .less:
        guard hasName, let stop = behindGenerics(now), stop <= end else { return .no }
        sure = sure || stop == end || symbols[stop] == .star || symbols[stop].isWord
        now = stop - 1
      case .star, .ampersand, .andAnd, .caret:
        guard hasName || sure else { return .no }
        let stop = behindPointers(now)
        if stop < end, symbols[stop] != .leftParen, symbols[stop] != .leftBracket { return .no }
        sure = true
        now = stop - 1
      case .leftParen:
        guard hasName, isFunctionPointer(now) || sure else { return .no }
        sure = true
        now = behindGroup(now) - 1
      case .leftBracket:
        guard hasName, sure || groupEnd(now) == now + 1 else { return .no }
        sure = true
        now = behindGroup(now) - 1
      case .ellipsis where now + 1 == end && hasName: break
      case let symbol where symbol.isName:
        hasName = true
      default: return .no
      }
      now += 1
    }
    return sure ? .yes : wordCount(from, end) == 1 || symbols[from + 1] == .colonColon ? .maybe : hasName ? .yes : .no
  }

  private func wordCount(_ from: Int, _ end: Int) -> Int { end - from }

  /// True when `(` opens a cast.
  func isCast(_ at: Int) -> Bool {
    let close = groupEnd(at)
    guard close < limit, symbols[close] == .rightParen else { return false }
    let likeness = typeLikeness(at + 1, close)
    guard likeness != .no else { return false }
    let next = symbol(close + 1)
    if next == .leftBrace { return true }
    guard beginsOperand(next) else { return false }
    if likeness == .yes { return true }
    let name = close - 1
    switch next {
    case .plus, .minus, .star, .ampersand, .andAnd, .plusPlus, .minusMinus: return isKnownNumberType(name)
    case .caret: return symbol(close + 2) == .leftBrace || symbol(close + 2) == .leftParen
    case .leftParen: return looksLikeType(name)
    case .leftBracket: return looksLikeType(name) || isMessage(close + 1)
    case .less: return false
    case let next where next.isName && (symbol(close + 2) == .colon || close + 2 == limit && symbols[limit] == .rightBracket):
      // `[(x) count]` is a receiver and a selector.
      return looksLikeType(name)
    default: return !isFirstOnLine(close + 1) || looksLikeType(name)
    }
  }

  private func beginsOperand(_ symbol: Symbol) -> Bool {
    switch symbol {
    case .leftParen, .leftBracket, .plus, .minus, .star, .ampersand, .andAnd, .plusPlus, .minusMinus, .tilde,
      .exclamation, .caret, .at, .atSelector, .atProtocol, .atEncode, .atOther, .atAvailable, .sizeOf, .generic,
      .colonColon, .typeOf, .builtinAvailable, .extension:
      return true
    default: return symbol.isLiteral || symbol.isName
    }
  }

  /// `CGFloat`, `NSInteger`, `uint8_t`: types that stand before a sign or a star in a cast.
  func isKnownNumberType(_ at: Int) -> Bool {
    let token = token(at)
    let start = bytes + Int(token.start)
    let count = Int(token.length)
    if count > 2, start[count - 2] == 0x5F, start[count - 1] == 0x74 { return true }
    let names: [StaticString] = [
      "CGFloat", "NSInteger", "NSUInteger", "NSTimeInterval", "Float32", "Float64", "Byte", "BOOL", "id", "Class",
      "SEL", "IMP", "unichar", "GLfloat", "GLint", "GLuint", "GLsizei", "GLubyte", "CFIndex", "SInt32", "UInt32",
      "SInt16", "UInt16", "UInt8", "SInt64", "UInt64", "CFTimeInterval", "CLLocationDegrees", "CFTypeRef", "Boolean",
      "uint", "uchar", "UIViewAutoresizing", "UILayoutPriority", "CMTimeValue", "off_t",
    ]
    return names.contains { text(at, is: $0) }
  }

  /// A name that is a type by its looks: capital first and small letters later, `id`, or a known number.
  func looksLikeType(_ at: Int) -> Bool {
    let token = token(at)
    guard token.length > 1 else { return false }
    let start = bytes + Int(token.start)
    if (0x41...0x5A).contains(start[0]) {
      for index in 1..<Int(token.length) where (0x61...0x7A).contains(start[index]) { return true }
    }
    return isKnownNumberType(at)
  }

  /// A name without small letters, like `NS_ASSUME_NONNULL_BEGIN`.
  func isShouted(_ at: Int) -> Bool {
    let token = token(at)
    guard token.length > 1 else { return false }
    let start = bytes + Int(token.start)
    for index in 0..<Int(token.length) where (0x61...0x7A).contains(start[index]) { return false }
    return (0x41...0x5A).contains(start[0]) || start[0] == 0x5F
  }

  /// A shouted name, one with two underscores in front, or one that is called with a string: no type and no variable.
  func isMacroLike(_ at: Int) -> Bool {
    guard symbol(at) == .identifier else { return false }
    if isShouted(at) { return true }
    if symbol(at + 1) == .leftParen, symbol(at + 2) == .string || symbol(at + 2) == .objcString { return true }
    let token = token(at)
    let start = bytes + Int(token.start)
    return token.length > 2 && start[0] == 0x5F && start[1] == 0x5F
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
