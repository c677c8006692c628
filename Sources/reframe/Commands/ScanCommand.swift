import Reports
import Transforms

/// `reframe scan`: what is there.
enum ScanCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let (configuration, checkout) = try invocation.configure()
    let result = try invocation.run(configuration, in: checkout, verifies: configuration.format == .json)
    switch configuration.format {
    case .json: invocation.output.write(result.json(command: "scan"))
    case .text, .markdown:
      let report = ScanReport(
        result.changes, transforms: TransformCatalogue.ids, style: invocation.terminal.style(configuration.color),
        arguments: invocation.arguments.repeated)
      invocation.output.write(report.text())
    }
    if result.hasUnreadableFiles { return .files }
    return configuration.isStrict && (result.hasRemainder || !result.changes.accepted.isEmpty) ? .findings : .done
  }
}

extension RunResult {
  /// The report for programs.
  func json(command: String) -> [UInt8] {
    JSONReport(changes, command: command, toolVersion: Tool.version, transforms: TransformCatalogue.ids).formatted()
  }
}
