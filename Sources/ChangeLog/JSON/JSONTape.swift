import SourceText

/// A JSON text, read once: every value in the order in which it stands there.
///
/// Foundation's decoder takes ten times as long with the plan of a large checkout.
struct JSONTape: Sendable {
  enum Kind: UInt8, Sendable {
    case null, yes, no, number, text, escapedText, list, object
  }

  struct Node: Sendable {
    let kind: Kind
    /// Where it stands in the bytes: a text without its quotes, anything else as a whole.
    let start: Int32
    var end: Int32
    /// The index of the first value that is not inside of this one.
    var next: Int32
  }

  /// Why a text is not taken.
  enum Failure: Error, Equatable {
    /// It is no JSON.
    case syntax(offset: Int)
    /// An object has two members of one name.
    case repetition(offset: Int)
    /// No file of ours nests as deep.
    case depth(offset: Int)
    /// It is no UTF-8.
    case encoding
    case size
  }

  let bytes: [UInt8]
  private(set) var nodes: [Node] = []

  static let deepest = 64

  /// Reads the whole text. Throws where it is no JSON as RFC 8259 has it.
  init(_ bytes: [UInt8]) throws(Failure) {
    guard bytes.count < Int32.max else { throw .size }
    guard SourceText(bytes: bytes).isValidUTF8 else { throw .encoding }
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 16)
    var nodes = nodes
    swap(&nodes, &self.nodes)
    let failure: Failure? = bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      do throws(Failure) {
        try scanner.readAll(into: &nodes)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    self.nodes = nodes
  }

  /// The bytes of a value.
  func bytes(of node: Node) -> ArraySlice<UInt8> { bytes[Int(node.start)..<Int(node.end)] }
}

