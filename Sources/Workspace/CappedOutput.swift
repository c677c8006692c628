/// The start and the end of what a command says; the middle of a long output is counted and forgotten.
struct CappedOutput {
  private static let headCapacity = 16 << 10
  private static let tailCapacity = 48 << 10

  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var total = 0

  mutating func append(_ bytes: [UInt8]) {
    total += bytes.count
    let room = Self.headCapacity - head.count
    head += bytes.prefix(room)
    tail += bytes.dropFirst(room)
    // Twice the capacity before anything moves: each byte moves at most once.
    if tail.count > 2 * Self.tailCapacity { tail.removeFirst(tail.count - Self.tailCapacity) }
  }

  /// The text, with a line that says how much is missing where something is.
  var text: String {
    let end = tail.suffix(Self.tailCapacity)
    let omitted = total - head.count - end.count
    guard omitted > 0 else { return String(decoding: head + end, as: UTF8.self) }
    let first = head[...].droppingCutCharacterAtEnd
    let last = end.dropFirst(end.prefix(3).prefix { $0 & 0xC0 == 0x80 }.count)
    let missing = omitted + (head.count - first.count) + (end.count - last.count)
    let separator = first.last == 0x0A ? "" : "\n"
    return String(decoding: first, as: UTF8.self) + separator + "[… \(missing) bytes left out …]\n"
      + String(decoding: last, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// Without the first bytes of a UTF-8 character whose rest is missing.
  fileprivate var droppingCutCharacterAtEnd: ArraySlice<UInt8> {
    guard let start = lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return self }
    let length =
      switch self[start] {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    return endIndex - start < length ? self[..<start] : self
  }
}
