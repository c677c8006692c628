/// What identifies a content: git's name for a blob with these bytes, as `git hash-object --no-filters` prints it.
///
/// It tells whether a file is still the one that was looked at. It is no protection against somebody who forges
/// contents; the algorithm is SHA-1 (FIPS 180-4) over `blob`, a space, the count of bytes, a zero byte and the bytes.
public struct ContentID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Forty hexadecimal digits.
  public let digits: String

  /// The id of the bytes.
  public init(of bytes: [UInt8]) {
    var hash = SHA1()
    hash.update(Array("blob \(bytes.count)".utf8) + [0])
    hash.update(bytes)
    digits = hash.digits()
  }

  /// The id of a text's bytes.
  public init(of text: SourceText) {
    self.init(of: text.bytes)
  }

  /// An id that was written down; nil when these are not forty hexadecimal digits in lower case.
  public init?(digits: String) {
    guard digits.utf8.count == 40, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else {
      return nil
    }
    self.digits = digits
  }

  public var description: String { digits }

  public static func < (a: ContentID, b: ContentID) -> Bool { a.digits < b.digits }
}

private struct SHA1 {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )
  private var rest: [UInt8] = []
  private var count: UInt64 = 0
  private static let blockSize = 64

  mutating func update(_ bytes: [UInt8]) {
    count += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(bytes.count, Self.blockSize - rest.count)
      rest += bytes[..<start]
      guard rest.count == Self.blockSize else { return }
      rest.withUnsafeBytes { take($0.baseAddress!) }
      rest.removeAll(keepingCapacity: true)
    }
    let end = start + (bytes.count - start) / Self.blockSize * Self.blockSize
    bytes.withUnsafeBytes { raw in
      for offset in stride(from: start, to: end, by: Self.blockSize) { take(raw.baseAddress! + offset) }
    }
    rest += bytes[end...]
  }

  /// Ends the message and gives the hash as digits.
  mutating func digits() -> String {
    let bits = count &* 8
    var tail: [UInt8] = [0x80]
    let used = rest.count + 1
    tail += repeatElement(0, count: (used <= 56 ? 56 : 120) - used)
    for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    update(tail)
    let symbols = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in [state.0, state.1, state.2, state.3, state.4] {
      for shift in stride(from: 28, through: 0, by: -4) { text.append(symbols[Int(word >> UInt32(shift)) & 0xF]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func take(_ block: UnsafeRawPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      for index in 0..<16 { words[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)) }
      for index in 16..<80 {
        words[index] = Self.rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)
      }
      var (a, b, c, d, e) = state
      // One loop for each kind of round: a choice in a single loop would take half of the time.
      for index in 0..<20 {
        let next = Self.rotated(a, 5) &+ (d ^ (b & (c ^ d))) &+ e &+ 0x5A82_7999 &+ words[index]
        (a, b, c, d, e) = (next, a, Self.rotated(b, 30), c, d)
      }
      for index in 20..<40 {
        let next = Self.rotated(a, 5) &+ (b ^ c ^ d) &+ e &+ 0x6ED9_EBA1 &+ words[index]
        (a, b, c, d, e) = (next, a, Self.rotated(b, 30), c, d)
      }
      for index in 40..<60 {
        let next = Self.rotated(a, 5) &+ ((b & c) | (d & (b | c))) &+ e &+ 0x8F1B_BCDC &+ words[index]
        (a, b, c, d, e) = (next, a, Self.rotated(b, 30), c, d)
      }
      for index in 60..<80 {
        let next = Self.rotated(a, 5) &+ (b ^ c ^ d) &+ e &+ 0xCA62_C1D6 &+ words[index]
        (a, b, c, d, e) = (next, a, Self.rotated(b, 30), c, d)
      }
      state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
    }
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 { word &<< bits | word &>> (32 - bits) }
}
