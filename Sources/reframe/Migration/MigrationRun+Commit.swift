import ChangeLog
import SourceEdits
import SourceText
import Workspace

extension MigrationRun {
  /// Commits a batch that was written.
  func commit(_ record: BatchRecord) throws {
    do throws(WorkspaceError) {
      let commit = try writer.commit(record.files.map { FileID($0.path) }, message: CommitMessage(record).text)
      FaultPoint.reached("batch committed")
      try writer.note(commit: commit, of: record)
      FaultPoint.reached("commit noted")
    } catch {
      throw Failure(code: .files, message: error.message, hint: hint(record))
    }
  }

  /// Commits the last batch that is done, should it have to be and not be: a hook refused it, or the run was interrupted.
  func commitUnfinished() throws {
    guard let last = state.done.last, last.changes > 0, migration.batches[state.done.count - 1].commit,
      let batch = try UndoCommand.batches(of: migration.checkout).first(where: { $0.record.number == last.batch }),
      batch.commit == nil, batch.standing == .applied
    else { return }
    let open: [UncommittedFile]
    do throws(WorkspaceError) { open = try migration.checkout.uncommitted(among: batch.record.files.map { FileID($0.path) }) } catch {
      throw Failure(code: .refused, message: error.message, hint: hint(batch.record))
    }
    guard !open.isEmpty else { return try noteCommit(of: batch.record) }
    let edited = open.filter { !own.hold($0, in: migration.checkout) }
    guard edited.isEmpty else {
      let list = edited.map { "  \($0.file.path) (\($0.words))" }.joined(separator: "\n")
      throw Failure(
        code: .refused,
        message: "batch \(batch.record.number) is written and not committed, and its files were edited since:\n\(list)",
        hint: hint(batch.record))
    }
    try commit(batch.record)
    migration.say("Batch \(batch.record.number) of the log is committed now.")
  }

  /// Somebody committed the batch by hand, or the run was interrupted before it could note the commit.
  private func noteCommit(of record: BatchRecord) throws {
    guard let file = record.files.first, let commit = migration.checkout.lastCommit(of: FileID(file.path)) else { return }
    do throws(WorkspaceError) { try writer.note(commit: commit, of: record) } catch {
      throw Failure(code: .files, message: error.message)
    }
  }

  private func hint(_ record: BatchRecord) -> String {
    "Batch \(record.number) is written and not committed. Mend that, or commit it yourself; then '\(migration.command)' goes on."
  }
}
