import ChangeLog
import SourceEdits
import SourceText
import Workspace

/// What a migration or a review has written so far. Git calls such files uncommitted, and yet nobody's work is in danger.
struct OwnFiles {
  private var contents: [FileID: Set<ContentID>] = [:]
  /// What the files held before.
  private var starts: [FileID: Set<ContentID>] = [:]
  private var mixed: Set<FileID> = []
  /// True when a file is also somebody else's whose last commit holds what no batch has seen: a batch was written over work
  /// that is not committed, which matters to those who commit.
  var looksAtCommit = false

  init() {}

  /// What these batches have written, undoing included.
  init(_ numbers: Set<Int>, in batches: [LoggedBatch]) {
    for batch in batches where numbers.contains(batch.record.number) {
      add(batch.record.files)
      for undo in batch.undos { add(undo.files) }
    }
  }

  /// What the batches of a migration that are done have written.
  init(_ state: MigrationState, in batches: [LoggedBatch]) {
    self.init(Set(state.done.compactMap(\.batch)), in: batches)
    mixed = Set(state.mixed.map { FileID($0) })
  }

  mutating func add(_ files: [FileState], mixed others: [FileID] = []) {
    for file in files {
      if let id = file.after.flatMap({ ContentID(digits: $0) }) { contents[FileID(file.path), default: []].insert(id) }
      if let id = file.before.flatMap({ ContentID(digits: $0) }) { starts[FileID(file.path), default: []].insert(id) }
    }
    mixed.formUnion(others)
  }

  /// True when the file holds what we wrote, and what is staged of it as well.
  func hold(_ file: UncommittedFile, in checkout: Checkout) -> Bool {
    // Where there was somebody else's work before, it still is.
    guard let known = contents[file.file], !mixed.contains(file.file) else { return false }
    func isKnown(_ bytes: [UInt8]?, _ known: Set<ContentID>) -> Bool { bytes.map { known.contains(ContentID(of: $0)) } ?? false }
    guard isKnown(try? checkout.read(file.file), known) else { return false }
    if file.isStaged, file.isDirty, !isKnown(checkout.staged(file.file), known) { return false }
    return !looksAtCommit || isKnown(checkout.committed(file.file), known.union(starts[file.file] ?? []))
  }
}
