import SourceText

/// Tells which names a file may write, without its bytes: a superset, a few bits for each name.
///
/// A Bloom filter over every run of letters, digits and underscores, in comments and strings as well. What it denies is
/// certain; what it affirms is looked up in the text.
public struct NameFilter: Sendable {
  /// A power of two of bits, in words of 64; empty for a file without a name.
  private let words: [UInt64]

  public init(_ text: SourceText) {
    words = text.bytes.withUnsafeBufferPointer { Self.bits(of: $0) }
  }

  /// False when the file certainly does not write the name.
  public func mayContain(_ name: String) -> Bool { mayContain(Self.hash(of: name)) }

  func mayContain(_ hash: UInt64) -> Bool {
    guard !words.isEmpty else { return false }
    let mask = UInt64(words.count) << 6 - 1
    let (first, second) = (hash & mask, hash >> 32 & mask)
    return words[Int(first >> 6)] >> (first & 63) & words[Int(second >> 6)] >> (second & 63) & 1 == 1
  }

  /// What stands for a name in every filter.
  static func hash(of name: String) -> UInt64 {
    var state = start
    for byte in name.utf8 { state = (state ^ UInt64(byte)) &* prime }
    return mixed(state)
  }

  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01b3

  private static func mixed(_ value: UInt64) -> UInt64 {
    let value = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
    return value ^ value >> 29
  }

  /// Half a bit for each byte keeps wrong answers near one in a hundred: a name comes back every twenty bytes or so.
  private static func bits(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt64] {
    guard !bytes.isEmpty else { return [] }
    var count = 4
    while count << 7 < bytes.count { count *= 2 }
    let mask = UInt64(count) << 6 - 1
    return [UInt64](unsafeUninitializedCapacity: count) { words, size in
      words.initialize(repeating: 0)
      size = count
      isNameByte.withUnsafeBufferPointer { isNameByte in
        var offset = 0
        while offset < bytes.count {
          guard isNameByte[Int(bytes[offset])] else {
            offset += 1
            continue
          }
          var state = start
          while offset < bytes.count, isNameByte[Int(bytes[offset])] {
            state = (state ^ UInt64(bytes[offset])) &* prime
            offset += 1
          }
          let hash = mixed(state)
          let (first, second) = (hash & mask, hash >> 32 & mask)
          words[Int(first >> 6)] |= 1 << (first & 63)
          words[Int(second >> 6)] |= 1 << (second & 63)
        }
      }
    }
  }

  private static let isNameByte: [Bool] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x30...0x39, 0x80...: true
    default: false
    }
  }
}
