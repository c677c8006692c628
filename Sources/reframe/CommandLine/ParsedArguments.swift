import Foundation
import Reports

/// What was typed, cut into command, flags and operands.
struct ParsedArguments {
  private(set) var command: Command?
  private(set) var operands: [String] = []
  private(set) var settings: Settings = [:]
  /// Everything as it was typed.
  let typed: [String]

  /// Reads `--flag value`, `--flag=value`, single letters, and after `--` operands only.
  init(_ arguments: [String]) throws {
    typed = arguments
    var rest = arguments[...]
    var words: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      } else if argument.hasPrefix("--") {
        try readLongFlag(argument, &rest, known: words.first)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try readLetters(argument)
      } else {
        words.append(argument)
      }
    }
    guard let name = words.first else { return }
    if isSet(.version) { return }
    command = try Self.command(named: name)
    operands = Array(words.dropFirst())
  }

  func isSet(_ flag: FlagName) -> Bool { settings[flag] != nil }

  /// Throws when a flag was given that the command does not have.
  func checkFlags() throws {
    guard let command else { return }
    for flag in CommandLineTable.flags where isSet(flag.name) && !command.flags.contains(flag.name) {
      let others = CommandLineTable.commands.filter { $0.flags.contains(flag.name) }.map { "'\($0.name)'" }
      throw Failure.usage(
        "'\(command.name)' takes no --\(flag.name.rawValue); it is a flag of \(others.joined(separator: ", "))",
        hint: "See 'reframe \(command.name) --help'.")
    }
  }

  private mutating func readLongFlag(_ argument: String, _ rest: inout ArraySlice<String>, known command: String?) throws {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let flag = CommandLineTable.flags.first(where: { $0.name.rawValue == name }) else {
      throw Self.unknownFlag("--\(name)", command: command)
    }
    guard flag.takesValue else {
      if parts.count > 1 { throw Failure.usage("--\(name) takes no value") }
      return add(flag, "true")
    }
    if parts.count > 1 { return add(flag, String(parts[1])) }
    guard let value = rest.first, value == "-" || !value.hasPrefix("-") else {
      throw Failure.usage("--\(name) needs a value: \(flag.spelling)")
    }
    rest.removeFirst()
    add(flag, value)
  }

  private mutating func readLetters(_ argument: String) throws {
    for letter in argument.dropFirst() {
      guard let flag = CommandLineTable.flags.first(where: { $0.letter == letter }) else {
        throw Self.unknownFlag(argument, command: nil)
      }
      add(flag, "true")
    }
  }

  private mutating func add(_ flag: Flag, _ value: String) {
    var setting = settings[flag.name] ?? Setting(values: [], origin: "--\(flag.name.rawValue)")
    if case .many(_, let separator) = flag.value {
      setting.values += Setting.split(value, at: separator)
    } else {
      setting.values = [value]
    }
    settings[flag.name] = setting
  }

  /// The command with this name; throws with a suggestion when there is none.
  static func command(named name: String) throws -> Command {
    if let command = CommandLineTable.command(name) { return command }
    if FileManager.default.fileExists(atPath: name) {
      throw Failure.usage("a command comes before the paths", hint: "Try 'reframe scan \(name)'.")
    }
    let question = Suggestion.question(for: name, among: CommandLineTable.commands.map(\.name))
    throw Failure.usage("there is no command '\(name)'" + (question.map { "; \($0)" } ?? ""), hint: "See 'reframe --help'.")
  }

  private static func unknownFlag(_ spelling: String, command: String?) -> Failure {
    let command = command.flatMap(CommandLineTable.command)
    let names = (command.map { $0.flags + [.help, .version] } ?? FlagName.allCases).map(\.rawValue)
    let word = String(spelling.drop { $0 == "-" })
    let question = Suggestion.question(for: word, among: names, prefix: "--")
    let help = command.map { "reframe \($0.name) --help" } ?? "reframe --help"
    return .usage("there is no flag '\(spelling)'" + (question.map { "; \($0)" } ?? ""), hint: "See '\(help)'.")
  }
}
