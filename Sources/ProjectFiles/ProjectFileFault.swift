import SourceText

/// Why a project file cannot be read.
public struct ProjectFileFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without the file's name.
  public let message: String
  /// The line, from 1.
  public let line: Int

  public init(message: String, line: Int) {
    self.message = message
    self.line = line
  }

  public var description: String { "line \(line): \(message)" }
}

/// Why a project file is left as it is: a sentence for a person that says what to do by hand.
public struct ProjectFileRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  public let message: String

  public init(_ message: String) {
    self.message = message
  }

  public var description: String { message }
}

extension ProjectFileFault {
  /// A fault at a byte offset of the bytes.
  init(_ message: String, at offset: ByteOffset, in bytes: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var index = 0
    while index < min(offset, bytes.count) {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) { line += 1 }
    }
    self.init(message: message, line: line)
  }
}

/// What a merge that nobody finished leaves in a file.
public enum MergeMarker {
  /// The byte offset of the first of them; nil for none.
  public static func firstOffset(in text: SourceText) -> ByteOffset? { text.bytes.withUnsafeBufferPointer { firstOffset(in: $0) } }

  /// The byte offset of the first line that starts with `<<<<<<< `, `||||||| `, `=======` or `>>>>>>> `.
  static func firstOffset(in bytes: UnsafeBufferPointer<UInt8>) -> ByteOffset? {
    var start = 0
    while start + 7 <= bytes.count {
      let first = bytes[start]
      if first == 0x3C || first == 0x7C || first == 0x3D || first == 0x3E, (1..<7).allSatisfy({ bytes[start + $0] == first }) {
        let next = start + 7 < bytes.count ? bytes[start + 7] : 0x0A
        if next == 0x20 || next == 0x0A || next == 0x0D { return start }
      }
      while start < bytes.count, bytes[start] != 0x0A { start += 1 }
      start += 1
    }
    return nil
  }
}
