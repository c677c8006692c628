import Foundation
import Reports

/// What is known of the two ends that people look at.
struct Terminal: Sendable {
  /// Columns to lay text out in.
  let width: Int
  let outputIsTerminal: Bool
  let errorIsTerminal: Bool
  /// True when it knows the sequences that erase.
  let erases: Bool
  private let allowsColor: Bool

  init(environment: [String: String]) {
    outputIsTerminal = isatty(STDOUT_FILENO) == 1
    errorIsTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    erases = environment["TERM"] != "dumb"
    allowsColor = (environment["NO_COLOR"] ?? "").isEmpty && erases
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? (outputIsTerminal ? Self.columns() : nil)
    // Longer lines are hard to read, however wide the window is.
    width = min(120, max(40, columns ?? 80))
  }

  func style(_ color: Configuration.Color) -> TextStyle {
    let isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto: outputIsTerminal && allowsColor
      }
    return TextStyle(width: width, isColored: isColored)
  }

  /// Writes to standard error at once. When that cannot be written there is nobody left to tell.
  func say(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress!, $0.count) }
      if count < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  private static func columns() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
