import Foundation

/// One line on standard error that says how far the work is, once it has taken half a second.
///
/// `@unchecked Sendable`: the engine reports from several threads, and a lock guards everything that changes.
final class ProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private let terminal: Terminal
  private let isOn: Bool
  private var next: Double
  private var isShown = false

  init(terminal: Terminal, isQuiet: Bool) {
    self.terminal = terminal
    isOn = terminal.errorIsTerminal && !isQuiet
    next = Self.now + 0.5
  }

  /// Shows the state, at most ten times a second.
  func show(_ phase: String, done: Int, total: Int) {
    guard isOn else { return }
    lock.withLock {
      let now = Self.now
      guard now >= next else { return }
      next = now + 0.1
      isShown = true
      terminal.say("\r\(phase) \(min(done, total))/\(total)\u{1B}[K")
    }
  }

  /// Takes the line away.
  func end() {
    lock.withLock {
      if isShown { terminal.say("\r\u{1B}[K") }
      isShown = false
    }
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }
}
