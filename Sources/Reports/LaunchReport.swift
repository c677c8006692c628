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
    let width = answers.map { $0.app.escapedForTerminal.displayWidth }.max() ?? 0
    let rows = answers.flatMap { lines(of: $0, width: width) }
    let who = answers.count == 1 ? "Does this app launch when it is" : "Do these apps launch when they are"
    let title = wrap("\(who) built with the iOS 27 SDK?", width: style.width).map { style.paint($0, .bold) }
    return (title + rows).joined(separator: "\n")
  }

  private func lines(of answer: LaunchAnswer, width: Int) -> [String] {
    let name = answer.app.escapedForTerminal
    let word = style.paint(answer.launches ? "yes" : "no ", answer.launches ? .green : .red)
    let sentence = answer.message.escapedForTerminal + (answer.change.map(step) ?? "") + (answer.reason.map { " [\($0)]" } ?? "")
    // Beside a long name there is no room for a sentence.
    let isBeside = style.width - width - 9 >= 30
    let indent = isBeside ? width + 9 : 9
    let wrapped = wrap(sentence, width: style.width, indent: indent, firstIndent: indent)
    let padded = name + String(repeating: " ", count: width - name.displayWidth)
    let first = (isBeside ? "  \(padded)  " : "    ") + word + "  " + wrapped[0].dropFirst(indent)
    let above = isBeside ? [] : name.cut(at: style.width - 2).map { "  " + $0 }
    return above + [first] + wrapped.dropFirst()
  }

  /// The command that shows what makes it launch.
  private func step(for id: String) -> String {
    let isAccepted = changes.accepted.contains { $0.id == id }
    guard isAccepted || changes.offered.contains(where: { $0.id == id }) else { return "" }
    return "; 'reframe diff --only scene-life-cycle\(isAccepted ? "" : " --include needs-review")' shows the change that gives it some"
  }
}
