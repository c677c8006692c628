import ChangeLog
import Foundation
import Reports
import SourceEdits
import SourceText
import Transforms
import Workspace

/// Changes that are about to be written together, and all that their record says.
struct BatchDraft {
  var title: String
  /// Their edits are disjoint.
  var changes: [Change]
  var offered: [Change] = []
  var declined: [Change] = []
  var leftOut: [Change] = []
  var findings: [Finding] = []
  var verification: BatchRecord.Verification?
  /// The command that writes it.
  var command: String
  /// What every file is that a change here edits, taken or not.
  var texts: [FileID: SourceText]
  /// The ids of such texts, as far as they are known.
  var ids: [FileID: ContentID] = [:]
  /// What `writes()` gave before, so that nothing is worked out twice.
  var prepared: [FileWrite]?

  /// The files that the changes edit, in order of their paths.
  var files: [FileID] { Set(changes.flatMap { $0.edits.edits.keys }).sorted() }

  /// What is written to the files. Throws when a change edits a file whose text is not known.
  func writes() throws -> [FileWrite] {
    if let prepared { return prepared }
    let edits = changes.editsByFile.sorted { $0.key < $1.key }
    if let (file, _) = edits.first(where: { texts[$0.key] == nil }) {
      throw Failure(code: .files, message: "\(file.path) cannot be read any more")
    }
    let edited = Parallel.map(edits) { file, edits -> FileWrite in
      let text = texts[file]!
      return FileWrite(file, before: text, after: text.applying(edits), id: ids[file])
    }
    let created = changes.creations.map { FileWrite($0.key, before: nil, after: SourceText($0.value)) }
    return (edited + created).sorted { $0.file < $1.file }
  }

  /// The record of the batch with this number.
  func record(number: Int, head: String?, writes: [FileWrite]) -> BatchRecord {
    let texts = texts
    func stored(_ changes: [Change]) -> [StoredChange] {
      Parallel.map(changes.filter { change in change.edits.edits.keys.allSatisfy { texts[$0] != nil } }) { StoredChange($0, texts: texts) }
    }
    return BatchRecord(
      tool: ToolVersion(version: Tool.version), number: number, title: title, date: Clock.now, command: command, head: head,
      files: writes.map(\.state), changes: stored(changes), offered: stored(offered), declined: stored(declined),
      leftOut: stored(leftOut), findings: findings.map(StoredFinding.init), verification: verification)
  }

  /// `CHANGES.md`.
  func page(_ record: BatchRecord) -> [UInt8] {
    var page = BatchPage(
      number: record.number, title: record.title, date: record.date, toolVersion: record.tool.version,
      command: record.command, changes: changes)
    page.head = record.head
    page.folder = StateFolder.name + "/batches/" + record.folderName
    page.transforms = TransformCatalogue.all.map { BatchPage.Transform(id: $0.metadata.id, title: $0.metadata.title) }
    page.findings = findings
    page.offered = offered
    page.declined = declined
    page.leftOut = leftOut
    page.verification = verification.map(BatchPage.Verification.init)
    return ChangesPage(page, originals: texts).markdown()
  }
}

extension BatchDraft {
  /// What a batch of all transforms is called.
  static func title(isSafe: Bool) -> String { isSafe ? "safe changes" : "all changes" }

  /// What a batch of these changes is called: the transforms, unless there are many.
  static func title(of changes: [Change]) -> String {
    let transforms = Set(changes.map(\.transform))
    let known = TransformCatalogue.ids.filter(transforms.contains)
    guard (1...3).contains(known.count) else { return title(isSafe: changes.allSatisfy { $0.safety == .safe }) }
    return known.joined(separator: " ")
  }

  /// Writes the batch with its record. Throws when anything is in the way; nothing is written then.
  func write(with writer: CheckoutWriter) throws -> BatchRecord {
    let writes = try writes()
    let record = record(number: writer.checkout.nextBatchNumber(), head: writer.checkout.head(), writes: writes)
    let edits = changes.editsByFile
    // Each takes its time when there are thousands of changes; the page takes as long as the two others.
    let (texts, page) = Parallel.both(
      aside: { (record: Result { try record.encoded() }, patch: Checkout.patch(of: writes, edits: edits)) }, { self.page(record) })
    try writer.write(record, encoded: texts.record.get(), writes, patch: texts.patch, page: page)
    return record
  }
}

/// What time it is, as records say it.
enum Clock {
  /// ISO 8601, UTC. `SOURCE_DATE_EPOCH`, in seconds, stands in for the clock where output must be repeatable.
  static var now: String {
    let seconds = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap { Double($0) }
    return (seconds.map { Date(timeIntervalSince1970: $0) } ?? Date()).formatted(.iso8601)
  }
}
