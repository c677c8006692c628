/// A shell pattern for file names and paths as `.gitignore` files have them, over bytes.
///
/// `*` and `?` stay inside one part of a path, `**` as a whole part stands for any number of folders, `[…]` is a set,
/// and `\` takes the next byte for itself. Matching takes at most time proportional to pattern times text.
struct Glob: Sendable {
  enum Token: Sendable {
    case byte(UInt8)
    case any
    case star
    case set(ByteSet)
  }

  enum Part: Sendable {
    case literal([UInt8])
    case tokens([Token])
    /// `**` between slashes.
    case folders
  }

  /// What the text starts with; no wildcard is in there.
  private let prefix: [UInt8]
  /// The rest of the pattern, cut at slashes; empty when the prefix is the whole pattern.
  private let parts: [Part]
  /// A pattern with a fault, like an open bracket, matches nothing.
  private let isBroken: Bool

  /// Reads a pattern for whole paths; without `path` one for names, in which `**` is no more than `*`.
  init(_ pattern: ArraySlice<UInt8>, path: Bool) {
    let literal = pattern.prefix { !Self.isSpecial($0) }
    prefix = Array(literal)
    let rest = pattern[literal.endIndex...]
    guard !rest.isEmpty else {
      parts = []
      isBroken = false
      return
    }
    var parser = GlobParser(rest)
    if let tokens = parser.tokens() {
      parts = path ? Self.split(tokens) : [Self.part(tokens[...], path: false)]
      isBroken = false
    } else {
      parts = []
      isBroken = true
    }
  }

  /// True when the pattern matches the whole text.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    guard !isBroken, text.count >= prefix.count, text.starts(with: prefix) else { return false }
    let rest = text.dropFirst(prefix.count)
    guard let first = parts.first else { return rest.isEmpty }
    if parts.count == 1 { return Self.matches(first, alone: rest) }
    return Self.matches(parts, rest)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0x2A || byte == 0x3F || byte == 0x5B || byte == 0x5C
  }

  private static func split(_ tokens: [Token]) -> [Part] {
    var parts: [Part] = []
    var start = 0
    for (index, token) in tokens.enumerated() {
      guard case .byte(0x2F) = token else { continue }
      parts.append(part(tokens[start..<index], path: true))
      start = index + 1
    }
    return parts + [part(tokens[start...], path: true)]
  }

  private static func part(_ tokens: ArraySlice<Token>, path: Bool) -> Part {
    var bytes: [UInt8] = []
    var result: [Token] = []
    var stars = 0
    for token in tokens {
      if case .byte(let byte) = token { bytes.append(byte) }
      if case .star = token {
        stars += 1
        if case .star? = result.last { continue }
      }
      result.append(token)
    }
    if path, stars > 1, stars == tokens.count { return .folders }
    return bytes.count == tokens.count ? .literal(bytes) : .tokens(result)
  }

  private static func matches(_ part: Part, alone text: ArraySlice<UInt8>) -> Bool {
    if case .folders = part { return true }
    return matches(part, text)
  }

  /// Matches one part against a text without slashes; a slash in the text is matched by nothing but itself.
  private static func matches(_ part: Part, _ text: ArraySlice<UInt8>) -> Bool {
    switch part {
    case .folders: return true
    case .literal(let bytes): return text.elementsEqual(bytes)
    case .tokens(let tokens): return text.contains(0x2F) ? false : matches(tokens, text)
    }
  }

  private static func matches(_ tokens: [Token], _ text: ArraySlice<UInt8>) -> Bool {
    var token = 0
    var offset = text.startIndex
    var retry: (token: Int, offset: Int)?
    while true {
      if token < tokens.count, case .star = tokens[token] {
        token += 1
        if token == tokens.count { return true }
        retry = (token, offset)
      } else if token < tokens.count, offset < text.endIndex, matches(tokens[token], text[offset]) {
        token += 1
        offset += 1
      } else if token == tokens.count, offset == text.endIndex {
        return true
      } else {
        guard let last = retry, last.offset < text.endIndex else { return false }
        retry = (last.token, last.offset + 1)
        token = last.token
        offset = last.offset + 1
      }
    }
  }

  private static func matches(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let wanted): wanted == byte
    case .any: true
    case .star: false
    case .set(let set): set.contains(byte)
    }
  }

  /// Matches parts against the parts of the text; a final `**` wants at least one.
  private static func matches(_ parts: [Part], _ text: ArraySlice<UInt8>) -> Bool {
    let names = text.split(separator: 0x2F, omittingEmptySubsequences: false)
    var part = 0
    var name = 0
    var retry: (part: Int, name: Int)?
    while true {
      if part < parts.count, case .folders = parts[part] {
        part += 1
        if part == parts.count { return name < names.count }
        retry = (part, name)
      } else if part < parts.count, name < names.count, matches(parts[part], names[name]) {
        part += 1
        name += 1
      } else if part == parts.count, name == names.count {
        return true
      } else {
        guard let last = retry, last.name < names.count else { return false }
        retry = (last.part, last.name + 1)
        part = last.part
        name = last.name + 1
      }
    }
  }
}

/// A set of bytes.
struct ByteSet: Sendable {
  private var low: (UInt64, UInt64) = (0, 0)
  private var high: (UInt64, UInt64) = (0, 0)

  func contains(_ byte: UInt8) -> Bool {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: return low.0 & bit != 0
    case 1: return low.1 & bit != 0
    case 2: return high.0 & bit != 0
    default: return high.1 & bit != 0
    }
  }

  mutating func insert(_ byte: UInt8) {
    let bit = UInt64(1) << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: low.0 |= bit
    case 1: low.1 |= bit
    case 2: high.0 |= bit
    default: high.1 |= bit
    }
  }

  /// Every byte that is not in the set.
  var inverted: ByteSet {
    var result = ByteSet()
    result.low = (~low.0, ~low.1)
    result.high = (~high.0, ~high.1)
    return result
  }

  /// The set without the slash.
  var withoutSlash: ByteSet {
    var result = self
    result.low.0 &= ~(UInt64(1) << 0x2F)
    return result
  }
}
