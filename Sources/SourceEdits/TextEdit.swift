import SourceText

/// Names a file of the checkout: its path relative to the root, with `/` between the parts.
public struct FileID: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let path: String

  public init(_ path: String) {
    self.path = path
  }

  public var description: String { path }

  public static func < (a: FileID, b: FileID) -> Bool { a.path < b.path }
}

/// Replaces a range of bytes by a text.
public struct TextEdit: Hashable, Sendable {
  /// Byte offsets in the original file. An empty range inserts.
  public let range: Range<ByteOffset>
  public let replacement: String

  public init(range: Range<ByteOffset>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// True when both cannot be applied: they share a byte, or one inserts strictly inside the other's range.
  ///
  /// Equal edits do not conflict, they merge; insertions at one point do not conflict either.
  public func conflicts(with other: TextEdit) -> Bool {
    if self == other { return false }
    if range.isEmpty && other.range.isEmpty { return false }
    if range.isEmpty { return other.range.lowerBound < range.lowerBound && range.lowerBound < other.range.upperBound }
    if other.range.isEmpty { return other.conflicts(with: self) }
    return range.overlaps(other.range)
  }
}

/// The edits of one change, by file: sorted, disjoint and not empty.
public struct EditBatch: Equatable, Sendable {
  /// For each file its edits in ascending order of their ranges.
  public let edits: [FileID: [TextEdit]]

  /// Sorts the edits and merges equal ones.
  ///
  /// Returns nil when there is no edit or when two of them conflict.
  public init?(_ edits: [FileID: [TextEdit]]) {
    var sorted: [FileID: [TextEdit]] = [:]
    for (file, list) in edits where !list.isEmpty {
      guard let ordered = Self.disjoint(list) else { return nil }
      sorted[file] = ordered
    }
    guard !sorted.isEmpty else { return nil }
    self.edits = sorted
  }

  /// The edits in ascending order without repetitions, or nil when two conflict.
  public static func disjoint(_ edits: [TextEdit]) -> [TextEdit]? {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [TextEdit] = []
    for (_, edit) in ordered {
      if result.reversed().prefix(while: { $0.range == edit.range }).contains(edit) { continue }
      if let last = result.last, last.conflicts(with: edit) || edit.range.lowerBound < last.range.upperBound { return nil }
      result.append(edit)
    }
    return result
  }

  /// The files that change, in order of their paths.
  public var files: [FileID] { edits.keys.sorted() }

  /// True when some edit of this batch cannot be applied together with one of `other`.
  public func conflicts(with other: EditBatch) -> Range<ByteOffset>? {
    for (file, list) in edits {
      guard let theirs = other.edits[file] else { continue }
      for mine in list {
        if let clash = theirs.first(where: { mine.conflicts(with: $0) }) {
          return max(mine.range.lowerBound, clash.range.lowerBound)..<max(mine.range.upperBound, clash.range.upperBound)
        }
      }
    }
    return nil
  }
}

extension SourceText {
  /// The text with the edits applied. They must be sorted and disjoint, as `EditBatch` keeps them.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    var result: [UInt8] = []
    result.reserveCapacity(count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var offset = 0
    for edit in edits {
      result.append(contentsOf: bytes[offset..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      offset = edit.range.upperBound
    }
    result.append(contentsOf: bytes[offset...])
    return SourceText(bytes: result)
  }
}
