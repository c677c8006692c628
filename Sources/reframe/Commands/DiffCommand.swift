import Reports

/// `reframe diff`: the dry run.
enum DiffCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let (configuration, checkout) = try invocation.configure()
    let result = try invocation.run(configuration, in: checkout)
    switch configuration.format {
    case .json: invocation.output.write(result.json(command: "diff"))
    case .text:
      let report = DiffReport(
        result.changes, texts: try result.originals(), isAnnotated: configuration.isAnnotated,
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
    }
    if result.hasUnreadableFiles { return .files }
    return configuration.isStrict && (result.hasRemainder || !result.changes.accepted.isEmpty) ? .findings : .done
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