/// Takes JSON apart, value by value.
private struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private var failure: JSONTape.Failure { .syntax(offset: offset) }

  /// The byte that is next after white space; 0 at the end.
  private mutating func next() -> UInt8 {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 { return byte }
      offset += 1
    }
    return 0
  }

  private mutating func expect(_ byte: UInt8) throws(JSONTape.Failure) {
    guard next() == byte, offset < bytes.count else { throw failure }
    offset += 1
  }

  /// Reads one value and nothing behind it. What is open is kept in a list, so that nesting costs no stack.
  mutating func readAll(into nodes: inout [JSONTape.Node]) throws(JSONTape.Failure) {
    var open: [Int] = []
    repeat {
      if try begin(&nodes, &open) { continue }
      try endValue(&nodes, &open)
    } while !open.isEmpty
    guard next() == 0, offset == bytes.count else { throw failure }
  }

  /// Reads a value; true when it is a list or an object that has something in it, which comes next.
  private mutating func begin(_ nodes: inout [JSONTape.Node], _ open: inout [Int]) throws(JSONTape.Failure) -> Bool {
    let byte = next()
    let start = offset
    switch byte {
    case 0x7B, 0x5B:
      guard open.count < JSONTape.deepest else { throw .depth(offset: offset) }
      offset += 1
      nodes.append(JSONTape.Node(kind: byte == 0x7B ? .object : .list, start: Int32(start), end: 0, next: 0))
      open.append(nodes.count - 1)
      guard next() == byte + 2 else {
        if byte == 0x7B { try key(&nodes) }
        return true
      }
      offset += 1
      close(&nodes, &open)
    case 0x22: try text(&nodes)
    case 0x74: try word("true", .yes, &nodes)
    case 0x66: try word("false", .no, &nodes)
    case 0x6E: try word("null", .null, &nodes)
    default: try number(&nodes)
    }
    return false
  }

  /// Reads what follows a value, up to the next one or to the end.
  private mutating func endValue(_ nodes: inout [JSONTape.Node], _ open: inout [Int]) throws(JSONTape.Failure) {
    while let container = open.last {
      let isObject = nodes[container].kind == .object
      let byte = next()
      if byte == 0x2C {
        offset += 1
        if isObject { try key(&nodes) }
        return
      }
      try expect(isObject ? 0x7D : 0x5D)
      close(&nodes, &open)
      if isObject { try checkNames(nodes, of: container) }
    }
  }

  private mutating func close(_ nodes: inout [JSONTape.Node], _ open: inout [Int]) {
    let index = open.removeLast()
    nodes[index].end = Int32(offset)
    nodes[index].next = Int32(nodes.count)
  }

  private mutating func key(_ nodes: inout [JSONTape.Node]) throws(JSONTape.Failure) {
    guard next() == 0x22 else { throw failure }
    try text(&nodes)
    try expect(0x3A)
  }

  /// In files of ours names are in order, so that a look at the one before tells.
  private func checkNames(_ nodes: [JSONTape.Node], of object: Int) throws(JSONTape.Failure) {
    func name(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> { bytes[Int(nodes[index].start)..<Int(nodes[index].end)] }
    var (last, index) = (object + 1, Int(nodes[object + 2].next))
    var isInOrder = true
    while index < nodes[object].next, isInOrder {
      isInOrder = name(last).lexicographicallyPrecedes(name(index))
      (last, index) = (index, Int(nodes[index + 1].next))
    }
    if isInOrder { return }
    var seen: Set<[UInt8]> = []
    index = object + 1
    while index < nodes[object].next {
      guard seen.insert(Array(name(index))).inserted else { throw .repetition(offset: Int(nodes[index].start)) }
      index = Int(nodes[index + 1].next)
    }
  }

  private func leaf(_ kind: JSONTape.Kind, _ start: Int, _ end: Int, _ nodes: inout [JSONTape.Node]) {
    nodes.append(JSONTape.Node(kind: kind, start: Int32(start), end: Int32(end), next: Int32(nodes.count + 1)))
  }

  private mutating func text(_ nodes: inout [JSONTape.Node]) throws(JSONTape.Failure) {
    offset += 1
    let start = offset
    var kind = JSONTape.Kind.text
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x22 {
        leaf(kind, start, offset, &nodes)
        offset += 1
        return
      }
      if byte < 0x20 { throw failure }
      offset += 1
      if byte == 0x5C {
        kind = .escapedText
        try escape()
      }
    }
    throw failure
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(JSONTape.Failure) {
    let byte = current
    offset += 1
    switch byte {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return
    case 0x75:
      let unit = try unit()
      if UTF16.isTrailSurrogate(unit) { throw failure }
      guard UTF16.isLeadSurrogate(unit) else { return }
      guard current == 0x5C, offset + 1 < bytes.count, bytes[offset + 1] == 0x75 else { throw failure }
      offset += 2
      guard UTF16.isTrailSurrogate(try self.unit()) else { throw failure }
    default: throw failure
    }
  }

  private mutating func unit() throws(JSONTape.Failure) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      let byte = current
      switch byte {
      case 0x30...0x39: unit = unit << 4 | UInt16(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: unit = unit << 4 | UInt16(byte & 0x0F + 9)
      default: throw failure
      }
      offset += 1
    }
    return unit
  }

  private mutating func word(_ word: StaticString, _ kind: JSONTape.Kind, _ nodes: inout [JSONTape.Node]) throws(JSONTape.Failure) {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard offset < bytes.count, bytes[offset] == word.utf8Start[index] else { throw failure }
      offset += 1
    }
    leaf(kind, start, offset, &nodes)
  }

  private mutating func number(_ nodes: inout [JSONTape.Node]) throws(JSONTape.Failure) {
    let start = offset
    if current == 0x2D { offset += 1 }
    // A number may be 0, and may not start with it.
    if current == 0x30 { offset += 1 } else { try digits() }
    if current == 0x2E {
      offset += 1
      try digits()
    }
    if current | 0x20 == 0x65 {
      offset += 1
      if current == 0x2B || current == 0x2D { offset += 1 }
      try digits()
    }
    leaf(.number, start, offset, &nodes)
  }

  private var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func digits() throws(JSONTape.Failure) {
    let start = offset
    while case 0x30...0x39 = current { offset += 1 }
    if offset == start { throw failure }
  }
}

extension JSONTape {
  /// The text of a node, with the escapes taken out.
  func text(_ node: Node) -> String {
    let raw = bytes(of: node)
    guard node.kind == .escapedText else { return String(decoding: raw, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var rest = raw
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case 0x62: result.append(0x08)
      case 0x66: result.append(0x0C)
      case 0x6E: result.append(0x0A)
      case 0x72: result.append(0x0D)
      case 0x74: result.append(0x09)
      case 0x75: result += Self.scalar(&rest).utf8
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character of the digits after `\u`, with those of the other half where there are two.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> String {
    var units = [unit(&rest)]
    if UTF16.isLeadSurrogate(units[0]) {
      rest = rest.dropFirst(2)
      units.append(unit(&rest))
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    defer { rest = rest.dropFirst(4) }
    return UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0
  }
}
