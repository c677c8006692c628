import SourceText
import Synchronization

/// Stands for a name when names are compared: as good as the name but for a chance of one in 2⁶⁴.
struct NameHash: Hashable, Comparable, Sendable {
  private let value: UInt64

  /// FNV-1a over the bytes of the name.
  init(_ bytes: some Sequence<UInt8>) {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.value = value
  }

  init(_ name: String) {
    self.init(name.utf8)
  }

  static func < (a: NameHash, b: NameHash) -> Bool { a.value < b.value }
}

extension Set<NameHash> {
  init(names: [String]) {
    self.init(names.map { NameHash($0) })
  }
}

extension SourceText {
  /// True when a name at this offset is written alone, or after `self`, `super` or a usual name for an unwrapped `self`.
  func isOfSelf(at start: ByteOffset) -> Bool {
    let offset = start > 0 && bytes[start - 1] == 0x60 ? start - 1 : start
    guard offset > 0, bytes[offset - 1] == 0x2E else { return true }
    var end = offset - 1
    while end > 0, bytes[end - 1] == 0x3F || bytes[end - 1] == 0x21 || bytes[end - 1] == 0x60 { end -= 1 }
    var first = end
    while first > 0, bytes[first - 1] >= 0x41, bytes[first - 1] <= 0x7A, bytes[first - 1] != 0x60 { first -= 1 }
    return SelfNames.all.contains(string(in: first..<end))
  }
}

/// The names under which code reaches its own object.
enum SelfNames {
  static let all: Set<String> = ["self", "super", "strongSelf", "weakSelf", "this", "sSelf", "ss"]
}

/// Where each name of a file is written, sorted by name when a name is first asked for.
final class NamePlaces: Sendable {
  private let table = Mutex<[SourceOutline.Name]?>(nil)

  func offsets(of name: NameHash, in names: [SourceOutline.Name]) -> [ByteOffset] {
    let sorted = table.withLock { known in
      let sorted = known ?? names.sorted { ($0.hash, $0.start) < ($1.hash, $1.start) }
      known = sorted
      return sorted
    }
    let first = sorted.partitioningIndex { $0.hash >= name }
    return sorted[first...].prefix { $0.hash == name }.map(\.start)
  }
}
