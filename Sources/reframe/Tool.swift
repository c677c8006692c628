import Foundation
import Reports
import Workspace

/// What the process tells its caller.
struct ExitCode: Equatable, Sendable {
  let rawValue: Int32

  static let done = ExitCode(rawValue: 0)
  /// There is something left, and '--strict' was given; or a verification failed.
  static let findings = ExitCode(rawValue: 1)
  /// Wrong usage or configuration.
  static let usage = ExitCode(rawValue: 2)
  /// A file could not be read or written.
  static let files = ExitCode(rawValue: 3)
  /// Refused for safety.
  static let refused = ExitCode(rawValue: 4)

  /// What a shell says of a program that a signal ended.
  static func interrupted(by signal: Int32) -> ExitCode { ExitCode(rawValue: 128 + signal) }
}

/// Why a run ends early: an exit code, a sentence, and what to do about it.
struct Failure: Error {
  let code: ExitCode
  let message: String
  var hint: String?

  static func usage(_ message: String, hint: String? = nil) -> Failure {
    Failure(code: .usage, message: message, hint: hint)
  }
}

/// The command as a whole: arguments in, exit code out.
enum Tool {
  static let version = "0.3.0"

  static func run(_ arguments: [String]) -> ExitCode {
    // A reader that goes away must not end 'apply' between two files; the output notices by itself.
    signal(SIGPIPE, SIG_IGN)
    // A limit on the size of files is an error like a full disk, no reason to end between two files.
    signal(SIGXFSZ, SIG_IGN)
    let terminal = Terminal(environment: ProcessInfo.processInfo.environment)
    let output = Output(descriptor: STDOUT_FILENO)
    let code: ExitCode
    do {
      code = try run(arguments, output: output, terminal: terminal)
      try output.finish()
    } catch {
      try? output.finish()
      return report(error, terminal: terminal)
    }
    return code
  }

  private static func run(_ arguments: [String], output: Output, terminal: Terminal) throws -> ExitCode {
    let parsed = try ParsedArguments(arguments)
    if parsed.isSet(.version) {
      output.write("reframe \(version)\n")
      return .done
    }
    guard let command = parsed.command else {
      let help = HelpPage.overall(width: terminal.width)
      if parsed.isSet(.help) {
        output.write(help)
        return .done
      }
      terminal.say(help)
      return .usage
    }
    if parsed.isSet(.help) {
      output.write(HelpPage.text(for: command, width: terminal.width))
      return .done
    }
    try parsed.checkFlags()
    return try command.run(Invocation(arguments: parsed, output: output, terminal: terminal))
  }

  private static func report(_ error: any Error, terminal: Terminal) -> ExitCode {
    guard let failure = error as? Failure ?? (error as? WorkspaceError).map({ Failure($0) }) else {
      terminal.say("reframe: \(String(describing: error).escapedLines)\n")
      return .files
    }
    terminal.say("reframe: \(failure.message.escapedLines)\n")
    if let hint = failure.hint { terminal.say("\(hint.escapedLines)\n") }
    return failure.code
  }
}

/// What a command gets.
struct Invocation {
  let arguments: ParsedArguments
  let output: Output
  let terminal: Terminal
}

extension String {
  /// Every line made fit for a terminal.
  var escapedLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escapedForTerminal }.joined(separator: "\n")
  }
}
