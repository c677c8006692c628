/// One run of the command that tells whether a checkout still works.
public struct VerificationRun: Sendable, Equatable {
  public enum Ending: Sendable, Equatable {
    case exited(Int)
    /// The number of the signal that ended it.
    case signalled(Int)
    /// The time limit, in seconds.
    case timedOut(Double)
  }

  public let command: String
  public let ending: Ending
  public let seconds: Double
  public let output: String

  public init(command: String, ending: Ending, seconds: Double, output: String) {
    self.command = command
    self.ending = ending
    self.seconds = seconds
    self.output = output
  }

  public var passed: Bool { ending == .exited(0) }

  /// `'make test' failed with exit code 2 after 3.2 s`.
  public var sentence: String {
    let command = "'\(Self.shortened(command).escapedForTerminal)'"
    switch ending {
    case .exited(0): return "\(command) passed after \(duration(seconds))"
    case .exited(let code): return "\(command) failed with exit code \(code) after \(duration(seconds))"
    case .signalled(let number): return "\(command) was ended by signal \(number) after \(duration(seconds))"
    case .timedOut(let limit): return "\(command) took longer than \(duration(limit)) and was ended"
    }
  }

  /// The last lines of the output, fit for a terminal.
  func excerpt(lines wanted: Int = 10) -> [String] { Self.end(of: output, lines: wanted) }

  /// The last lines of what a command printed, fit for a terminal, with a line that counts those before.
  ///
  /// What a build has to say stands at its end.
  static func end(of output: String, lines wanted: Int) -> [String] {
    var lines = output.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      // After a carriage return a terminal writes over what stands there: the last piece is what one saw.
      let seen = line.split(separator: 0x0D).last ?? line[line.endIndex...]
      return shortened(String(decoding: seen, as: UTF8.self).replacingTabs.escapedForTerminal, to: 200)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    let hidden = lines.count - wanted
    guard hidden > 0 else { return lines }
    return ["… \(counted(hidden, "line")) before this"] + lines.suffix(wanted)
  }

  private static func shortened(_ text: String, to length: Int = 60) -> String {
    text.count > length ? text.prefix(length - 1) + "…" : text
  }
}

/// `3.2 s`, `4 min 10 s`.
func duration(_ seconds: Double) -> String {
  if seconds < 99.95 {
    let tenths = Int((seconds * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
  let whole = Int(min(seconds.rounded(), 1e15))
  return whole % 60 == 0 ? "\(grouped(whole / 60)) min" : "\(grouped(whole / 60)) min \(whole % 60) s"
}

extension String {
  /// Tabs as spaces: where an indented line's tab stops are nobody knows.
  fileprivate var replacingTabs: String { String(flatMap { $0 == "\t" ? Array("  ") : [$0] }) }
}
