import SourceText

/// Cuts bytes into tokens. It knows no errors: what begins nothing becomes a token of its own.
struct Lexer {
  let bytes: UnsafePointer<UInt8>
  /// Where the bytes to cut end.
  let end: Int
  /// False inside the body of a macro, where `#` is an operator.
  let knowsDirectives: Bool
  private(set) var offset: Int
  private var isFirstOnLine = true
  private(set) var tokens: [ObjCToken] = []
  /// Indices of the tokens that are no trivia.
  private(set) var significant: [Int32] = []
  private(set) var directives: [Int32] = []
  var comments: [Range<ByteOffset>] = []
  private let keywords = Words.keywords
  private let atKeywords = Words.atKeywords

  init(_ bytes: UnsafePointer<UInt8>, _ range: Range<ByteOffset>, knowsDirectives: Bool) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
    self.knowsDirectives = knowsDirectives
    tokens.reserveCapacity(range.count / 3 + 16)
    significant.reserveCapacity(range.count / 5 + 16)
  }

  @inline(__always) func byte(_ at: Int) -> UInt8 { at < end ? bytes[at] : 0 }

  mutating func run() {
    if offset + 2 < end, bytes[offset] == 0xEF, bytes[offset + 1] == 0xBB, bytes[offset + 2] == 0xBF {
      add(.whitespace, .trivia, offset + 3)
    }
    while offset < end { next() }
  }

  @inline(__always)
  mutating func add(_ kind: ObjCToken.Kind, _ symbol: Symbol, _ stop: Int) {
    let isTrivia = symbol == .trivia
    if !isTrivia { significant.append(Int32(truncatingIfNeeded: tokens.count)) }
    tokens.append(
      ObjCToken(
        start: UInt32(truncatingIfNeeded: offset), length: UInt32(truncatingIfNeeded: stop - offset), kind: kind,
        symbol: symbol, isFirstOnLine: !isTrivia && isFirstOnLine))
    if !isTrivia { isFirstOnLine = false }
    offset = stop
  }

  private mutating func next() {
    let first = bytes[offset]
    switch first {
    case 0x20, 0x09...0x0D, 0: whitespace()
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x24, 0x80...0xFF: word()
    case 0x30...0x39: add(.number, .number, numberEnd(offset))
    case 0x22: add(.string, .string, quotedEnd(offset, 0x22))
    case 0x27: add(.character, .character, quotedEnd(offset, 0x27))
    case 0x40: atSign()
    case 0x2F where byte(offset + 1) == 0x2F: lineComment()
    case 0x2F where byte(offset + 1) == 0x2A: blockComment()
    case 0x23 where knowsDirectives && isFirstOnLine: directive()
    case 0x5C: backslash()
    default: punctuator(first)
    }
  }

  private mutating func whitespace() {
    var stop = offset
    scan: while stop < end {
      switch bytes[stop] {
      case 0x20, 0x09, 0x0B, 0x0C, 0: stop += 1
      case 0x0A, 0x0D:
        isFirstOnLine = true
        stop += 1
      default: break scan
      }
    }
    add(.whitespace, .trivia, stop)
  }

  private mutating func backslash() {
    let stop = lineBreakEnd(behindBackslash: offset)
    if stop > offset { add(.lineContinuation, .trivia, stop) } else { add(.unknown, .unknown, offset + 1) }
  }

  private mutating func lineComment() {
    let stop = lineCommentEnd(offset)
    comments.append(offset..<stop)
    add(.lineComment, .trivia, stop)
  }

  private mutating func blockComment() {
    let stop = blockCommentEnd(offset)
    comments.append(offset..<stop)
    add(.blockComment, .trivia, stop)
  }

  private mutating func directive() {
    directives.append(Int32(truncatingIfNeeded: tokens.count))
    add(.directive, .trivia, directiveEnd())
  }

  private mutating func word() {
    var hash = Words.seed
    var stop = offset
    while stop < end, Self.isWordByte(bytes[stop]) {
      hash = Words.step(hash, bytes[stop])
      stop += 1
    }
    if byte(stop) == 0x22 || byte(stop) == 0x27, let literal = prefixedLiteralEnd(stop) {
      let isString = bytes[stop] == 0x22
      add(isString ? .string : .character, isString ? .string : .character, literal)
    } else if let symbol = keywords.symbol(bytes + offset, stop - offset, hash: hash) {
      add(symbol.isName ? .identifier : .keyword, symbol, stop)
    } else {
      add(.identifier, .identifier, stop)
    }
  }

  private mutating func atSign() {
    let next = byte(offset + 1)
    if next == 0x22 {
      add(.objcString, .objcString, quotedEnd(offset + 1, 0x22))
    } else if Self.isWordByte(next), !(0x30...0x39).contains(next) {
      var hash = Words.seed
      var stop = offset + 1
      while stop < end, Self.isWordByte(bytes[stop]) {
        hash = Words.step(hash, bytes[stop])
        stop += 1
      }
      let symbol = atKeywords.symbol(bytes + offset + 1, stop - offset - 1, hash: hash)
      add(.atKeyword, symbol ?? .atOther, stop)
    } else {
      add(.punctuator, .at, offset + 1)
    }
  }

  @inline(__always)
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x24, 0x80...0xFF: true
    default: false
    }
  }
}
