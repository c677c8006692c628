import Reports

/// Help, laid out from the table.
enum HelpPage {
  /// `reframe --help`.
  static func overall(width: Int) -> String {
    let blocks = [
      lines("Moves iOS code that assumes \"the screen is the app\" to code that asks the nearest container.", width),
      "Usage: reframe <command> [flags] [--] [path…]",
      "Commands:\n" + columns(CommandLineTable.commands.map { ($0.name, $0.summary) }, width),
      "Flags of every command:\n" + flags([.color, .help, .version].map(CommandLineTable.flag), width),
      "Examples:\n"
        + columns(
          [
            ("reframe scan", "what is there"),
            ("reframe diff --annotate", "what would change, and why"),
            ("reframe apply", "write the safe changes"),
            ("reframe explain unsafe-phase", "what a reason means"),
          ], width),
      "Exit codes:\n" + columns(exitCodes, width),
      "'reframe <command> --help' shows the flags of a command.",
    ]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// `reframe <command> --help`.
  static func text(for command: Command, width: Int) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    var blocks = [
      command.summary,
      "Usage: reframe \(command.name)\(command.flags.isEmpty ? "" : " [flags]")\(operands)",
      lines(command.discussion, width),
      "Flags:\n" + flags((command.flags + [.help]).map(command.flag), width),
      "Examples:\n" + examples(command.examples, width),
    ]
    if command.listsExits { blocks.append("Exit codes:\n" + columns(exitCodes(of: command), width)) }
    if command.flags.contains(.config) {
      blocks.append(
        lines(
          "Whatever these flags say can also stand in .reframe.json at the root of the checkout, with the flag's name as "
            + "the key.", width))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// With what the command says of them.
  private static func exitCodes(of command: Command) -> [(String, String)] {
    let common = exitCodes.filter { code, _ in !command.exits.contains { $0.code == code } }
    let own = command.exits.compactMap { exit in exit.meaning.map { (exit.code, $0) } }
    return (common + own).sorted { ($0.0.count, $0.0) < ($1.0.count, $1.0) }
  }

  private static let exitCodes = [
    ("0", "done"),
    ("1", "something is left to do, with --strict, or a verification failed"),
    ("2", "wrong usage or configuration"),
    ("3", "a file could not be read or written"),
    ("4", "refused for safety: uncommitted or meanwhile changed files"),
  ]

  private static func flags(_ flags: [Flag], _ width: Int) -> String {
    columns(flags.map { ($0.spelling, $0.help) }, width, widest: 26)
  }

  /// Each command line above its meaning when the two do not fit beside each other.
  private static func examples(_ examples: [Command.Example], _ width: Int) -> String {
    columns(examples.map { ($0.line, $0.meaning) }, width, widest: 40)
  }

  private static func columns(_ rows: [(String, String)], _ width: Int, widest: Int = 30) -> String {
    Reports.columns(rows, style: TextStyle(width: width), widest: widest)
  }

  private static func lines(_ text: String, _ width: Int) -> String { wrap(text, width: width).joined(separator: "\n") }
}
