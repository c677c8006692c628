import Reports
import Transforms

/// `reframe transforms`: the list.
enum TransformsCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let arguments = invocation.arguments
    let style = invocation.terminal.style(try Configuration(arguments.settings).color)
    if let extra = arguments.operands.first {
      throw Failure.usage("'transforms' takes no '\(extra)'", hint: "Try 'reframe explain \(extra)'.")
    }
    let rows = TransformCatalogue.all.map { ($0.metadata.id, $0.metadata.title) }
    invocation.output.write(columns(rows, style: style) + "\n")
    return .done
  }
}
