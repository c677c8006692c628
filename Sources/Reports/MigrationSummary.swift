import ChangeLog

/// What a run of a migration came to, in the end.
public struct MigrationSummary: Sendable {
  private let state: MigrationState
  private let names: [String]
  private let undone: Set<Int>
  private let command: String?
  private let style: TextStyle

  /// - Parameter names: those of all batches of the file, in order.
  /// - Parameter undone: the numbers of batches in the log that were undone since.
  /// - Parameter command: what to type to go on; nil unless the run ended before the last batch.
  public init(_ state: MigrationState, names: [String], undone: Set<Int> = [], goOn command: String?, style: TextStyle) {
    self.state = state
    self.names = names
    self.undone = undone
    self.command = command
    self.style = style
  }

  /// A sentence, a line for each batch, and commands to go on with.
  public func text() -> String {
    var blocks = [headline, rows.joined(separator: "\n")]
    if let next = next.text(style: style) { blocks.append(next) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var headline: String {
    let written = written
    var parts = ["\(counted(written.count, "batch", "batches")) written with \(counted(written.reduce(0) { $0 + $1.changes }, "change"))"]
    let leftOut = state.done.reduce(0) { $0 + $1.leftOut }
    if leftOut > 0 { parts.append("\(counted(leftOut, "change")) left out") }
    let takenBack = state.done.count { $0.outcome == .takenBack }
    if takenBack > 0 { parts.append("\(counted(takenBack, "batch", "batches")) taken back") }
    let undone = state.done.count(where: isUndone)
    if undone > 0 { parts.append("\(counted(undone, "batch", "batches")) undone") }
    let start = command != nil ? "The migration stopped at batch \(state.done.count + 1) of \(names.count)" : "The migration is done"
    return style.paint(wrap("\(start): \(parts.joined(separator: ", ")).", width: style.width).joined(separator: "\n"), .bold)
  }

  /// What is in the files.
  private var written: [MigrationState.Done] { state.done.filter { $0.changes > 0 && !isUndone($0) } }

  private func isUndone(_ done: MigrationState.Done) -> Bool { done.batch.map(undone.contains) ?? false }

  /// `  2  bounds  verified in part  35 changes, 1 left out  batch 5`.
  private var rows: [String] {
    let widest = min(40, names.map { $0.escapedForTerminal.count }.max() ?? 0)
    return names.enumerated().map { index, name in
      let done = index < state.done.count ? state.done[index] : nil
      let waiting = index == state.done.count && command != nil ? "stopped here" : "not yet"
      let head = "  \(String(index + 1).leading(String(names.count).count))  \(name.escapedForTerminal.padded(widest))"
      return "\(head)  \(done.map(outcome) ?? waiting)"
    }
  }

  private func outcome(_ done: MigrationState.Done) -> String {
    if isUndone(done), let batch = done.batch { return "undone, batch \(batch)" }
    var parts: [String] = []
    switch done.outcome {
    case .nothing: parts.append("nothing to change")
    case .written: parts.append("written, not verified")
    case .verified: parts.append("verified")
    case .verifiedInPart: parts.append("verified in part")
    case .takenBack: parts.append("taken back")
    }
    if done.changes > 0 { parts.append(counted(done.changes, "change")) }
    if done.leftOut > 0 { parts.append("\(grouped(done.leftOut)) left out") }
    if let batch = done.batch { parts.append("batch \(batch)") }
    return parts.joined(separator: ", ")
  }

  private var next: NextSteps {
    var steps: [(String, String)] = []
    if let command { steps.append((command.escapedForTerminal, "go on with batch \(state.done.count + 1)")) }
    for done in state.done where done.leftOut > 0 {
      guard let batch = done.batch else { continue }
      steps.append(("reframe log \(batch)", "what was left out of '\(done.name.escapedForTerminal)', and why"))
    }
    if let last = written.last?.batch { steps.append(("reframe undo \(last)", "take the last batch back")) }
    return NextSteps(steps)
  }
}
