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
  /// True when lines like `#if DEBUG` stand between the tags, for the preprocessor (`INFOPLIST_PREPROCESS`): which
  /// entries count is not known then, and a key may be there once for each branch.
  public let hasPreprocessorLines: Bool

  /// Reads the text, which may be in any format.
  public init(_ text: SourceText) throws(ProjectFileFault) {
    self.text = text
    if text.bytes.starts(with: Array("bplist".utf8)) {
      (format, root, hasPreprocessorLines) = (.binary, nil, false)
      return
    }
    (format, root, hasPreprocessorLines) = try text.bytes.withUnsafeBufferPointer { (bytes) throws(ProjectFileFault) -> Content in
      do throws(ProjectFileFault) {
        return try Self.read(bytes, isUTF8: text.isValidUTF8)
      } catch {
        guard let marker = MergeMarker.firstOffset(in: bytes) else { throw error }
        throw ProjectFileFault("a merge was not finished here; resolve the conflict first", at: marker, in: bytes)
      }
    }
  }

  private typealias Content = (format: Format, root: PropertyListNode, hasPreprocessorLines: Bool)

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, isUTF8: Bool) throws(ProjectFileFault) -> Content {
    guard isUTF8, !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else {
      throw ProjectFileFault(message: "the file is not encoded in UTF-8; save it in UTF-8 first", line: 1)
    }
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, bytes[start] == 0x20 || (0x09...0x0D).contains(bytes[start]) { start += 1 }
    guard start < bytes.count else { throw ProjectFileFault(message: "the file is empty", line: 1) }
    if bytes[start] == 0x3C {
      var reader = XMLPropertyListReader(bytes, from: start)
      let root = try reader.document()
      return (.xml, root, reader.hasPreprocessorLines)
    }
    var reader = OldStylePropertyListReader(bytes, from: start)
    return (.oldStyle, try reader.document(), false)
  }

  /// The node below a path of keys and indices; the root for an empty path.
  public func node(at path: [PropertyListStep]) -> PropertyListNode? { root?.node(at: path) }

  /// The value of a key of the outermost dictionary.
  public subscript(key: String) -> PropertyListNode? { root?[key] }
}
