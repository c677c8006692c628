import ChangeLog
import Reports
import SourceEdits
import Workspace

/// Tries changes of a batch out: puts them into the checkout, runs the command, takes them back.
///
/// From its first to its last moment a signal that would end the process only ends the command, so that nothing that
/// is tried out stays.
final class Verifier {
  /// The number of times that the command ran.
  private(set) var runs = 0

  private let draft: BatchDraft
  private let verification: MigrationBatch.Verification
  private let migration: PreparedMigration
  private let position: MigrationPosition
  private let writer: CheckoutWriter
  private let number: Int
  private let head: String?
  private let signals = TerminationSignals()

  /// - Parameter draft: the whole batch.
  init(
    _ draft: BatchDraft, _ verification: MigrationBatch.Verification, of migration: PreparedMigration,
    at position: MigrationPosition, with writer: CheckoutWriter
  ) {
    self.draft = draft
    self.verification = verification
    self.migration = migration
    self.position = position
    self.writer = writer
    number = writer.checkout.nextBatchNumber()
    head = writer.checkout.head()
  }

  deinit { signals.end() }

  /// Runs the command with some of the batch's changes in the checkout. Throws when there is no answer.
  ///
  /// - Parameter keeps: leave the changes in the checkout, as a trial, when the command passes.
  func run(_ changes: [Change], keeps: Bool = false) throws -> VerificationRun {
    try put(changes)
    let result: ShellCommand.Result
    do {
      try checkSignals("interrupted in \(place); no change of it stays")
      result = try command.run()
    } catch {
      try takeBack()
      throw (error as? WorkspaceError).map(failure) ?? error
    }
    runs += 1
    try checkFiles()
    if !keeps || !result.passed { try takeBack() }
    if case .interrupted = result.ending { try checkSignals("interrupted in \(place); no change of it stays") }
    return VerificationRun(result, of: verification)
  }

  /// Throws when a signal came that would have ended the process.
  func checkSignals(_ message: String) throws {
    guard let signal = signals.received else { return }
    throw Failure(code: .interrupted(by: signal), message: message, hint: "'\(migration.command)' goes on from there.")
  }

  private var command: ShellCommand {
    ShellCommand(
      verification.command, in: writer.checkout.root, timeLimit: verification.timeLimit,
      variables: ["REFRAME_BATCH": position.name])
  }

  private func put(_ changes: [Change]) throws {
    guard !changes.isEmpty else { return }
    var part = draft
    part.changes = changes
    let writes = try part.writes()
    let record = part.record(number: number, head: head, writes: writes)
    do throws(WorkspaceError) {
      try writer.tryOut(
        record, writes, patch: Checkout.patch(of: writes, edits: changes.editsByFile), page: part.page(record))
    } catch {
      throw failure(error)
    }
  }

  private func takeBack() throws {
    let end: TrialEnd
    do throws(WorkspaceError) { end = try writer.takeBackTrial() } catch { throw failure(error) }
    if case .kept(let batch, let edited) = end { throw stays(batch, edited) }
  }

  /// Throws when the command, or anybody else meanwhile, changed a file that was written: nobody knows then what was
  /// verified.
  private func checkFiles() throws {
    let edited: [FileID]
    do throws(WorkspaceError) { edited = try writer.filesEditedSinceTrial() } catch { throw failure(error) }
    guard !edited.isEmpty else { return }
    // What was put back to what it was before is no obstacle to taking back the rest.
    try takeBack()
    throw Failure(
      code: .refused, message: changed(edited),
      hint: "No change of \(place) stays. Let the command leave the sources alone; '\(migration.command)' tries this batch again.")
  }

  // MARK: Sentences

  /// `batch 2 of 3`.
  private var place: String { "batch \(position.number) of \(position.count)" }

  private func changed(_ files: [FileID]) -> String {
    let list = files.map { "  \($0.path)" }.joined(separator: "\n")
    return "\(counted(files.count, "file")) of \(place) changed while '\(verification.command)' ran:\n\(list)"
  }

  private func stays(_ batch: Int, _ edited: [FileID]) -> Failure {
    Failure(
      code: .refused, message: changed(edited),
      hint: """
        What was tried out stays as batch \(batch) of the log, not verified, because taking it back would lose these edits.
        'reframe undo \(batch) --merge' takes back every change whose own lines are intact. Let the command leave the sources alone.
        """)
  }

  private func failure(_ error: WorkspaceError) -> Failure {
    var failure = Failure(error)
    // What could be taken back only in part says so itself.
    if error.kind != .halfDone { failure.hint = "No change of \(place) stays; '\(migration.command)' tries this batch again." }
    return failure
  }
}

extension VerificationRun {
  init(_ result: ShellCommand.Result, of verification: MigrationBatch.Verification) {
    let ending: Ending =
      switch result.ending {
      case .exited(let code): .exited(Int(code))
      case .signalled(let number), .interrupted(let number): .signalled(Int(number))
      case .timedOut: .timedOut(verification.timeLimit)
      }
    self.init(command: verification.command, ending: ending, seconds: result.seconds, output: result.output)
  }
}
