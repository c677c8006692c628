import SourceEdits
import SourceText
import TransformKit

/// Keeps changes out of places that a comment or a marker closes, whatever they are anchored at.
struct EditGuard {
  let own: FileID
  let text: SourceText
  let suppressions: Suppressions
  let lines: LineTable
  let store: SourceStore
  let program: Program

  /// True when no edit of the change touches a suppressed line, a closed file or generated code.
  func allows(_ change: Change) -> Bool {
    change.edits.edits.allSatisfy { file, edits in
      if file == own { return allows(edits, of: change.transform, lines, suppressions) }
      guard let text = try? store.text(of: file) else { return false }
      guard text.generatedMarker == nil else { return false }
      let lines = LineTable(text)
      let other = Suppressions(text, lines: lines, comments: program.comments(of: file, in: text))
      return !other.wholeFile && allows(edits, of: change.transform, lines, other)
    }
  }

  private func allows(_ edits: [TextEdit], of transform: String, _ lines: LineTable, _ suppressions: Suppressions) -> Bool {
    guard !suppressions.isEmpty else { return true }
    return edits.allSatisfy { edit in
      let first = lines.index(at: edit.range.lowerBound)
      let last = lines.index(at: max(edit.range.lowerBound, edit.range.upperBound - 1))
      return !(first...last).contains { suppressions.covers(line: $0 + 1, transform: transform) }
    }
  }
}
