/// `reframe help`: the same as `--help`.
enum HelpCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let width = invocation.terminal.width
    guard let name = invocation.arguments.operands.first else {
      invocation.output.write(HelpPage.overall(width: width))
      return .done
    }
    invocation.output.write(HelpPage.text(for: try ParsedArguments.command(named: name), width: width))
    return .done
  }
}
