import SourceEdits
import SourceText

/// What a batch, or taking one back, did to one file.
public struct FileStep: Equatable, Sendable {
  public let file: FileID
  /// nil when the file came into being.
  public let before: ContentID?
  /// nil when the file went away.
  public let after: ContentID?
  /// Sorted and disjoint, in byte offsets of the content before.
  public let edits: [StoredEdit]
  /// The content of a file that came into being.
  public let creation: String?

  /// Throws when the path is none of the checkout, when an id is none or when edits make no sense or overlap.
  public init(_ state: FileState, edits: [StoredEdit], creation: String?) throws(LogError) {
    file = try CheckoutPath.file(state.path)
    before = state.before.flatMap { ContentID(digits: $0) }
    after = state.after.flatMap { ContentID(digits: $0) }
    // An id that cannot be read must not be taken for a file that is not there.
    guard (before == nil) == (state.before == nil), (after == nil) == (state.after == nil) else {
      throw LogError("there is no proper id for '\(file)'")
    }
    guard edits.allSatisfy(\.isSound) else { throw LogError("an edit of '\(file)' makes no sense") }
    guard let ordered = EditBatch.disjoint(edits.map(\.edit)) else { throw LogError("the edits of '\(file)' overlap") }
    let stored = Dictionary(edits.map { ($0.edit, $0) }) { first, _ in first }
    self.edits = ordered.compactMap { stored[$0] }
    self.creation = creation
  }

  /// The edits that lead from the content after back to the one before.
  public var reversed: [StoredEdit] {
    var growth = 0
    var lines = 0
    return edits.map { edit in
      let start = edit.start + growth
      let line = edit.line + lines
      growth += edit.replacement.utf8.count - edit.removed.utf8.count
      lines += edit.replacement.utf8.count { $0 == 0x0A } - edit.removed.utf8.count { $0 == 0x0A }
      return StoredEdit(
        start: start, end: start + edit.replacement.utf8.count, line: line, removed: edit.replacement,
        replacement: edit.removed)
    }
  }

  /// Where a range of the content before is in the content after; nil when an edit touches it.
  func moved(_ range: Range<ByteOffset>) -> Range<ByteOffset>? {
    var shift = 0
    for edit in edits {
      if edit.end < range.lowerBound {
        shift += edit.replacement.utf8.count - edit.removed.utf8.count
      } else if edit.start <= range.upperBound {
        return nil
      }
    }
    return range.lowerBound + shift..<range.upperBound + shift
  }
}
