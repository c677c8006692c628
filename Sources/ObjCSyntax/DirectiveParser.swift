import SourceText

/// Reads the structure of one preprocessor line.
struct DirectiveParser {
  private let bytes: UnsafePointer<UInt8>
  private let range: Range<ByteOffset>
  private var offset: Int

  static func parse(_ bytes: UnsafePointer<UInt8>, _ range: Range<ByteOffset>) -> ObjCDirective {
    var parser = DirectiveParser(bytes: bytes, range: range, offset: range.lowerBound + 1)
    return parser.directive()
  }

  private mutating func directive() -> ObjCDirective {
    skipBlanks()
    let keyword = word()
    let kind = ObjCDirective.Kind(rawValue: text(keyword)) ?? .other
    if kind == .other, text(keyword) != "other" { return made(.other) }
    guard kind == .define || kind == .undef else { return made(kind) }
    skipBlanks()
    let name = word()
    var parameters: [String]?
    if kind == .define, offset < range.upperBound, bytes[offset] == 0x28 { parameters = parameterNames() }
    return made(kind, name: name.isEmpty ? nil : name, parameters: parameters)
  }

  private mutating func made(
    _ kind: ObjCDirective.Kind, name: Range<ByteOffset>? = nil, parameters: [String]? = nil
  ) -> ObjCDirective {
    skipBlanks()
    let body = offset..<range.upperBound
    return ObjCDirective(
      kind: kind, range: range, name: name.map(text), nameRange: name, parameters: parameters, body: body,
      includedPath: kind == .include || kind == .import ? path(body) : nil)
  }

  private mutating func parameterNames() -> [String] {
    let start = offset + 1
    while offset < range.upperBound, bytes[offset] != 0x29 { offset += 1 }
    let inside = start..<max(start, offset)
    if offset < range.upperBound { offset += 1 }
    let isBlank: (Character) -> Bool = { $0.isWhitespace || $0 == "\\" }
    return text(inside).split(separator: ",").map { part in
      String(part.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }.filter { !$0.isEmpty }
  }

  private func path(_ body: Range<ByteOffset>) -> String? {
    guard let first = body.first else { return nil }
    let close: UInt8 = bytes[first] == 0x3C ? 0x3E : 0x22
    guard bytes[first] == 0x3C || bytes[first] == 0x22 else { return nil }
    var stop = first + 1
    while stop < body.upperBound, bytes[stop] != close { stop += 1 }
    return text(first + 1..<stop)
  }

  private mutating func word() -> Range<ByteOffset> {
    let start = offset
    while offset < range.upperBound, Lexer.isWordByte(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  /// Skips blanks, joined line ends and comments.
  private mutating func skipBlanks() {
    while offset < range.upperBound {
      switch bytes[offset] {
      case 0x20, 0x09...0x0D, 0: offset += 1
      case 0x5C where offset + 1 < range.upperBound && bytes[offset + 1] <= 0x20: offset += 1
      case 0x2F where offset + 1 < range.upperBound && bytes[offset + 1] == 0x2A:
        offset += 2
        while offset < range.upperBound, !(bytes[offset] == 0x2F && bytes[offset - 1] == 0x2A) { offset += 1 }
        offset = min(offset + 1, range.upperBound)
      default: return
      }
    }
  }

  private func text(_ range: Range<ByteOffset>) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), as: UTF8.self)
  }
}
