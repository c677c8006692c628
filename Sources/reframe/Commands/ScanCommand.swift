import Reports
import Transforms

/// `reframe scan`: what is there.
enum ScanCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let (configuration, checkout) = try invocation.configure()
    let check = try BaselineCheck(configuration, in: checkout, arguments: invocation.arguments)
    let result = try invocation.run(configuration, in: checkout) { options in
      if configuration.format == .json { options.explains = .results }
    }
    let outcome = try check?.outcome(of: result)
    switch configuration.format {
    case .json: invocation.output.write(result.json(command: "scan", baseline: outcome?.report))
    case .text, .markdown:
      let report = ScanReport(
        result.changes, transforms: TransformCatalogue.ids, ofApps: TransformCatalogue.idsOfApps, style: invocation.terminal.style(configuration.color),
        arguments: invocation.arguments.repeated, baseline: outcome?.report)
      invocation.output.write(report.text())
    }
    if result.hasUnreadableFiles { return .files }
    guard configuration.isStrict else { return .done }
    return outcome?.hasGrown ?? (result.hasRemainder || !result.changes.accepted.isEmpty) ? .findings : .done
  }
}

extension RunResult {
  /// The report for programs.
  func json(command: String, baseline: BaselineReport? = nil) -> [UInt8] {
    let report = JSONReport(
      changes, command: command, toolVersion: Tool.version, transforms: TransformCatalogue.ids, baseline: baseline)
    return report.formatted()
  }
}
