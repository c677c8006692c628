import Reports
import SourceEdits
import SourceText

/// What the batches of a migration would do, each on top of those before, worked out without writing.
///
/// It takes every verification to pass. A file that a batch makes is not looked at by those after it.
struct MigrationForecast {
  /// What one batch would do.
  struct Step {
    let index: Int
    let result: RunResult
    /// What the edited files hold before it.
    let texts: [FileID: SourceText]

    var changes: [Change] { result.changes.accepted }
    var files: [FileID] { (Array(changes.editsByFile.keys) + changes.creations.keys).sorted() }
  }

  let migration: PreparedMigration
  /// Somebody reads along.
  var isShown = false

  /// Works out one batch after the other.
  ///
  /// - Parameter first: the index of the batch to begin with.
  func each(from first: Int, _ body: (Step) throws -> Void) throws {
    var overlay: [FileID: SourceText] = [:]
    for index in first..<migration.batches.count {
      let configuration = migration.configuration(for: migration.batches[index])
      let result = try migration.invocation.run(configuration, in: migration.checkout, overlay: overlay, saysSkipped: isShown)
      let texts = try result.originals()
      try body(Step(index: index, result: result, texts: texts))
      for (file, edits) in result.changes.acceptedEdits { overlay[file] = texts[file]?.applying(edits) }
    }
  }
}

/// `reframe run --dry-run`: says what each batch would do, and shows it as a diff.
///
/// Git takes the whole output: it passes over what is no diff, and applies one on top of the other.
struct MigrationDryRun {
  let migration: PreparedMigration

  func run() throws -> ExitCode {
    let invocation = migration.invocation
    let first = try migration.state().map { try migration.next(after: $0) } ?? 0
    if first > 0 { migration.say("Of \(counted(migration.batches.count, "batch", "batches")) \(first) \(first == 1 ? "is" : "are") done.") }
    var problems = ProblemsOnce()
    var count = 0
    try MigrationForecast(migration: migration, isShown: true).each(from: first) { step in
      invocation.output.write(preview(of: step) + "\n")
      let diff = DiffReport(
        step.result.changes, texts: step.texts, isAnnotated: false,
        rendering: invocation.terminal.outputIsTerminal ? .escaped : .exact, style: migration.style)
      diff.write(invocation.output.write)
      if !step.changes.isEmpty { invocation.output.write("\n") }
      problems.note(step.result)
      count += step.changes.count
    }
    try invocation.output.finish()
    problems.sayNew(invocation)
    migration.say("\(counted(count, "change")) in all, if every verification passes. Nothing was written.")
    return problems.haveUnreadable ? .files : .done
  }

  private func preview(of step: MigrationForecast.Step) -> String {
    let batch = migration.batches[step.index]
    let verification = batch.verify.map {
      MigrationPreview.Verification(command: $0.command, timeLimit: $0.timeLimit, onFailure: batch.onFailure.consequence)
    }
    return MigrationPreview(
      migration.position(step.index), changes: step.changes, verification: verification, commits: batch.commit,
      style: migration.style
    ).text()
  }
}

extension FailurePolicy {
  /// What comes when a verification fails.
  fileprivate var consequence: String {
    switch self {
    case .stop: "the batch is taken back and the migration stops"
    case .skip: "the batch is taken back and the next one comes"
    case .bisect: "the changes that are to blame are looked for and left out"
    }
  }
}

/// The files that were left alone, each told of once, although every batch meets them again.
struct ProblemsOnce {
  private var new: [FileProblem] = []
  private var known: Set<String> = []
  private(set) var haveUnreadable = false

  mutating func note(_ result: RunResult) {
    if result.hasUnreadableFiles { haveUnreadable = true }
    new += result.changes.problems.filter { known.insert($0.message).inserted }
  }

  /// Says what came since the last time, on standard error.
  mutating func sayNew(_ invocation: Invocation) {
    guard !new.isEmpty else { return }
    invocation.terminal.say(ProblemList(new, style: TextStyle(width: invocation.terminal.width)).text() + "\n")
    new = []
  }
}
