import ChangeLog
import Reports
import SourceEdits
import Workspace

/// A run of a migration: works on one batch after the other and keeps, together with what each wrote, how far it is.
struct MigrationRun {
  let migration: PreparedMigration
  let writer: CheckoutWriter
  private(set) var state: MigrationState
  private(set) var own: OwnFiles
  private var problems = ProblemsOnce()
  /// True once this run wrote a batch.
  private var hasWritten = false

  /// Goes on where an earlier run was stopped. Nobody else writes from here on.
  init(_ migration: PreparedMigration) throws {
    self.migration = migration
    writer = try migration.invocation.writer(for: migration.checkout)
    state = try migration.state() ?? MigrationState(migration: migration.name)
    own = OwnFiles(state, in: try UndoCommand.batches(of: migration.checkout))
  }

  mutating func run() throws -> ExitCode {
    let first = try migration.next(after: state)
    if first > 0, first < migration.batches.count { migration.say("Going on with batch \(first + 1) of \(migration.batches.count).") }
    try commitUnfinished()
    try check(from: first)
    // Not sooner: what is refused can still go on where it was.
    if migration.invocation.arguments.isSet(.restart) { writer.removeState(MigrationState.fileName) }
    for index in first..<migration.batches.count {
      guard try work(on: index) else {
        try reportSummary(goOn: migration.command)
        return .findings
      }
      try report("")
    }
    try reportSummary(goOn: nil)
    FaultPoint.reached("migration done")
    writer.removeState(MigrationState.fileName)
    if problems.haveUnreadable { return .files }
    return state.done.contains { $0.leftOut > 0 } ? .findings : .done
  }

  /// Looks before the first batch whether git would stop a later one: an hour of verifying may lie between.
  private func check(from first: Int) throws {
    var files: Set<FileID> = []
    var committed: Set<FileID> = []
    try MigrationForecast(migration: migration).each(from: first) { step in
      files.formUnion(step.files)
      if migration.batches[step.index].commit { committed.formUnion(step.files) }
    }
    let checks = [(committed, true), (files, false)].filter { !$0.0.isEmpty }
    for (files, commits) in checks {
      try migration.policy(commits: commits, refusal: "Nothing was written.")
        .check(files.sorted(), in: migration.checkout, besides: own)
    }
  }

  private func reportSummary(goOn command: String?) throws {
    // A batch may have been undone between two runs.
    let undone = try UndoCommand.batches(of: migration.checkout).filter { $0.standing == .undone }.map(\.record.number)
    let names = migration.batches.map(\.name)
    try report(MigrationSummary(state, names: names, undone: Set(undone), goOn: command, style: migration.style).text())
  }

  /// Prints something at once: what comes next may take long.
  private func report(_ text: String) throws {
    migration.invocation.output.write(text.isEmpty ? "\n" : text)
    try migration.invocation.output.finish()
  }
}

// MARK: - One batch

extension MigrationRun {
  /// Works on a batch. False when the migration stops with it.
  private mutating func work(on index: Int) throws -> Bool {
    let batch = migration.batches[index]
    let result = try migration.invocation.run(migration.configuration(for: batch), in: migration.checkout)
    problems.note(result)
    problems.sayNew(migration.invocation)
    var work = BatchWork(index: index, draft: try draft(of: result, batch))
    guard !work.draft.changes.isEmpty else {
      try keepNothing(of: work)
      return true
    }
    work.mixed = try migration.policy(commits: batch.commit, refusal: "Nothing of \(work.title(migration)) was written; '\(migration.command)' goes on with it.")
      .check(try work.draft.writes().map(\.file), in: migration.checkout, besides: own)
    guard let verification = batch.verify else {
      try keep(work, .written)
      return true
    }
    let verifier = Verifier(work.draft, verification, of: migration, at: migration.position(index), with: writer)
    let goesOn = try verify(&work, with: verifier)
    if goesOn { try verifier.checkSignals("interrupted after \(work.title(migration))") }
    return goesOn
  }

  private func draft(of result: RunResult, _ batch: MigrationBatch) throws -> BatchDraft {
    let changes = result.changes
    return BatchDraft(
      title: batch.name, changes: changes.accepted, offered: changes.offered, findings: changes.findings,
      command: migration.invocation.commandLine, texts: try result.originals(of: changes.accepted + changes.offered))
  }

  /// Verifies a batch, and keeps of it what passes. False when the migration stops with it.
  private mutating func verify(_ work: inout BatchWork, with verifier: Verifier) throws -> Bool {
    let (batch, position) = (migration.batches[work.index], migration.position(work.index))
    let migration = migration
    migration.say(position.progress(.verifying))
    let whole = try verifier.run(work.draft.changes, keeps: true)
    work.verification = whole
    guard !whole.passed else {
      work.draft.verification = .init(command: whole.command, passed: true, runs: 1, output: whole.output)
      try keep(work, .verified, isTrial: true)
      return true
    }
    let investigation = Investigation(changes: work.draft.changes, batch: batch, failure: whole, verifier: verifier) {
      migration.say(position.progress($0))
    }
    let blame = try investigation.blame()
    work.search = blame.search
    work.draft.changes = blame.kept
    work.draft.leftOut = blame.leftOut
    work.draft.verification = .init(
      command: whole.command, passed: !blame.kept.isEmpty, runs: verifier.runs, output: blame.failure.output,
      failsAnyway: blame.failsAnyway, undecided: blame.undecided.isEmpty ? nil : blame.undecided.map(\.id))
    if blame.kept.isEmpty { try keepRecord(of: work, stops: blame.stops) } else { try keep(work, .verifiedInPart) }
    return !blame.stops
  }

