/// A JSON value whose objects keep the order in which their members were written.
public indirect enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and its value.
  public struct Member: Sendable, Equatable {
    public let name: String
    public let value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value as UTF-8, indented by two spaces, with a line ending at the end.
  public func formatted() -> [UInt8] {
    var writer = JSONWriter()
    writer.write(self, indent: 0)
    writer.bytes.append(0x0A)
    return writer.bytes
  }
}

private struct JSONWriter {
  var bytes: [UInt8] = []

  mutating func write(_ value: JSONValue, indent: Int) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .int(let number): bytes += String(number).utf8
    case .string(let text): write(text)
    case .array(let items):
      list(items, open: "[", close: "]", indent: indent) { writer, item in writer.write(item, indent: indent + 1) }
    case .object(let members):
      list(members, open: "{", close: "}", indent: indent) { writer, member in
        writer.write(member.name)
        writer.bytes += ": ".utf8
        writer.write(member.value, indent: indent + 1)
      }
    }
  }

  private mutating func list<Item>(
    _ items: [Item], open: String, close: String, indent: Int, _ body: (inout JSONWriter, Item) -> Void
  ) {
    bytes += open.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      newLine(indent + 1)
      body(&self, item)
    }
    if !items.isEmpty { newLine(indent) }
    bytes += close.utf8
  }

  private mutating func newLine(_ indent: Int) {
    bytes.append(0x0A)
    bytes += repeatElement(0x20, count: 2 * indent)
  }

  private mutating func write(_ text: String) {
    bytes.append(0x22)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      // JSON asks for the first 32 only; the others are what terminals obey.
      case _ where scalar.isUnsafeForTerminals: escape(scalar.value)
      default: bytes += UTF8.encode(scalar)!
      }
    }
    bytes.append(0x22)
  }

  private mutating func escape(_ value: UInt32) {
    let digits = String(value, radix: 16)
    bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
  }
}
