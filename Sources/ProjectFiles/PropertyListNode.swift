import SourceText

/// A value of a property list and the bytes that it stands in.
public struct PropertyListNode: Hashable, Sendable {
  /// The byte offsets of the whole value: tags, brackets and quotes are part of it.
  public let range: Range<ByteOffset>
  /// The byte offsets between the tags, brackets or quotes; nil where there are none, as in `<dict/>`.
  public let contents: Range<ByteOffset>?
  public let value: Value

  public enum Value: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    /// As it is written, like `2024-05-01T12:00:00Z`.
    case date(String)
    /// As it is written, without blanks: base 64 in XML, hexadecimal digits in the old style.
    case data(String)
    case array([PropertyListNode])
    case dictionary([Entry])
  }

  /// One key of a dictionary and its value. A key may be there twice; the last one counts.
  public struct Entry: Hashable, Sendable {
    public let key: String
    /// The byte offsets of the key with its tags or quotes.
    public let keyRange: Range<ByteOffset>
    public let value: PropertyListNode
    /// The byte offsets from the key to the end of the value, the `;` of the old style included.
    public let range: Range<ByteOffset>
  }

  public init(range: Range<ByteOffset>, contents: Range<ByteOffset>?, value: Value) {
    self.range = range
    self.contents = contents
    self.value = value
  }
}

/// One step on the way to a value: the key of a dictionary or the index in an array.
public enum PropertyListStep: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case key(String)
  case index(Int)

  public init(stringLiteral value: String) { self = .key(value) }
  public init(integerLiteral value: Int) { self = .index(value) }
}

extension PropertyListNode {
  /// The value of a dictionary's key: the last one where the key is there twice, as the system reads it.
  public subscript(key: String) -> PropertyListNode? { entry(key)?.value }

  /// The entry of a dictionary's key: the last one where the key is there twice.
  public func entry(_ key: String) -> Entry? {
    guard case .dictionary(let entries) = value else { return nil }
    return entries.last { $0.key == key }
  }

  /// The node below a path of keys and indices.
  public func node(at path: [PropertyListStep]) -> PropertyListNode? {
    path.reduce(Optional(self)) { node, step in node?[step] }
  }

  /// The value of a key or of an index.
  public subscript(step: PropertyListStep) -> PropertyListNode? {
    switch step {
    case .key(let key): self[key]
    case .index(let index): array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }

  /// The text, unless this is another kind of value.
  public var string: String? { if case .string(let text) = value { text } else { nil } }

  /// The boolean, unless this is another kind of value.
  public var boolean: Bool? { if case .boolean(let flag) = value { flag } else { nil } }

  /// What the value means where a boolean is asked for: `<true/>`, `YES`, `true`, `1` and their opposites.
  public var truth: Bool? {
    switch value {
    case .boolean(let flag): flag
    case .integer(let number): number != 0
    case .string(let text):
      switch text.lowercased() {
      case "yes", "true", "1", "y": true
      case "no", "false", "0", "n": false
      default: nil
      }
    default: nil
    }
  }

  /// The values of an array, unless this is another kind of value.
  public var array: [PropertyListNode]? { if case .array(let values) = value { values } else { nil } }

  /// The texts in an array; none for another kind of value.
  public var strings: [String] { array?.compactMap(\.string) ?? [] }

  /// The entries of a dictionary in their order; none for another kind of value.
  public var entries: [Entry] { if case .dictionary(let entries) = value { entries } else { [] } }

  public var isDictionary: Bool { if case .dictionary = value { true } else { false } }

  /// The value without its places.
  public var plain: PropertyListValue {
    switch value {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .boolean(let flag): .boolean(flag)
    case .date(let text): .date(text)
    case .data(let text): .data(text)
    case .array(let values): .array(values.map(\.plain))
    case .dictionary(let entries): .dictionary(entries.map { PropertyListValue.Entry($0.key, $0.value.plain) })
    }
  }
}
