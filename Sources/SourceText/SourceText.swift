/// A position in a file: the number of bytes before it.
public typealias ByteOffset = Int

/// The bytes of one file, and what can be told from them without parsing.
///
/// Nothing here decodes or normalises: offsets are bytes, a byte-order mark and every line ending stay where they are.
public struct SourceText: Sendable, Equatable {
  /// The file's content, exactly as it was read.
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public init(_ string: String) {
    self.init(bytes: Array(string.utf8))
  }

  /// The number of bytes.
  public var count: Int { bytes.count }

  /// True when the bytes are well-formed UTF-8. A byte-order mark is.
  public var isValidUTF8: Bool {
    bytes.withUnsafeBufferPointer { UTF8Validation.isValid($0) }
  }

  /// The text between two byte offsets; bytes that are no UTF-8 come out as replacement characters.
  public func string(in range: Range<ByteOffset>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The whole content as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

enum UTF8Validation {
  /// Checks well-formedness. Blocks of ASCII, which most files are made of, only need a look at their high bits.
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset < raw.count {
      if isASCII(raw, from: offset) {
        offset += blockSize
        continue
      }
      // No sequence goes on into a block of ASCII.
      let start = offset
      repeat { offset += blockSize } while offset < raw.count && !isASCII(raw, from: offset)
      offset = min(offset, raw.count)
      guard String(validating: bytes[start..<offset], as: UTF8.self) != nil else { return false }
    }
    return true
  }

  private static let blockSize = 64

  /// True for a whole block of ASCII.
  private static func isASCII(_ raw: UnsafeRawBufferPointer, from offset: Int) -> Bool {
    guard offset + blockSize <= raw.count else { return false }
    var bits: UInt64 = 0
    for step in stride(from: 0, to: blockSize, by: 8) { bits |= raw.loadUnaligned(fromByteOffset: offset + step, as: UInt64.self) }
    return bits & 0x8080_8080_8080_8080 == 0
  }
}
