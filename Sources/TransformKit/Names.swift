import SourceText

/// Stands for a name when names are compared: as good as the name but for a chance of one in 2⁶⁴.
struct NameHash: Hashable, Sendable {
  /// Never 0.
  let value: UInt64

  init(value: UInt64) {
    self.value = value
  }

  /// Eight bytes at a time, mixed as in MurmurHash3.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var value = UInt64(truncatingIfNeeded: bytes.count) &* 0x9e37_79b9_7f4a_7c15
    var offset = 0
    while offset < bytes.count {
      var word: UInt64 = 0
      let end = min(offset + 8, bytes.count)
      for index in offset..<end { word = word << 8 | UInt64(bytes[index]) }
      value = Self.mixed(value ^ word)
      offset = end
    }
    self.value = max(1, value)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
    value = (value ^ value >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return value ^ value >> 33
  }

  init(_ name: String) {
    var name = name
    self = name.withUTF8 { NameHash($0) }
  }

  /// The bucket among `count`, a power of two.
  func bucket(of count: Int) -> Int { Int(truncatingIfNeeded: value) & (count - 1) }
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

  /// True for the label of an argument or parameter: `spacing` in `stack(spacing: 8)`.
  func isArgumentLabel(_ name: Range<ByteOffset>) -> Bool {
    guard name.upperBound < count, bytes[name.upperBound] == 0x3A else { return false }
    var offset = name.lowerBound - 1
    while offset > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset -= 1 }
    guard offset >= 0, bytes[offset] == 0x2C else { return offset >= 0 && bytes[offset] == 0x28 }
    // Behind a comma the bracket decides: a key of a dictionary is a use.
    var closed = 0
    while offset > 0 {
      offset -= 1
      switch bytes[offset] {
      case 0x29, 0x5D, 0x7D: closed += 1
      case 0x28 where closed == 0: return true
      case 0x5B where closed == 0, 0x7B where closed == 0: return false
      case 0x28, 0x5B, 0x7B: closed -= 1
      default: break
      }
    }
    return false
  }
}

/// The names under which code reaches its own object.
enum SelfNames {
  static let all: Set<String> = ["self", "super", "strongSelf", "weakSelf", "this", "sSelf", "ss"]
}

/// Where each name of a file is written.
struct NamePlaces: Sendable {
  /// For each bucket the index of the first name in it; -1 for none.
  private var heads: [Int32]
  /// For each name the index of the next one in its bucket.
  private var next: [Int32]

  init(_ names: [SourceOutline.Name]) {
    var size = 64
    while size < names.count * 2 { size *= 2 }
    heads = Array(repeating: -1, count: size)
    next = Array(repeating: -1, count: names.count)
    for index in names.indices.reversed() {
      let bucket = names[index].hash.bucket(of: size)
      next[index] = heads[bucket]
      heads[bucket] = Int32(index)
    }
  }

  /// The byte offsets of a name, in order.
  func offsets(of name: NameHash, in names: [SourceOutline.Name]) -> [ByteOffset] {
    var result: [ByteOffset] = []
    var index = Int(heads[name.bucket(of: heads.count)])
    while index >= 0 {
      if names[index].hash == name { result.append(names[index].start) }
      index = Int(next[index])
    }
    return result
  }
}
