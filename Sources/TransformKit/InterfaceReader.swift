import SourceEdits
import SourceText

/// Reads the head of `@interface`, `@implementation`, `@protocol` and `@compatibility_alias` without a tree.
///
/// A category, a class extension and an implementation are extensions of their class. Forward declarations are nothing.
struct InterfaceReader {
  let file: FileID
  let bytes: UnsafeBufferPointer<UInt8>

  /// - Parameter keyword: the `@` and its word. A type whose Swift name is nested gives a declaration under that, too.
  func declarations(at keyword: Range<ByteOffset>) -> [TypeDeclaration] {
    guard isCode(at: keyword.lowerBound) else { return [] }
    var scanner = CScanner(bytes: bytes, offset: keyword.upperBound)
    scanner.skipSpace()
    let offset = scanner.offset
    guard let name = scanner.name() else { return [] }
    scanner.skipSpace()
    // The first letters tell them apart.
    switch bytes[keyword.lowerBound + 1...keyword.lowerBound + 2] {
    case let word where word.elementsEqual("in".utf8):
      return interface(name, offset, &scanner, attributes: keyword.lowerBound)
    case let word where word.elementsEqual("im".utf8):
      return [declaration(.extension, name, [], offset)]
    case let word where word.elementsEqual("pr".utf8):
      guard scanner.byte != 0x3B, scanner.byte != 0x2C else { return [] }
      return bridged(.protocol, name, protocols(&scanner), offset, attributes: keyword.lowerBound)
    default:
      guard let original = scanner.name() else { return [] }
      return [
        TypeDeclaration(kind: .typealias, name: name, containers: [], clause: " = " + original, file: file, offset: offset)
      ]
    }
  }

  private func interface(
    _ name: String, _ offset: ByteOffset, _ scanner: inout CScanner, attributes: ByteOffset
  ) -> [TypeDeclaration] {
    let first = groups(&scanner)
    if scanner.take("(") {
      while let byte = scanner.byte, byte != 0x29, byte != 0x3B { scanner.offset += 1 }
      _ = scanner.take(")")
      scanner.skipSpace()
      return [declaration(.extension, name, protocols(&scanner), offset)]
    }
    guard scanner.take(":") else { return bridged(.class, name, first.last ?? [], offset, attributes: attributes) }
    scanner.skipSpace()
    guard let superclass = scanner.name() else { return bridged(.class, name, [], offset, attributes: attributes) }
    return bridged(.class, name, [superclass] + protocols(&scanner), offset, attributes: attributes)
  }

  /// The names in the last angle brackets that follow: what stands in earlier ones are arguments of a generic class.
  private func protocols(_ scanner: inout CScanner) -> [String] { groups(&scanner).last ?? [] }

  /// The names in each pair of angle brackets that follows; none for one that holds more than names.
  private func groups(_ scanner: inout CScanner) -> [[String]] {
    var result: [[String]] = []
    scanner.skipSpace()
    while scanner.take("<") {
      var names: [String] = []
      var depth = 1
      var isPlain = true
      while depth > 0 {
        scanner.skipSpace()
        if let name = scanner.name() {
          names.append(name)
          continue
        }
        guard let byte = scanner.byte, byte != 0x3B, byte != 0x7B, byte != 0x40 else { return result }
        depth += byte == 0x3C ? 1 : byte == 0x3E ? -1 : 0
        isPlain = isPlain && (byte == 0x2C || byte == 0x3E)
        scanner.offset += 1
      }
      result.append(isPlain ? names : [])
      scanner.skipSpace()
    }
    return result
  }

  // MARK: Names in Swift

  private func bridged(
    _ kind: TypeDeclaration.Kind, _ name: String, _ heritage: [String], _ offset: ByteOffset, attributes end: ByteOffset
  ) -> [TypeDeclaration] {
    guard let parts = swiftName(before: end)?.split(separator: ".").map(String.init), let last = parts.last else {
      return [declaration(kind, name, heritage, offset)]
    }
    guard parts.count > 1 else { return [declaration(kind, name, heritage, offset, bridgedName: last)] }
    return [
      declaration(kind, name, heritage, offset), declaration(kind, last, heritage, offset, containers: Array(parts.dropLast())),
    ]
  }

  private func declaration(
    _ kind: TypeDeclaration.Kind, _ name: String, _ heritage: [String], _ offset: ByteOffset, containers: [String] = [],
    bridgedName: String? = nil
  ) -> TypeDeclaration {
    TypeDeclaration(
      kind: kind, name: name, containers: containers, clause: heritage.isEmpty ? "" : ": " + heritage.joined(separator: ", "),
      bridgedName: bridgedName, file: file, offset: offset)
  }

  /// The name in `NS_SWIFT_NAME(…)` or `swift_name("…")` among the attributes that end here; at most 300 bytes are read.
  private func swiftName(before end: ByteOffset) -> String? {
    var attributes = bytes[max(0, end - 300)..<end]
    if let last = attributes.lastIndex(where: { $0 == 0x3B || $0 == 0x7D || $0 == 0x40 }) { attributes = bytes[last + 1..<end] }
    guard attributes.count > 12 else { return nil }
    let text = String(decoding: attributes, as: UTF8.self)
    for opening in ["NS_SWIFT_NAME(", "CF_SWIFT_NAME(", "swift_name("] {
      guard let start = text.firstRange(of: opening)?.upperBound else { continue }
      let name = text[start...].prefix { $0 != ")" }.filter { !$0.isWhitespace && $0 != "\"" }
      if !name.isEmpty { return name }
    }
    return nil
  }

  // MARK: Comments

  /// True when only attributes and macros stand before the offset in its line, and no comment that begins at most 4,000
  /// bytes before is open there.
  private func isCode(at offset: ByteOffset) -> Bool {
    var quotes = 0
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
      start -= 1
      switch bytes[start] {
      case 0x2F, 0x2A, 0x23, 0x40: return false
      case 0x22: quotes += 1
      default: break
      }
    }
    return quotes % 2 == 0 && !isInComment(start)
  }

  private func isInComment(_ offset: ByteOffset) -> Bool {
    var place = offset - 1
    let limit = max(1, offset - 4000)
    while place >= limit {
      if bytes[place] == 0x2F, bytes[place - 1] == 0x2A { return false }
      if bytes[place] == 0x2A, bytes[place - 1] == 0x2F { return !isInLineComment(place - 1) }
      place -= 1
    }
    return false
  }

  /// Two slashes, none of them of an address, stand before the offset in its line, or end there: `//* a list`.
  private func isInLineComment(_ offset: ByteOffset) -> Bool {
    var place = offset
    while place > 0, bytes[place] != 0x0A {
      if bytes[place] == 0x2F, bytes[place - 1] == 0x2F { return true }
      place -= 1
    }
    return false
  }
}
