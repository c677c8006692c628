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
  /// Checks well-formedness; the ASCII prefix, most of most files, is skipped eight bytes at a time.
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    let raw = UnsafeRawBufferPointer(bytes)
    while offset + 8 <= raw.count,
      raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
    }
    return String(validating: bytes[offset...], as: UTF8.self) != nil
  }
}
