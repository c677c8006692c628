import SourceEdits
import SourceText

/// `CHANGES.md`: a batch for a reader who never saw the tool.
///
/// It says what was done and how to take it back, then every change with its record, then what was left and why, then
/// what to try on a device.
public struct ChangesPage: Sendable {
  private let batch: BatchPage
  private let originals: [FileID: SourceText]

  /// - Parameter originals: the texts before the batch; of those that are given, the changed lines are shown.
  public init(_ batch: BatchPage, originals: [FileID: SourceText] = [:]) {
    self.batch = batch
    self.originals = originals
  }

  /// The page as Markdown in UTF-8.
  public func markdown() -> [UInt8] {
    let lines = batch.findings.count + batch.offered.count + batch.declined.count + batch.leftOut.count
    let size = batch.changes.count * 1400 + lines * 200
    var page = MarkdownWriter(capacity: size + 8_000)
    PageHead(batch).write(to: &page)
    writeChanges(to: &page)
    for part in LeftOut.parts(of: batch.leftOut, batch.verification) {
      ShortList(heading: part.heading, introduction: part.introduction, changes: part.changes).write(to: &page)
    }
    ShortList(
      heading: "Declined", introduction: "A person looked at these changes and did not want them. They were not written.",
      changes: batch.declined
    ).write(to: &page)
    ShortList(
      heading: "Waiting for review",
      introduction: "These changes compile, and a named doubt remains. They were not asked for, and not written.", changes: batch.offered
    ).write(to: &page)
    FindingList(batch.findings).write(to: &page)
    writeVerification(to: &page)
    Checklist(batch.changes).write(to: &page)
    return page.bytes
  }

  // MARK: Changes

  private func writeChanges(to page: inout MarkdownWriter) {
    guard !batch.changes.isEmpty else { return }
    page.raw("\n## The changes\n")
    let changes = batch.changes
    let order = changes.indices.sorted {
      (changes[$0].anchor, changes[$0].transform, changes[$0].id) < (changes[$1].anchor, changes[$1].transform, changes[$1].id)
    }
    var differences: [FileID: LineDifference] = [:]
    var file: FileID?
    for change in order.lazy.map({ changes[$0] }) {
      if change.anchor.file != file {
        file = change.anchor.file
        page.raw("\n### ")
        page.code(change.anchor.file.path)
        page.raw("\n")
      }
      ChangeEntry(change: change, lines: lines(of: change, known: &differences)).write(to: &page)
    }
  }

  private func lines(
    of change: Change, known differences: inout [FileID: LineDifference]
  ) -> [(file: FileID, lines: [[UInt8]])] {
    change.edits.files.compactMap { file in
      guard let text = originals[file] else { return nil }
      let difference = differences[file] ?? LineDifference(text, of: file)
      differences[file] = difference
      return (file, difference.lines(of: change.edits.edits[file] ?? []))
    }
  }

  // MARK: Verification

  private func writeVerification(to page: inout MarkdownWriter) {
    guard let verification = batch.verification else { return }
    let ending = verification.ending(leavesOut: !batch.leftOut.isEmpty)
    page.raw("\n## Verification\n\n")
    page.code(verification.command)
    page.raw(" \(ending.words)\n")
    guard !verification.output.isEmpty else { return }
    page.raw("\n\(ending.introduction)\n\n")
    var lines = verification.output.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    page.fence(lines)
  }
}

/// Changes that were not written, a line for each.
private struct ShortList {
  let heading: String
  let introduction: String
  let changes: [Change]

  func write(to page: inout MarkdownWriter) {
    guard !changes.isEmpty else { return }
    page.raw("\n## \(heading)\n\n\(introduction)\n\n")
    for change in changes.sorted(by: { ($0.anchor, $0.id) < ($1.anchor, $1.id) }) {
      page.raw("- ")
      page.code("\(change.anchor.file.path):\(change.anchor.line)")
      page.scope(change.record.scope)
      page.raw(": ")
      page.prose(change.message)
      for doubt in change.doubts {
        page.raw(", ")
        page.code(doubt.text)
      }
      page.raw("\n")
    }
  }
}
