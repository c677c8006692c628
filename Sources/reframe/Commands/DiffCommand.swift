import ChangeLog
import Foundation
import Reports
import SourceEdits
import SourceText
import Workspace

/// `reframe diff`: the dry run, which can be kept as a plan.
enum DiffCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let (configuration, checkout) = try invocation.configure()
    let result = try invocation.run(configuration, in: checkout)
    let keepsPlan = configuration.planFile != nil
    let texts = try result.originals(of: result.changes.accepted + (keepsPlan ? result.changes.offered : []))
    if let name = configuration.planFile { try PlanFile.save(Self.plan(of: result, texts, invocation), as: name) }
    switch configuration.format {
    case .json: invocation.output.write(result.json(command: "diff"))
    case .text, .markdown:
      let report = DiffReport(
        result.changes, texts: texts, isAnnotated: configuration.isAnnotated,
        rendering: invocation.terminal.outputIsTerminal ? .escaped : .exact,
        style: invocation.terminal.style(configuration.color))
      report.write(invocation.output.write)
    }
    // On a terminal the summary belongs below the diff.
    try invocation.output.finish()
    result.sayProblems(invocation)
    if !configuration.isQuiet {
      let summary = DiffReport.summary(of: result.changes, arguments: invocation.arguments.repeated)
      invocation.terminal.say(wrap(summary, width: invocation.terminal.width).joined(separator: "\n") + "\n")
      if let name = configuration.planFile {
        invocation.terminal.say("The plan is kept. To write exactly this: reframe apply \(name.quotedForShell.escapedForTerminal)\n")
      }
    }
    if result.hasUnreadableFiles { return .files }
    return configuration.isStrict && (result.hasRemainder || !result.changes.accepted.isEmpty) ? .findings : .done
  }

  private static func plan(
    of result: RunResult, _ texts: [FileID: SourceText], _ invocation: Invocation
  ) throws -> Plan {
    let changes = result.changes
    let draft = BatchDraft(title: "plan", changes: changes.accepted, command: invocation.commandLine, texts: texts)
    return Plan(
      tool: ToolVersion(version: Tool.version), date: Clock.now, root: result.checkout.root, command: invocation.commandLine,
      inputs: result.inputs(), files: try draft.writes().map(\.state), changes: changes.accepted.map { StoredChange($0, texts: texts) },
      offered: changes.offered.map { StoredChange($0, texts: texts) }, findings: changes.findings.map(StoredFinding.init))
  }
}

extension RunResult {
  /// Names the files that were left alone, on standard error.
  func sayProblems(_ invocation: Invocation) {
    guard !changes.problems.isEmpty else { return }
    let style = TextStyle(width: invocation.terminal.width)
    invocation.terminal.say(ProblemList(changes.problems, style: style).text() + "\n")
  }
}
