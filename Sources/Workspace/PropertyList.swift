/// A value of an old-style property list, the format of `project.pbxproj`.
indirect enum PropertyList: Sendable {
  case text(String)
  case list([PropertyList])
  /// The entries in their order; objects have few, so looking through them is quick.
  case record([(key: String, value: PropertyList)])

  /// Reads a property list; nil when it has a fault or is of another format.
  init?(_ bytes: [UInt8]) {
    var parser = PropertyListParser(bytes)
    guard let value = parser.value(depth: 0), parser.isAtEnd else { return nil }
    self = value
  }

  subscript(key: String) -> PropertyList? {
    guard case .record(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The text, unless it is another kind of value.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list.
  var texts: [String] {
    guard case .list(let values) = self else { return [] }
    return values.compactMap(\.text)
  }

  /// The entries of a record.
  var entries: [(key: String, value: PropertyList)] {
    if case .record(let entries) = self { entries } else { [] }
  }
}

private struct PropertyListParser {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool {
    mutating get {
      skipBlank()
      return offset == bytes.count
    }
  }

  mutating func value(depth: Int) -> PropertyList? {
    skipBlank()
    guard offset < bytes.count, depth < 64 else { return nil }
    switch bytes[offset] {
    case 0x7B: return record(depth: depth)
    case 0x28: return list(depth: depth)
    default: return text().map { .text($0) }
    }
  }

  private mutating func record(depth: Int) -> PropertyList? {
    offset += 1
    var entries: [(key: String, value: PropertyList)] = []
    while !take(0x7D) {
      guard let key = text(), take(0x3D), let value = value(depth: depth + 1), take(0x3B) else { return nil }
      entries.append((key, value))
    }
    return .record(entries)
  }

  private mutating func list(depth: Int) -> PropertyList? {
    offset += 1
    var values: [PropertyList] = []
    while !take(0x29) {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      if !take(0x2C) { return take(0x29) ? .list(values) : nil }
    }
    return .list(values)
  }

  /// Steps over the byte when it comes next.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlank()
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func text() -> String? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] == 0x22 { return quoted() }
    let start = offset
    while offset < bytes.count, Self.isPlain(bytes[offset]) {
      if bytes[offset] == 0x2F, offset + 1 < bytes.count, bytes[offset + 1] == 0x2A { break }
      offset += 1
    }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    offset += 1
    let start = offset
    var unescaped: [UInt8]?
    while offset < bytes.count, bytes[offset] != 0x22 {
      if bytes[offset] == 0x5C, offset + 1 < bytes.count {
        if unescaped == nil { unescaped = Array(bytes[start..<offset]) }
        offset += 1
        unescaped?.append(bytes[offset] == 0x6E ? 0x0A : bytes[offset] == 0x74 ? 0x09 : bytes[offset])
      } else {
        unescaped?.append(bytes[offset])
      }
      offset += 1
    }
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    if let unescaped { return String(decoding: unescaped, as: UTF8.self) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipBlank() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09...0x0D: offset += 1
      case 0x2F where offset + 1 < bytes.count && bytes[offset + 1] == 0x2A:
        offset += 2
        while offset + 1 < bytes.count, !(bytes[offset] == 0x2A && bytes[offset + 1] == 0x2F) { offset += 1 }
        offset = min(bytes.count, offset + 2)
      case 0x2F where offset + 1 < bytes.count && bytes[offset + 1] == 0x2F:
        while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      default: return
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x2F, 0x24, 0x3A, 0x2D, 0x40, 0x2B, 0x80...: true
    default: false
    }
  }
}
