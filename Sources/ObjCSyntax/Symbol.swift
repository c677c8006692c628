/// What a token means to the parser. The order matters: ranges of it are asked for.
enum Symbol: UInt8, Sendable {
  case trivia, end, unknown, number, string, objcString, character

  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case semicolon, comma, colon, colonColon, question, dot, arrow, arrowStar, ellipsis
  case plus, minus, star, slash, percent, plusPlus, minusMinus, ampersand, pipe, caret, tilde, exclamation
  case less, greater, lessEqual, greaterEqual, spaceship, equalEqual, exclamationEqual, andAnd, orOr
  case shiftLeft, shiftRight, equal, compoundAssignment, hash, hashHash, at

  case atInterface, atImplementation, atProtocol, atEnd, atClass, atProperty, atSynthesize, atDynamic, atVisibility
  case atOptional, atSelector, atEncode, atTry, atCatch, atFinally, atThrow, atSynchronized, atAutoreleasePool
  case atAvailable, atImport, atCompatibilityAlias, atOther

  // Words: everything from here on. First what may be a name in Objective-C, then what never is.
  case identifier
  case cxxClass, cxxNamespace, cxxTemplate, cxxUsing, cxxAccess, cxxNew, cxxDelete, cxxTry, cxxCatch, cxxThrow
  case cxxCast, cxxOperator, cxxTypename, cxxSpecifier, cxxTrailing
  case builtinType, qualifier, storage, typedef, structure, enumeration, typeOf, attribute, assembler, sizeOf
  case `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`, `return`, goto, `break`, `continue`
  case generic, staticAssert, `extension`, builtinAvailable

  @inline(__always) var isWord: Bool { rawValue >= Symbol.identifier.rawValue }
  /// A word that may name a variable, a function or a type.
  @inline(__always) var isName: Bool {
    rawValue >= Symbol.identifier.rawValue && rawValue < Symbol.builtinType.rawValue
  }
  @inline(__always) var isOpener: Bool { self == .leftParen || self == .leftBracket || self == .leftBrace }
  /// A word that can only begin a declaration.
  @inline(__always) var beginsDeclaration: Bool {
    rawValue >= Symbol.builtinType.rawValue && rawValue <= Symbol.typeOf.rawValue
  }
  @inline(__always) var isLiteral: Bool {
    rawValue >= Symbol.number.rawValue && rawValue <= Symbol.character.rawValue
  }

  /// How tightly a binary operator binds: 3 for `||`, 12 for `*`, 0 for all else. Assignments and `?` are 1 and 2.
  @inline(__always) var precedence: Int {
    switch self {
    case .equal, .compoundAssignment: 1
    case .question: 2
    case .orOr: 3
    case .andAnd: 4
    case .pipe: 5
    case .caret: 6
    case .ampersand: 7
    case .equalEqual, .exclamationEqual: 8
    case .less, .greater, .lessEqual, .greaterEqual, .spaceship: 9
    case .shiftLeft, .shiftRight: 10
    case .plus, .minus: 11
    case .star, .slash, .percent: 12
    case .arrowStar: 13
    default: 0
    }
  }
}
