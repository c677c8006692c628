import SourceEdits
import SourceText

extension EditSheet {
  /// The change with the person's lines instead of those proposed; nil when the old lines are not what they were, or
  /// when nothing would change.
  ///
  /// Only the bytes that differ are edited, so that other changes of the same lines can land as well.
  public static func change(_ change: Change, with edited: [EditedHunk], in texts: [FileID: SourceText]) -> Change? {
    let hunks = EditSheet(change, in: texts).hunks
    guard hunks.count == edited.count, zip(hunks, edited).allSatisfy({ $0.file == $1.file && $0.old == $1.old }) else { return nil }
    var edits: [FileID: [TextEdit]] = [:]
    for (hunk, lines) in zip(hunks, edited) {
      if let edit = TextEdit(at: hunk.range.lowerBound, from: lines.old, to: lines.new) { edits[hunk.file, default: []].append(edit) }
    }
    guard let batch = EditBatch(edits) else { return nil }
    var record = change.record
    record.newDependency = "edited by hand"
    return Change(
      id: change.id, transform: change.transform, message: change.message + " (edited by hand)", anchor: change.anchor,
      safety: .needsReview, edits: batch, creations: change.creations, kind: change.kind, doubts: change.doubts,
      notes: change.notes, record: record, requires: change.requires)
  }
}

extension TextEdit {
  /// The smallest edit that makes one text of the other; nil when they are equal.
  fileprivate init?(at offset: ByteOffset, from old: String, to new: String) {
    let old = Array(old.unicodeScalars)
    let new = Array(new.unicodeScalars)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let gone = old[start..<(old.count - end)]
    let come = new[start..<(new.count - end)]
    guard !gone.isEmpty || !come.isEmpty else { return nil }
    let lower = offset + old[..<start].reduce(0) { $0 + UTF8.width($1) }
    let upper = lower + gone.reduce(0) { $0 + UTF8.width($1) }
    self.init(range: lower..<upper, replacement: String(String.UnicodeScalarView(come)))
  }
}
