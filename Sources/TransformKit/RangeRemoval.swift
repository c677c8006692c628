import SourceText

extension SwiftFile {
  /// The bytes to delete with pieces of code or comment on lines of their own, as `linesToDelete(withAll:)` does it for nodes.
  public func linesToDelete(withCode ranges: [Range<ByteOffset>]) -> [Range<ByteOffset>] {
    LineRemoval(text, lines).ranges(toDelete: ranges)
  }
}
