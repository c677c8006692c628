import ChangeLog
import SourceEdits
import SourceText
import Workspace

/// What a migration has written so far. Git calls such files uncommitted, and yet nobody's work is in danger.
struct OwnFiles {
  private var contents: [FileID: Set<ContentID>] = [:]
  private var mixed: Set<FileID> = []

  init() {}

  /// What the batches that are done have written, undoing included.
  init(_ state: MigrationState, in batches: [LoggedBatch]) {
    let numbers = Set(state.done.compactMap(\.batch))
    for batch in batches where numbers.contains(batch.record.number) {
      add(batch.record.files)
      for undo in batch.undos { add(undo.files) }
    }
    mixed = Set(state.mixed.map { FileID($0) })
  }

  mutating func add(_ files: [FileState], mixed others: [FileID] = []) {
    for file in files {
      if let id = file.after.flatMap({ ContentID(digits: $0) }) { contents[FileID(file.path), default: []].insert(id) }
    }
    mixed.formUnion(others)
  }

  /// True when the file holds what the migration wrote, and what is staged of it as well.
  func hold(_ file: UncommittedFile, in checkout: Checkout) -> Bool {
    // Where there was somebody else's work before, it still is.
    guard let known = contents[file.file], !mixed.contains(file.file), !file.isStaged || !file.isDirty else { return false }
    return (try? checkout.read(file.file)).map { known.contains(ContentID(of: $0)) } ?? false
  }
}
