import ChangeLog
import Reports
import SourceEdits
import Workspace

/// What may be written where git knows of changes, and what git is told afterwards.
struct GitPolicy {
  var allowsDirty = false
  var allowsStaged = false
  /// Commit each batch.
  var commits = false
  /// Stage what was written.
  var stages = false
  /// How the wish to commit is written.
  var commitWord = "--commit"
  /// What a refusal comes to.
  var refusal = "Nothing was written."

  /// Throws when a file has changes that could be mixed up with ours, or when git cannot be asked.
  ///
  /// - Parameter own: what was written before, and is nobody else's change.
  /// - Parameter answer: what git says of these files and of others, when it was asked already.
  /// - Returns: the files with changes of somebody else that may be written all the same.
  @discardableResult
  func check(
    _ files: [FileID], in checkout: Checkout, besides own: OwnFiles = OwnFiles(),
    answer: Result<[UncommittedFile], WorkspaceError>? = nil
  ) throws(Failure) -> [FileID] {
    if !checkout.isGit, commits || stages {
      throw Failure.usage(
        "there is no git here that could \(commits ? "commit" : "stage") anything", hint: "Leave \(commits ? commitWord : "--stage") out.")
    }
    if commits || stages { try refuseBusyGit(checkout) }
    let found: [UncommittedFile]
    do throws(WorkspaceError) {
      if let answer {
        let (wanted, all) = (Set(files), try answer.get())
        found = all.filter { wanted.contains($0.file) }
      } else {
        found = try checkout.uncommitted(among: files)
      }
    } catch {
      // Whoever allows what git may say has decided already.
      if allowsDirty, !commits, !stages { return [] }
      throw Failure(
        code: .refused, message: error.message,
        hint: "\(refusal) Mend that, or say --allow-dirty to write all the same.")
    }
    let others = found.filter { !own.hold($0, in: checkout) }
    try refuse(others.filter { ($0.isDirty && !allowsDirty) || ($0.isStaged && !allowsStaged) })
    try refuseMixing(others)
    return others.map(\.file)
  }

  /// What git would refuse afterwards is refused before.
  private func refuseBusyGit(_ checkout: Checkout) throws(Failure) {
    let flag = commits ? commitWord : "--stage"
    if commits, let obstacle = checkout.obstacleToCommit {
      throw Failure(code: .refused, message: obstacle, hint: "\(refusal) End or abort it, or leave \(flag) out.")
    }
    if let lock = checkout.indexLock {
      throw Failure(
        code: .refused, message: "another git is at work, or one was interrupted: '\(lock.escapedForTerminal)' is there",
        hint: "\(refusal) Wait until it has ended, or remove that file when none runs; or leave \(flag) out.")
    }
  }

  private func refuse(_ found: [UncommittedFile]) throws(Failure) {
    guard !found.isEmpty else { return }
    let flags = [
      found.contains { $0.isDirty } && !allowsDirty ? "--allow-dirty" : nil,
      found.contains { $0.isStaged } && !allowsStaged ? "--allow-staged" : nil,
    ].compactMap { $0 }
    throw Failure(
      code: .refused,
      message: "\(counted(found.count, "file")) to be written \(found.count == 1 ? "has" : "have") uncommitted changes:\n\(Self.list(found))",
      hint: "\(refusal) Commit or stash them, or say \(flags.joined(separator: " ")).")
  }

  /// Git takes a file as a whole, so what somebody changed in it would be committed or staged with ours.
  private func refuseMixing(_ found: [UncommittedFile]) throws(Failure) {
    let mixed = commits ? found : stages ? found.filter(\.isDirty) : []
    guard !mixed.isEmpty else { return }
    let flag = commits ? commitWord : "--stage"
    throw Failure(
      code: .refused,
      message: "\(flag) would take in what else was changed in \(counted(mixed.count, "file")):\n\(Self.list(mixed))",
      hint: "\(refusal) Commit or stash them, or leave \(flag) out.")
  }

  private static func list(_ found: [UncommittedFile]) -> String {
    found.map { "  \($0.file.path.escapedForTerminal) (\($0.words))" }.joined(separator: "\n")
  }

  /// Commits or stages the files of a batch. Throws when git refuses; the batch stays written.
  func finish(_ record: BatchRecord, with writer: CheckoutWriter) throws -> String? {
    let files = record.files.map { FileID($0.path) }
    guard commits || stages, !files.isEmpty else { return nil }
    do throws(WorkspaceError) {
      guard commits else {
        try writer.stage(files)
        return nil
      }
      let commit = try writer.commit(files, message: CommitMessage(record).text)
      try writer.note(commit: commit, of: record)
      return commit
    } catch {
      throw Failure(
        code: .files, message: error.message,
        hint: "Batch \(record.number) is written and not \(commits ? "committed" : "staged"). Do that yourself, or take it back with 'reframe undo \(record.number)'.")
    }
  }
}
