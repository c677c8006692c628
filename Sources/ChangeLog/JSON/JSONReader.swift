/// Makes values of a JSON text that was read.
///
/// It knows what files of ours are made of: objects, lists, texts, whole numbers (`Int`) and truth values.
struct JSONReader: Decoder {
  let tape: JSONTape
  fileprivate let index: Int

  var userInfo: [CodingUserInfoKey: Any] { [:] }
  /// Worked out when somebody asks, which is when something is wrong.
  var codingPath: [any CodingKey] { tape.path(to: index) }

  /// - Parameter index: the value to begin with; the whole text when not given.
  init(_ tape: JSONTape, at index: Int = 0) {
    self.tape = tape
    self.index = index
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard tape.nodes[index].kind == .object else { throw tape.mismatch(index) }
    return KeyedDecodingContainer(JSONMembers<Key>(tape, index))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard tape.nodes[index].kind == .list else { throw tape.mismatch(index) }
    return JSONElements(tape, index)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension JSONReader: SingleValueDecodingContainer {
  func decodeNil() -> Bool { tape.nodes[index].kind == .null }
  func decode(_ type: Bool.Type) throws -> Bool { try tape.bool(index) }
  func decode(_ type: String.Type) throws -> String { try tape.string(index) }
  func decode(_ type: Int.Type) throws -> Int { try tape.int(index) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    // It would ask for itself again.
    if type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type { throw tape.mismatch(index) }
    return try T(from: self)
  }

}

/// A position in a list or an object.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}

/// The members of an object.
private final class JSONMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let tape: JSONTape
  private let index: Int
  /// Where the last member was found; the next one that is asked for is often the one after it.
  private var cursor: Int

  init(_ tape: JSONTape, _ index: Int) {
    self.tape = tape
    self.index = index
    cursor = index + 1
  }

  var codingPath: [any CodingKey] { tape.path(to: index) }

  var allKeys: [Key] {
    var keys: [Key] = []
    var place = index + 1
    while place < tape.nodes[index].next {
      if let key = Key(stringValue: tape.text(tape.nodes[place])) { keys.append(key) }
      place = Int(tape.nodes[place + 1].next)
    }
    return keys
  }

  /// The value of a member; nil when there is none. 
  private func find(_ key: Key) -> Int? {
    let name = key.stringValue
    let end = Int(tape.nodes[index].next)
    return find(name, cursor..<end) ?? find(name, index + 1..<cursor)
  }

  private func find(_ name: String, _ range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while place < range.upperBound {
      let value = place + 1
      if tape.isText(place, name) {
        cursor = Int(tape.nodes[value].next)
        return value
      }
      place = Int(tape.nodes[value].next)
    }
    return nil
  }

  private func value(_ key: Key) throws -> Int {
    guard let value = find(key) else {
      throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: ""))
    }
    return value
  }

  func contains(_ key: Key) -> Bool { find(key) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { tape.nodes[try value(key)].kind == .null }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try tape.bool(try value(key)) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try tape.string(try value(key)) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try tape.int(try value(key)) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try T(from: JSONReader(tape, at: try value(key))) }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    guard let value = find(key), tape.nodes[value].kind != .null else { return nil }
    return try tape.string(value)
  }


  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    try JSONReader(tape, at: try value(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try JSONReader(tape, at: try value(key)).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { JSONReader(tape, at: index) }
  func superDecoder(forKey key: Key) throws -> any Decoder { JSONReader(tape, at: try value(key)) }
}

/// The elements of a list, one after the other.
private struct JSONElements: UnkeyedDecodingContainer {
  private let tape: JSONTape
  private let index: Int
  private var place: Int
  private(set) var currentIndex = 0

  init(_ tape: JSONTape, _ index: Int) {
    self.tape = tape
    self.index = index
    place = index + 1
  }

  var codingPath: [any CodingKey] { tape.path(to: index) }
  var isAtEnd: Bool { place >= tape.nodes[index].next }
  var count: Int? { nil }

  private mutating func take() throws -> Int {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self, DecodingError.Context(codingPath: codingPath + [JSONKey(intValue: currentIndex)], debugDescription: ""))
    }
    defer {
      place = Int(tape.nodes[place].next)
      currentIndex += 1
    }
    return place
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, tape.nodes[place].kind == .null else { return false }
    _ = try take()
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try tape.bool(try take()) }
  mutating func decode(_ type: String.Type) throws -> String { try tape.string(try take()) }
  mutating func decode(_ type: Int.Type) throws -> Int { try tape.int(try take()) }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: JSONReader(tape, at: try take())) }


  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
    try JSONReader(tape, at: try take()).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try JSONReader(tape, at: try take()).unkeyedContainer() }
  mutating func superDecoder() throws -> any Decoder { JSONReader(tape, at: try take()) }
}

extension JSONTape {
  /// True when the node is this text.
  fileprivate func isText(_ index: Int, _ text: String) -> Bool {
    let node = nodes[index]
    guard node.kind == .text else { return self.text(node) == text }
    guard Int(node.end - node.start) == text.utf8.count else { return false }
    return bytes[Int(node.start)..<Int(node.end)].elementsEqual(text.utf8)
  }

  fileprivate func string(_ index: Int) throws -> String {
    let node = nodes[index]
    guard node.kind == .text || node.kind == .escapedText else { throw mismatch(index) }
    return text(node)
  }

  fileprivate func bool(_ index: Int) throws -> Bool {
    switch nodes[index].kind {
    case .yes: true
    case .no: false
    default: throw mismatch(index)
    }
  }

  fileprivate func int(_ index: Int) throws -> Int {
    guard nodes[index].kind == .number else { throw mismatch(index) }
    guard let number = Int(String(decoding: bytes(of: nodes[index]), as: UTF8.self)) else {
      throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: path(to: index), debugDescription: ""))
    }
    return number
  }

  /// That a value of another kind stands there.
  fileprivate func mismatch(_ index: Int) -> DecodingError {
    .typeMismatch(Any.self, DecodingError.Context(codingPath: path(to: index), debugDescription: ""))
  }

  /// The names and numbers that lead to a value.
  fileprivate func path(to index: Int) -> [any CodingKey] {
    var path: [any CodingKey] = []
    var container = 0
    while container != index, nodes[container].kind == .list || nodes[container].kind == .object {
      let isObject = nodes[container].kind == .object
      var (place, position) = (container + 1, 0)
      while place < nodes[container].next {
        let value = isObject ? place + 1 : place
        if index < nodes[value].next {
          path.append(isObject ? JSONKey(stringValue: text(nodes[place])) : JSONKey(intValue: position))
          container = value
          break
        }
        place = Int(nodes[value].next)
        position += 1
      }
    }
    return path
  }
}