  // MARK: Keeping

  private mutating func keepNothing(of work: BatchWork) throws {
    let state = state.adding(done(work, .nothing))
    do throws(WorkspaceError) { try writer.writeState(MigrationState.fileName, try encoded(state)) } catch { throw failure(error, work) }
    self.state = state
    FaultPoint.reached("state written")
    try report(MigrationReport(migration.position(work.index), written: nil, verification: nil, style: migration.style).text())
  }

  /// Writes the batch, its record and how far the migration is, all in one; then commits, if the file says so.
  ///
  /// - Parameter isTrial: the files are written already, as a trial.
  private mutating func keep(_ work: BatchWork, _ outcome: MigrationState.Outcome, isTrial: Bool = false) throws {
    let writes = try work.draft.writes()
    let record = work.draft.record(number: writer.checkout.nextBatchNumber(), head: writer.checkout.head(), writes: writes)
    let state = state.adding(done(work, outcome, batch: record.number), mixed: work.mixed.map(\.path))
    let patch = Checkout.patch(of: writes, edits: work.draft.changes.editsByFile)
    let files = [MigrationState.fileName: Optional(try encoded(state))]
    do throws(WorkspaceError) {
      if isTrial {
        try writer.keepTrial(record, patch: patch, page: work.draft.page(record), state: files)
      } else {
        try writer.write(record, writes, patch: patch, page: work.draft.page(record), state: files)
      }
    } catch {
      if isTrial { _ = try? writer.takeBackTrial() }
      throw failure(error, work)
    }
    self.state = state
    own.add(record.files, mixed: work.mixed)
    if !hasWritten { migration.invocation.sayWayBack(migration.checkout, migration.configuration) }
    hasWritten = true
    if migration.batches[work.index].commit { try commit(record) }
    let written = MigrationReport.Written(
      changes: record.changes.count, files: record.files.count, batch: record.number,
      isCommitted: migration.batches[work.index].commit)
    try report(
      MigrationReport(
        migration.position(work.index), written: written, verification: work.verification, search: work.search,
        style: migration.style
      ).text())
  }

  /// Keeps in the log what was tried and does not stay.
  private mutating func keepRecord(of work: BatchWork, stops: Bool) throws {
    let record = work.draft.record(number: writer.checkout.nextBatchNumber(), head: writer.checkout.head(), writes: [])
    let state = stops ? state : state.adding(done(work, .takenBack, batch: record.number))
    let files = stops ? [:] : [MigrationState.fileName: Optional(try encoded(state))]
    do throws(WorkspaceError) {
      try writer.write(record, [], patch: [], page: work.draft.page(record), state: files)
    } catch {
      throw failure(error, work)
    }
    self.state = state
    try report(
      MigrationReport(
        migration.position(work.index), written: nil, verification: work.verification, search: work.search,
        takenBack: record.number, isStopping: stops, style: migration.style
      ).text())
    if stops { try report("") }
  }

  private func done(_ work: BatchWork, _ outcome: MigrationState.Outcome, batch: Int? = nil) -> MigrationState.Done {
    let step = migration.steps[work.index]
    return .init(
      name: step.name, fingerprint: step.fingerprint, outcome: outcome, batch: batch, changes: work.draft.changes.count,
      leftOut: work.draft.leftOut.count)
  }

  private func encoded(_ state: MigrationState) throws(WorkspaceError) -> [UInt8] {
    do { return try state.encoded() } catch { throw WorkspaceError("how far the migration is cannot be kept: \(error)") }
  }

  private func failure(_ error: WorkspaceError, _ work: BatchWork) -> Failure {
    var failure = Failure(error)
    // What could be taken back only in part says so itself.
    if error.kind != .halfDone { failure.hint = "No change of \(work.title(migration)) stays; '\(migration.command)' tries it again." }
    return failure
  }
}

/// What is known of the batch in work.
private struct BatchWork {
  let index: Int
  var draft: BatchDraft
  /// The files with somebody else's uncommitted changes.
  var mixed: [FileID] = []
  /// The run with all changes.
  var verification: VerificationRun?
  var search: MigrationReport.Search?

  init(index: Int, draft: BatchDraft) {
    self.index = index
    self.draft = draft
  }

  /// `batch 2 of 3`.
  func title(_ migration: PreparedMigration) -> String { "batch \(index + 1) of \(migration.batches.count)" }
}
