import SourceText

/// A property list: what it says, where it says so, and edits that touch only the lines concerned.
///
/// XML and the old style (OpenStep, as in `project.pbxproj` and `.strings`) are read into the same nodes. A binary
/// property list is recognised and no more: its `root` is nil.
public struct PropertyListFile: Sendable {
  public enum Format: Hashable, Sendable {
    case xml
    case binary
    /// OpenStep: `{ key = value; }`.
    case oldStyle
  }

  public let text: SourceText
  public let format: Format
  /// The outermost value; nil only in a binary property list.
  public let root: PropertyListNode?

  /// Reads the text, which may be in any format.
  public init(_ text: SourceText) throws(ProjectFileFault) {
    self.text = text
    if text.bytes.starts(with: Array("bplist".utf8)) {
      (format, root) = (.binary, nil)
      return
    }
    (format, root) = try text.bytes.withUnsafeBufferPointer { (bytes) throws(ProjectFileFault) -> (Format, PropertyListNode) in
      do throws(ProjectFileFault) {
        return try Self.read(bytes, isUTF8: text.isValidUTF8)
      } catch {
        guard let marker = MergeMarker.firstOffset(in: bytes) else { throw error }
        throw ProjectFileFault("a merge was not finished here; resolve the conflict first", at: marker, in: bytes)
      }
    }
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, isUTF8: Bool
  ) throws(ProjectFileFault) -> (Format, PropertyListNode) {
    guard isUTF8, !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else {
      throw ProjectFileFault(message: "the file is not encoded in UTF-8; save it in UTF-8 first", line: 1)
    }
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, bytes[start] == 0x20 || (0x09...0x0D).contains(bytes[start]) { start += 1 }
    guard start < bytes.count else { throw ProjectFileFault(message: "the file is empty", line: 1) }
    if bytes[start] == 0x3C {
      var reader = XMLPropertyListReader(bytes, from: start)
      return (.xml, try reader.document())
    }
    var reader = OldStylePropertyListReader(bytes, from: start)
    return (.oldStyle, try reader.document())
  }

  /// The node below a path of dictionary keys; the root for an empty path.
  public func node(at path: [String]) -> PropertyListNode? { root?.node(at: path) }

  /// The value of a key of the outermost dictionary.
  public subscript(key: String) -> PropertyListNode? { root?[key] }
}
