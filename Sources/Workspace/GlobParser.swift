/// Cuts a pattern into tokens.
struct GlobParser {
  private let pattern: ArraySlice<UInt8>
  private var offset: Int

  init(_ pattern: ArraySlice<UInt8>) {
    self.pattern = pattern
    offset = pattern.startIndex
  }

  /// The tokens, or nil when a bracket stays open or a backslash ends the pattern.
  mutating func tokens() -> [Glob.Token]? {
    var tokens: [Glob.Token] = []
    while let byte = next() {
      switch byte {
      case 0x2A: tokens.append(.star)
      case 0x3F: tokens.append(.any)
      case 0x5C:
        guard let escaped = next() else { return nil }
        tokens.append(.byte(escaped))
      case 0x5B:
        guard let set = set() else { return nil }
        tokens.append(.set(set.withoutSlash))
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  private mutating func next() -> UInt8? {
    guard offset < pattern.endIndex else { return nil }
    defer { offset += 1 }
    return pattern[offset]
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < pattern.endIndex ? pattern[offset + distance] : nil
  }

  /// What follows `[`, up to its bracket; the first byte is never that bracket.
  private mutating func set() -> ByteSet? {
    var set = ByteSet()
    var previous: UInt8?
    let inverted = peek() == 0x21 || peek() == 0x5E
    if inverted { offset += 1 }
    var first = true
    while let byte = next() {
      if byte == 0x5D, !first { return inverted ? set.inverted : set }
      first = false
      if byte == 0x2D, let low = previous, let end = peek(), end != 0x5D {
        offset += 1
        guard let high = end == 0x5C ? next() : end else { return nil }
        for member in stride(from: Int(low), through: Int(high), by: 1) { set.insert(UInt8(member)) }
        previous = nil
      } else if byte == 0x5B, peek() == 0x3A, let end = classEnd() {
        guard Self.insert(class: String(decoding: pattern[offset + 1..<end], as: UTF8.self), into: &set) else { return nil }
        offset = end + 2
        previous = nil
      } else if byte == 0x5C {
        guard let escaped = next() else { return nil }
        set.insert(escaped)
        previous = escaped
      } else {
        set.insert(byte)
        previous = byte
      }
    }
    return nil
  }

  /// Where the `:]` of a class like `[:alpha:]` stands, when the next bracket is part of one.
  private func classEnd() -> Int? {
    guard let bracket = pattern[(offset + 1)...].firstIndex(of: 0x5D), bracket > offset + 1, pattern[bracket - 1] == 0x3A
    else { return nil }
    return bracket - 1
  }

  private static func insert(class name: String, into set: inout ByteSet) -> Bool {
    let ranges: [ClosedRange<UInt8>]
    switch name {
    case "alnum": ranges = [0x30...0x39, 0x41...0x5A, 0x61...0x7A]
    case "alpha": ranges = [0x41...0x5A, 0x61...0x7A]
    case "blank": ranges = [0x09...0x09, 0x20...0x20]
    case "cntrl": ranges = [0x00...0x1F, 0x7F...0x7F]
    case "digit": ranges = [0x30...0x39]
    case "graph": ranges = [0x21...0x7E]
    case "lower": ranges = [0x61...0x7A]
    case "print": ranges = [0x20...0x7E]
    case "punct": ranges = [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]
    case "space": ranges = [0x09...0x0D, 0x20...0x20]
    case "upper": ranges = [0x41...0x5A]
    case "xdigit": ranges = [0x30...0x39, 0x41...0x46, 0x61...0x66]
    default: return false
    }
    for range in ranges { for byte in range { set.insert(byte) } }
    return true
  }
}
