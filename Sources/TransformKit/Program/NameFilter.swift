import SourceText

/// Tells which names a file may write, without its bytes: a superset, a few bits for each name.
///
/// A Bloom filter over every run of letters, digits and underscores, in comments and strings as well. What it denies is
/// certain; what it affirms is looked up in the text.
public struct NameFilter: Sendable {
  /// A power of two of bits, in words of 64; empty for a file without a name.
  private let words: [UInt64]

  fileprivate init(words: [UInt64]) { self.words = words }

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

  /// A letter, digit, underscore, or part of a sign beyond ASCII.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x30...0x39, 0x80...: true
    default: false
    }
  }

  fileprivate static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  fileprivate static let prime: UInt64 = 0x0000_0100_0000_01b3

  fileprivate static func mixed(_ value: UInt64) -> UInt64 {
    let value = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
    return value ^ value >> 29
  }
}

/// The names that a file may write, and those it may name behind a dot or import; read from its bytes in one go.
///
/// Comments and strings count, so that each is a superset.
public struct WrittenNames: Sendable {
  /// Every name.
  public let all: NameFilter
  /// Those behind a dot that follows anything but `self` and `super`.
  let members: NameFilter
  /// The hashes of modules, as `NameFilter` makes them: of `import Kit`, `@import Kit;`, `#import <Kit/Kit.h>`.
  let imports: [UInt64]

  public init(_ text: SourceText) {
    var scan = NameScan(size: text.count)
    text.bytes.withUnsafeBufferPointer { scan.run(over: $0) }
    (all, members, imports) = (NameFilter(words: scan.all), NameFilter(words: scan.members), scan.imports)
  }
}

/// Walks over the bytes of a file, name by name.
private struct NameScan {
  private(set) var all: [UInt64]
  private(set) var members: [UInt64]
  private(set) var imports: [UInt64] = []

  /// Half a bit for each byte keeps wrong answers near one in a hundred: a name comes back every twenty bytes or so.
  init(size: Int) {
    var count = size == 0 ? 0 : 4
    while count << 7 < size { count *= 2 }
    all = Array(repeating: 0, count: count)
    members = Array(repeating: 0, count: count / 2)
  }

  mutating func run(over bytes: UnsafeBufferPointer<UInt8>) {
    let (own, parent, importing) = (NameFilter.hash(of: "self"), NameFilter.hash(of: "super"), NameFilter.hash(of: "import"))
    var found: [UInt64] = []
    all.withUnsafeMutableBufferPointer { all in
      members.withUnsafeMutableBufferPointer { members in
        Self.isNameByte.withUnsafeBufferPointer { isNameByte in
          var offset = 0
          var last: UInt64 = 0
          while offset < bytes.count {
            guard isNameByte[Int(bytes[offset])] else {
              offset += 1
              continue
            }
            let first = offset
            var state = NameFilter.start
            while offset < bytes.count, isNameByte[Int(bytes[offset])] {
              state = (state ^ UInt64(bytes[offset])) &* NameFilter.prime
              offset += 1
            }
            let hash = NameFilter.mixed(state)
            Self.add(hash, to: all)
            if first > 0, bytes[first - 1] == 0x2E {
              let isOnSelf = (last == own || last == parent) && first > 1 && isNameByte[Int(bytes[first - 2])]
              if !isOnSelf { Self.add(hash, to: members) }
            }
            if last == importing {
              // `import class Kit.Deck`
              if Self.kinds.contains(hash) { continue }
              if Self.isImported(bytes, first) { found.append(hash) }
            }
            last = hash
          }
        }
      }
    }
    imports = found
  }

  /// Only spaces and an opening bracket stand before the name on its line, and no quotation mark.
  private static func isImported(_ bytes: UnsafeBufferPointer<UInt8>, _ first: Int) -> Bool {
    var offset = first - 1
    while offset >= 0, bytes[offset] == 0x20 || bytes[offset] == 0x3C { offset -= 1 }
    return offset >= 0 && isNameByte[Int(bytes[offset])]
  }

  private static func add(_ hash: UInt64, to words: UnsafeMutableBufferPointer<UInt64>) {
    let mask = UInt64(words.count) << 6 - 1
    let (first, second) = (hash & mask, hash >> 32 & mask)
    words[Int(first >> 6)] |= 1 << (first & 63)
    words[Int(second >> 6)] |= 1 << (second & 63)
  }

  private static let kinds = Set(["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].map(NameFilter.hash(of:)))

  private static let isNameByte: [Bool] = (0...255).map { NameFilter.isNameByte(UInt8($0)) }
}
