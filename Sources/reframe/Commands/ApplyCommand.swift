import ChangeLog
import Reports
import SourceEdits
import SourceText
import Transforms
import Workspace

/// `reframe apply`: writes the accepted changes, or those of a plan, as one batch.
enum ApplyCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    if let plan = try PlanFile(invocation) { return try ApplyPlan(plan, invocation).run() }
    if invocation.arguments.isSet(.partial) {
      throw Failure.usage("--partial goes with a plan", hint: "Name one, like 'reframe apply plan.json --partial'.")
    }
    let (configuration, checkout) = try invocation.configure()
    let result = try invocation.run(configuration, in: checkout)
    var draft = BatchDraft(
      title: configuration.title, changes: result.changes.accepted, offered: result.changes.offered,
      findings: result.changes.findings, command: invocation.commandLine,
      texts: try result.originals(of: result.changes.accepted + result.changes.offered))
    // While git looks at its index, the new contents are worked out.
    let (answer, writes) = try Parallel.both(aside: checkout.answer(on: draft.files)) { try draft.writes() }
    draft.prepared = writes
    let batch = AppliedBatch(configuration: configuration, invocation: invocation, checkout: checkout)
    try batch.write(draft, answer: answer, reporting: result.changes, arguments: invocation.arguments.repeated)
    if result.hasUnreadableFiles { return .files }
    return configuration.isStrict && result.hasRemainder ? .findings : .done
  }
}

/// A batch that 'apply' writes, and what is said of it.
struct AppliedBatch {
  let configuration: Configuration
  let invocation: Invocation
  let checkout: Checkout

  private var style: TextStyle { invocation.terminal.style(configuration.color) }

  /// Checks, writes and reports; writes nothing when there is nothing to write.
  ///
  /// - Parameter answer: what git says of the files.
  /// - Parameter arguments: what follows the command in the commands that are suggested.
  func write(
    _ draft: BatchDraft, answer: Result<[UncommittedFile], WorkspaceError>, reporting changes: ChangeSet, arguments: String
  ) throws {
    guard !draft.changes.isEmpty else { return report(ApplyReport.Places(changes, in: [], style: style), changes, nil, arguments) }
    try configuration.git.check(draft.files, in: checkout, answer: answer)
    let (files, style) = (try draft.writes().map(\.file), style)
    // The list of the places can be made while the disk is waited for.
    let (places, written) = try Parallel.both(aside: { ApplyReport.Places(changes, in: files, style: style) }) {
      try invocation.write(draft, policy: configuration.git, to: checkout)
    }
    report(places, changes, written, arguments)
    invocation.sayWayBack(checkout, configuration)
  }

  private func report(
    _ places: ApplyReport.Places, _ changes: ChangeSet, _ written: (record: BatchRecord, commit: String?)?, _ arguments: String
  ) {
    switch configuration.format {
    case .json:
      let report = JSONReport(
        applying: changes, written: (written?.record.files ?? []).map { FileID($0.path) }, batch: written?.record.number,
        commit: written?.commit, toolVersion: Tool.version, transforms: TransformCatalogue.ids)
      invocation.output.write(report.formatted())
    case .text, .markdown:
      let report = ApplyReport(
        changes, places: places, batch: written?.record.number, commit: written?.commit, style: style, arguments: arguments)
      invocation.output.write(report.text())
    }
  }
}

extension Checkout {
  /// Asks git which of the files have uncommitted changes.
  func answer(on files: [FileID]) -> @Sendable () -> Result<[UncommittedFile], WorkspaceError> {
    { Result { () throws(WorkspaceError) in try uncommitted(among: files) } }
  }
}

extension Configuration {
  /// What a batch of this run is called.
  var title: String {
    guard let transforms else { return BatchDraft.title(isSafe: accepts == .safe) }
    return TransformCatalogue.ids.filter(transforms.contains).prefix(3).joined(separator: " ")
  }
}
