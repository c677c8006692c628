/// Command lines to go on with, one on each line so that they can be copied.
struct NextSteps {
  private let steps: [(command: String, meaning: String)]

  init(_ steps: [(String, String)]) {
    self.steps = steps
  }

  /// The list under `Next:`; nil when there is nothing to do.
  func text(style: TextStyle) -> String? {
    guard !steps.isEmpty else { return nil }
    return style.paint("Next:", .bold) + "\n" + columns(steps.map { ($0.command, $0.meaning) }, style: style, widest: 46)
  }
}
