/// Writes a value as JSON text: two spaces to a level, members in the order of their names, the same for the same value.
///
/// It knows what files of ours are made of: objects, lists, texts, whole numbers (`Int`) and truth values. Foundation's
/// encoder takes several times as long with the record of a large batch.
struct JSONWriter: Encoder {
  fileprivate let text: JSONText

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let text = JSONText()
    try text.write(value)
    return text.bytes
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    text.open(isObject: true)
    return KeyedEncodingContainer(JSONObject<Key>(text: text))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    text.open(isObject: false)
    return JSONList(text: text)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { JSONSingle(text: text) }
}

/// What is written so far.
///
/// A container of `Encoder` is never told that it is full, so whoever writes a value closes what was opened for it.
private final class JSONText {
  private struct Container {
    let isObject: Bool
    /// The number of members before its first.
    let firstMember: Int
    var isEmpty = true
  }

  private struct Member {
    /// Where it begins, with its line ending.
    let start: Int
    var end: Int
    let name: Range<Int>
    /// The first eight bytes of the name; two names seldom have the same.
    let order: UInt64
  }

  // One value is written at a time; the checks for that would take half of the time.
  @exclusivity(unchecked) private(set) var bytes: [UInt8] = []
  @exclusivity(unchecked) private var open: [Container] = []
  /// The members of all objects that are open.
  @exclusivity(unchecked) private var members: [Member] = []
  /// Takes the members of an object in their order, before they are put back.
  @exclusivity(unchecked) private var ordered: [UInt8] = []

  func open(isObject: Bool) {
    open.append(Container(isObject: isObject, firstMember: members.count))
    bytes.append(isObject ? 0x7B : 0x5B)
  }

  func write<T: Encodable>(_ value: T) throws {
    let depth = open.count
    try value.encode(to: JSONWriter(text: self))
    while open.count > depth { close() }
  }

  /// Begins an element of the list that is open.
  func beginElement() {
    if !open[open.count - 1].isEmpty { bytes.append(0x2C) }
    open[open.count - 1].isEmpty = false
    newLine()
  }

  /// Begins a member of the object that is open.
  func beginMember(_ name: String) {
    if !open[open.count - 1].isEmpty { bytes.append(0x2C) }
    open[open.count - 1].isEmpty = false
    let start = bytes.count
    newLine()
    let nameStart = bytes.count + 1
    write(name)
    let nameEnd = bytes.count - 1
    var order: UInt64 = 0
    for place in 0..<8 { order = order << 8 | (nameStart + place < nameEnd ? UInt64(bytes[nameStart + place]) : 0) }
    members.append(Member(start: start, end: start, name: nameStart..<nameEnd, order: order))
    bytes.append(0x20)
    bytes.append(0x3A)
    bytes.append(0x20)
  }

  private static let spaces = [UInt8](repeating: 0x20, count: 64)

  private func newLine() {
    bytes.append(0x0A)
    bytes += Self.spaces[..<min(64, 2 * open.count)]
  }

  private func close() {
    let container = open.removeLast()
    if container.isObject {
      order(from: container.firstMember)
      members.removeLast(members.count - container.firstMember)
    }
    if !container.isEmpty { newLine() }
    bytes.append(container.isObject ? 0x7D : 0x5D)
  }

  /// Puts the members of an object in order.
  private func order(from first: Int) {
    // An empty object has nothing to order.
    guard zip(members[first...], members[first...].dropFirst()).contains(where: { precedes($1, $0) }) else { return }
    let start = members[first].start
    for index in first..<members.count {
      // Without the comma between them.
      members[index].end = index + 1 < members.count ? members[index + 1].start - 1 : bytes.count
    }
    members[first...].sort(by: precedes)
    ordered.removeAll(keepingCapacity: true)
    for index in first..<members.count {
      if index > first { ordered.append(0x2C) }
      ordered += bytes[members[index].start..<members[index].end]
    }
    bytes.removeLast(bytes.count - start)
    bytes += ordered
  }

  private func precedes(_ a: Member, _ b: Member) -> Bool {
    a.order != b.order ? a.order < b.order : bytes[a.name].lexicographicallyPrecedes(bytes[b.name])
  }

  func write(_ string: String) {
    bytes.append(0x22)
    let isPlain: Void? = string.utf8.withContiguousStorageIfAvailable { utf8 in
      var start = 0
      for index in utf8.indices where Self.isSpecial(utf8[index]) {
        bytes += utf8[start..<index]
        escape(utf8[index])
        start = index + 1
      }
      bytes += utf8[start...]
    }
    if isPlain == nil { for byte in string.utf8 { if Self.isSpecial(byte) { escape(byte) } else { bytes.append(byte) } } }
    bytes.append(0x22)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

  private func escape(_ byte: UInt8) {
    switch byte {
    case 0x22, 0x5C: bytes += [0x5C, byte]
    case 0x0A: bytes += Array("\\n".utf8)
    case 0x0D: bytes += Array("\\r".utf8)
    case 0x09: bytes += Array("\\t".utf8)
    default:
      let digits = String(byte, radix: 16)
      bytes += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
    }
  }

  func write(_ number: Int) { bytes += Array(String(number).utf8) }
  func write(_ truth: Bool) { bytes += Array((truth ? "true" : "false").utf8) }
  func writeNull() { bytes += Array("null".utf8) }
}

private struct JSONObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let text: JSONText
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    text.beginMember(key.stringValue)
    text.writeNull()
  }

  func encode(_ value: Bool, forKey key: Key) {
    text.beginMember(key.stringValue)
    text.write(value)
  }

  func encode(_ value: String, forKey key: Key) {
    text.beginMember(key.stringValue)
    text.write(value)
  }

  func encode(_ value: Int, forKey key: Key) {
    text.beginMember(key.stringValue)
    text.write(value)
  }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    text.beginMember(key.stringValue)
    try text.write(value)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> { noNesting() }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { noNesting() }
  func superEncoder() -> any Encoder { noNesting() }
  func superEncoder(forKey key: Key) -> any Encoder { noNesting() }
}

private struct JSONList: UnkeyedEncodingContainer {
  let text: JSONText
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(text: JSONText) {
    self.text = text
  }

  private mutating func begin() {
    text.beginElement()
    count += 1
  }

  mutating func encodeNil() {
    begin()
    text.writeNull()
  }

  mutating func encode(_ value: Bool) {
    begin()
    text.write(value)
  }

  mutating func encode(_ value: String) {
    begin()
    text.write(value)
  }

  mutating func encode(_ value: Int) {
    begin()
    text.write(value)
  }

  mutating func encode<T: Encodable>(_ value: T) throws {
    begin()
    try text.write(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> { noNesting() }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { noNesting() }
  mutating func superEncoder() -> any Encoder { noNesting() }
}

private struct JSONSingle: SingleValueEncodingContainer {
  let text: JSONText
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { text.writeNull() }
  func encode(_ value: Bool) { text.write(value) }
  func encode(_ value: String) { text.write(value) }
  func encode(_ value: Int) { text.write(value) }

  func encode<T: Encodable>(_ value: T) throws {
    // It would ask for itself again.
    precondition(!(T.self is any BinaryInteger.Type || T.self is any BinaryFloatingPoint.Type), "numbers in files of ours are of type Int")
    try text.write(value)
  }
}

/// Values that nest without a type of their own would not say where they end.
private func noNesting() -> Never { preconditionFailure("files of ours nest by types") }
