import Foundation
import Reports

/// Keys typed on a terminal.
final class TerminalKeys: KeySource {
  let isTerminal = true
  private let modes: TerminalModes
  private let output: Output
  /// False for a terminal that knows no sequences: nothing on it can be written again.
  private let erases: Bool
  private var pending: [UInt8] = []

  /// Returns nil when standard input is no terminal.
  init?(output: Output, erases: Bool) {
    guard let modes = TerminalModes() else { return nil }
    self.modes = modes
    self.output = output
    self.erases = erases
  }

  func clear() { output.write(erases ? "\u{1B}[H\u{1B}[2J" : "\n") }

  func next() -> KeyPress {
    // Not before the first question: until then Control and C ends the process as usual.
    modes.makeRaw()
    output.flush()
    guard let byte = byte(within: nil) else { return isResized ? takeResize() : .end }
    if byte == 0x1A {
      modes.suspend()
      return .redraw
    }
    return KeyDecoder { self.byte(within: 50) }.key(byte)
  }

  func words(_ prompt: String) -> String? {
    var text = ""
    if !erases { output.write(prompt) }
    while true {
      if erases { output.write("\r\u{1B}[K" + prompt + shown(text, after: prompt)) }
      switch next() {
      case .character(let character):
        text.append(character)
        if !erases { output.write(String(character).escapedForTerminal) }
      case .backspace:
        if text.isEmpty { return nil }
        text.removeLast()
      case .enter:
        output.write("\n")
        return text
      case .escape, .interrupt, .end:
        output.write("\n")
        return nil
      default: break
      }
    }
  }

  /// As much of the end of the text as the line has room for.
  private func shown(_ text: String, after prompt: String) -> String {
    let room = max(1, TerminalSize.columns() - prompt.displayWidth - 1)
    var tail = text.escapedForTerminal
    while tail.displayWidth > room { tail.removeFirst() }
    return tail
  }

  func aside<T>(_ body: () throws -> T) rethrows -> T {
    output.flush()
    return try modes.whileOthersUseIt(body)
  }

  // MARK: Bytes

  private var isResized = false

  private func takeResize() -> KeyPress {
    isResized = false
    return .redraw
  }

  /// The next byte; nil when none comes in time, at the end, or when the window has another size.
  private func byte(within milliseconds: Int32?) -> UInt8? {
    if !pending.isEmpty { return pending.removeFirst() }
    while true {
      var polls = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
      if milliseconds == nil { polls.append(pollfd(fd: modes.resized, events: Int16(POLLIN), revents: 0)) }
      let count = poll(&polls, nfds_t(polls.count), milliseconds ?? -1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return nil }
      if polls.count > 1, polls[1].revents != 0 {
        waitForRest(of: polls[1])
        isResized = true
        return nil
      }
      return fill() ? pending.removeFirst() : nil
    }
  }

  /// A window that is being dragged sends many; one answer to all of them is enough.
  private func waitForRest(of signals: pollfd) {
    var polls = [signals]
    var bytes = [UInt8](repeating: 0, count: 64)
    var hasMore = true
    while hasMore {
      _ = read(modes.resized, &bytes, bytes.count)
      let count = poll(&polls, 1, 60)
      hasMore = count > 0 || (count < 0 && errno == EINTR)
    }
  }

  /// Reads what has been typed; false at the end.
  private func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      pending += bytes[..<count]
      return true
    }
  }
}

/// How wide the terminal is at the moment.
enum TerminalSize {
  static func columns() -> Int {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }
}
