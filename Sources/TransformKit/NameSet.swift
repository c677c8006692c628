/// A set of names by their hashes, which need no hashing again: an open table of twice their number.
struct NameSet: Sendable {
  /// 0 where nothing is.
  private var slots: [UInt64] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  init() {}

  init(_ names: some Sequence<NameHash>) {
    for name in names { insert(name) }
  }

  init(names: [String]) {
    self.init(names.lazy.map { NameHash($0) })
  }

  func contains(_ name: NameHash) -> Bool {
    count > 0 && slots.withUnsafeBufferPointer { $0[Self.slot(of: name.value, in: $0)] != 0 }
  }

  mutating func insert(_ name: NameHash) {
    if count * 2 >= slots.count { grow() }
    let slot = slots.withUnsafeBufferPointer { Self.slot(of: name.value, in: $0) }
    if slots[slot] == 0 {
      slots[slot] = name.value
      count += 1
    }
  }

  mutating func formUnion(_ names: some Sequence<NameHash>) {
    for name in names { insert(name) }
  }

  mutating func formUnion(_ other: NameSet) {
    for value in other.slots where value != 0 { insert(NameHash(value: value)) }
  }

  func union(_ other: NameSet) -> NameSet {
    var result = self
    result.formUnion(other)
    return result
  }

  func subtracting(_ other: NameSet) -> NameSet {
    NameSet(slots.lazy.filter { $0 != 0 }.map { NameHash(value: $0) }.filter { !other.contains($0) })
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: max(16, old.count * 2))
    count = 0
    for value in old where value != 0 { insert(NameHash(value: value)) }
  }

  /// The slot that holds the value, or the free one where it belongs.
  private static func slot(of value: UInt64, in slots: UnsafeBufferPointer<UInt64>) -> Int {
    var slot = Int(truncatingIfNeeded: value) & (slots.count - 1)
    while slots[slot] != 0, slots[slot] != value { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
