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
    let draft = BatchDraft(
      title: configuration.title, changes: result.changes.accepted, offered: result.changes.offered,
      findings: result.changes.findings, command: invocation.commandLine,
      texts: try result.originals(of: result.changes.accepted + result.changes.offered))
    let outcome = try AppliedBatch(draft, configuration, invocation, in: checkout)
    outcome.report(result.changes, arguments: invocation.arguments.repeated)
    if result.hasUnreadableFiles { return .files }
    return configuration.isStrict && result.hasRemainder ? .findings : .done
  }
}

/// A batch that was written, and what is said of it.
struct AppliedBatch {
  private let configuration: Configuration
  private let invocation: Invocation
  private let checkout: Checkout
  private let record: BatchRecord?
  private let commit: String?

  /// Checks and writes; nothing when there is nothing to write.
  init(_ draft: BatchDraft, _ configuration: Configuration, _ invocation: Invocation, in checkout: Checkout) throws {
    self.configuration = configuration
    self.invocation = invocation
    self.checkout = checkout
    guard !draft.changes.isEmpty else {
      (record, commit) = (nil, nil)
      return
    }
    try configuration.git.check(draft.changes.editsByFile.keys.sorted(), in: checkout)
    (record, commit) = try invocation.write(draft, policy: configuration.git, to: checkout)
  }

  /// - Parameter arguments: what follows the command in the commands that are suggested.
  func report(_ changes: ChangeSet, arguments: String) {
    let written = (record?.files ?? []).map { FileID($0.path) }
    switch configuration.format {
    case .json:
      let report = JSONReport(
        applying: changes, written: written, batch: record?.number, commit: commit, toolVersion: Tool.version,
        transforms: TransformCatalogue.ids)
      invocation.output.write(report.formatted())
    case .text, .markdown:
      let report = ApplyReport(
        changes, written: written, batch: record?.number, commit: commit,
        style: invocation.terminal.style(configuration.color), arguments: arguments)
      invocation.output.write(report.text())
    }
    if record != nil { invocation.sayWayBack(checkout, configuration) }
  }
}

extension Configuration {
  /// What a batch of this run is called.
  var title: String {
    guard let transforms else { return BatchDraft.title(isSafe: accepts == .safe) }
    return TransformCatalogue.ids.filter(transforms.contains).prefix(3).joined(separator: " ")
  }
}
