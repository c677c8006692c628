import SourceEdits

/// The answers to "does this app launch?", which a scan gives first.
struct LaunchReport {
  private let answers: [LaunchAnswer]
  private let changes: ChangeSet
  private let style: TextStyle

  init(_ changes: ChangeSet, style: TextStyle) {
    answers = changes.launches
    self.changes = changes
    self.style = style
  }

  /// Nil when no app was found.
  func text() -> String? {
    guard !answers.isEmpty else { return nil }
    let width = answers.map { $0.app.escapedForTerminal.count }.max() ?? 0
    let rows = answers.flatMap { lines(of: $0, width: width) }
    let title = answers.count == 1 ? "Does this app launch when it is built with the iOS 27 SDK?" : "Do these apps launch when they are built with the iOS 27 SDK?"
    return ([style.paint(title, .bold)] + rows).joined(separator: "\n")
  }

  private func lines(of answer: LaunchAnswer, width: Int) -> [String] {
    let name = "  " + answer.app.escapedForTerminal.padded(width) + "  "
    let word = answer.launches ? "yes" : "no "
    let indentation = String(repeating: " ", count: name.count + 5)
    let sentence = answer.message.escapedForTerminal + (answer.change.map(step) ?? "") + (answer.reason.map { " [\($0)]" } ?? "")
    let wrapped = wrap(sentence, width: max(30, style.width - indentation.count))
    let first = name + style.paint(word, answer.launches ? .green : .red) + "  " + (wrapped.first ?? "")
    return [first] + wrapped.dropFirst().map { indentation + $0 }
  }

  /// The command that shows what makes it launch.
  private func step(for id: String) -> String {
    let isAccepted = changes.accepted.contains { $0.id == id }
    guard isAccepted || changes.offered.contains(where: { $0.id == id }) else { return "" }
    return "; 'reframe diff --only scene-life-cycle\(isAccepted ? "" : " --include needs-review")' shows the change that gives it some"
  }
}
