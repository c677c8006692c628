/// A value to write into a property list, or what a node of one says without its places.
public enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  /// As ISO 8601, like `2024-05-01T12:00:00Z`.
  case date(String)
  /// In base 64 for XML, as hexadecimal digits for the old style.
  case data(String)
  case array([PropertyListValue])
  /// The entries are written in this order.
  case dictionary([Entry])

  /// One key of a dictionary and its value.
  public struct Entry: Hashable, Sendable {
    public let key: String
    public let value: PropertyListValue

    public init(_ key: String, _ value: PropertyListValue) {
      self.key = key
      self.value = value
    }
  }
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(arrayLiteral elements: PropertyListValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, PropertyListValue)...) {
    self = .dictionary(elements.map { Entry($0.0, $0.1) })
  }
}
