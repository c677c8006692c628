/// Casts, and what may be a type.
extension Parser {
  /// How surely the tokens between parentheses are a type.
  enum TypeLikeness { case no, maybe, yes }

  func typeLikeness(_ from: Int, _ end: Int) -> TypeLikeness {
    guard from < end else { return .no }
    var now = from
    var sure = false
    var hasName = false
    for _ in 0..<Parser.reach where now < end {
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
      case .leftParen, .leftBracket:
        let isEmpty = groupEnd(now) == now + 1
        guard hasName, sure || (symbols[now] == .leftParen ? isFunctionPointer(now) : isEmpty) else { return .no }
        sure = true
        now = behindGroup(now) - 1
      case .ellipsis where now + 1 == end && hasName: break
      case let symbol where symbol.isName:
        hasName = true
      default: return .no
      }
      now += 1
    }
    guard now >= end else { return .no }
    if sure { return .yes }
    guard hasName else { return .no }
    return end - from == 1 || symbols[from + 1] == .colonColon ? .maybe : .yes
  }

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
}
