import ChangeLog
import Reports
import SourceEdits
import SourceText
import Workspace

/// Where a review writes what was accepted, and takes it back.
struct ReviewBatches {
  let invocation: Invocation
  let checkout: Checkout
  let policy: GitPolicy

  /// What a review has to say of a batch beside its changes.
  struct Circumstances {
    let declined: [Change]
    let undecided: [Change]
    let findings: [Finding]
  }

  /// Writes the changes, all or none, and returns the number of the batch.
  ///
  /// - Parameter texts: what the files held when the changes were made.
  func write(_ changes: [Change], _ circumstances: Circumstances, in texts: [FileID: SourceText]) throws -> BatchRecord {
    let draft = BatchDraft(
      title: "review", changes: changes, offered: circumstances.undecided, declined: circumstances.declined,
      findings: circumstances.findings, command: invocation.commandLine, texts: texts)
    let writer = try invocation.writer(for: checkout)
    do { return try draft.write(with: writer) } catch let error as WorkspaceError { throw Failure(writing: error) }
  }

  /// Tells git of a batch; gives the commit.
  func finish(_ record: BatchRecord) throws -> String? {
    guard policy.commits || policy.stages else { return nil }
    return try policy.finish(record, with: try invocation.writer(for: checkout))
  }

  /// What there is to say of a batch that is not there any more.
  struct TakenBack {
    /// False when somebody else took it back before.
    let isNew: Bool
    /// What it was committed as; that remains.
    let commit: String?
  }

  /// Puts back what a batch changed. Throws a sentence when that is not possible any more.
  func undo(_ number: Int) throws -> TakenBack {
    let writer = try invocation.writer(for: checkout)
    let batches = try checkout.batches()
    let batch = try batches.batch(number)
    guard batch.standing != .undone else { return TakenBack(isNew: false, commit: batch.commit) }
    let undo = try Undo(batch, of: batches, in: checkout, merges: false)
    if let obstacle = undo.obstacles.first { throw WorkspaceError(obstacle.sentence) }
    try writer.write(undo, tool: ToolVersion(version: Tool.version), date: Clock.now)
    return TakenBack(isNew: true, commit: batch.commit)
  }
}
