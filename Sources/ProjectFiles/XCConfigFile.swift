import SourceEdits
import SourceText

/// An `.xcconfig`: its build settings, what it includes, and an edit that sets one.
public struct XCConfigFile: Sendable {
  public let text: SourceText
  /// In the order of the file.
  public let lines: [Line]

  public enum Line: Hashable, Sendable {
    case assignment(Assignment)
    case include(Include)
    /// A blank, a comment or what cannot be read.
    case other(Range<ByteOffset>)

    /// The byte offsets with the line ending.
    public var range: Range<ByteOffset> {
      switch self {
      case .assignment(let assignment): assignment.lines
      case .include(let include): include.lines
      case .other(let range): range
      }
    }
  }

  /// `KEY[conditions] = value // comment`.
  public struct Assignment: Hashable, Sendable {
    /// With its conditions, like `CODE_SIGN_IDENTITY[sdk=iphoneos*]`.
    public let key: String
    /// Without blanks at the ends, the comment and a `;` at the end.
    public let value: String
    /// The byte offsets of the value; empty, behind the `=`, where there is none.
    public let valueRange: Range<ByteOffset>
    /// The byte offsets from the key to the end of the value.
    public let range: Range<ByteOffset>
    /// The byte offsets with the comment and the line ending.
    public let lines: Range<ByteOffset>
  }

  /// `#include "path"`.
  public struct Include: Hashable, Sendable {
    public let path: String
    /// `#include?`: nothing is wrong where the file is not there.
    public let isOptional: Bool
    public let lines: Range<ByteOffset>
  }

  public init(_ text: SourceText) {
    self.text = text
    var lines: [Line] = []
    var start = 0
    while start < text.count {
      let end = text.endOfLine(at: start)
      lines.append(Self.line(text, start..<end))
      start = end
    }
    self.lines = lines
  }

  public var assignments: [Assignment] {
    lines.compactMap { if case .assignment(let assignment) = $0 { assignment } else { nil } }
  }

  public var includes: [Include] {
    lines.compactMap { if case .include(let include) = $0 { include } else { nil } }
  }
}

// MARK: Lines

extension XCConfigFile {
  private static func line(_ text: SourceText, _ line: Range<ByteOffset>) -> Line {
    let bytes = text.bytes
    var start = line.lowerBound
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var end = commentStart(bytes, start..<line.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    guard start < end else { return .other(line) }
    if bytes[start] == 0x23 { return include(text.string(in: start..<end), line) ?? .other(line) }
    guard let equals = equalsSign(bytes, start..<end) else { return .other(line) }
    var keyEnd = equals
    while keyEnd > start, isBlank(bytes[keyEnd - 1]) { keyEnd -= 1 }
    let key = text.string(in: start..<keyEnd)
    guard isKey(key) else { return .other(line) }
    var value = equals + 1
    while value < end, isBlank(bytes[value]) { value += 1 }
    if end > value, bytes[end - 1] == 0x3B { end -= 1 }
    while end > value, isBlank(bytes[end - 1]) { end -= 1 }
    end = max(end, equals + 1)
    let range = min(value, end)..<end
    return .assignment(
      Assignment(key: key, value: text.string(in: range), valueRange: range, range: start..<end, lines: line))
  }

  /// Where `//` starts a comment, else the end of the range.
  private static func commentStart(_ bytes: [UInt8], _ range: Range<ByteOffset>) -> ByteOffset {
    var offset = range.lowerBound
    while offset + 1 < range.upperBound {
      if bytes[offset] == 0x2F, bytes[offset + 1] == 0x2F { return offset }
      offset += 1
    }
    return range.upperBound
  }

  /// The `=` behind the key; those in conditions are passed over.
  private static func equalsSign(_ bytes: [UInt8], _ range: Range<ByteOffset>) -> ByteOffset? {
    var depth = 0
    for offset in range {
      switch bytes[offset] {
      case 0x5B: depth += 1
      case 0x5D: depth -= 1
      case 0x3D where depth <= 0: return offset
      default: break
      }
    }
    return nil
  }

  private static func isKey(_ key: String) -> Bool {
    let name = key.prefix { $0 != "[" }
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " || $0 == "." || $0 == "-" }
  }

  private static func include(_ words: String, _ line: Range<ByteOffset>) -> Line? {
    guard words.hasPrefix("#include") else { return nil }
    let rest = words.dropFirst("#include".count)
    let isOptional = rest.first == "?"
    let path = rest.dropFirst(isOptional ? 1 : 0).drop { $0 == " " || $0 == "\t" }
    guard let quote = path.first, quote == "\"" || quote == "'" || quote == "<" else { return nil }
    let inside = path.dropFirst()
    guard let end = inside.firstIndex(of: quote == "<" ? ">" : quote) else { return nil }
    return .include(Include(path: String(inside[..<end]), isOptional: isOptional, lines: line))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

// MARK: Editing

extension XCConfigFile {
  /// The edits that give a setting a value in this file; none when it has it already.
  ///
  /// Where the key, with these conditions, is there, its last value is replaced, else a line is added at the end.
  public func setting(_ key: String, _ value: String) -> [TextEdit] {
    guard let present = assignments.last(where: { $0.key == key }) else {
      let ending = text.lineEnding.rawValue
      let isOnNewLine = text.bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
      let line = "\(key) = \(value)" + ending
      return [TextEdit(range: text.count..<text.count, replacement: (isOnNewLine ? "" : ending) + line)]
    }
    if present.value == value { return [] }
    var range = present.valueRange
    let isJoined = range.isEmpty && text.bytes[range.lowerBound - 1] == 0x3D
    if isJoined {
      let line = text.bytes[range.upperBound..<present.lines.upperBound]
      let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }
      if blanks.endIndex == line.endIndex || Self.isBlank(text.bytes[blanks.endIndex]) { range = range.lowerBound..<blanks.endIndex }
    }
    return [TextEdit(range: range, replacement: (isJoined ? " " : "") + value)]
  }

  /// The edits that take a setting out of this file, with its lines; none when it is not there.
  public func removing(_ key: String) -> [TextEdit] {
    assignments.filter { $0.key == key }.map { TextEdit(range: $0.lines, replacement: "") }
  }
}
