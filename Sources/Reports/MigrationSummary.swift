import ChangeLog

/// What a run of a migration came to, in the end.
public struct MigrationSummary: Sendable {
  private let state: MigrationState
  private let names: [String]
  private let command: String?
  private let style: TextStyle

  /// - Parameter names: those of all batches of the file, in order.
  /// - Parameter command: what to type to go on; nil unless the run ended before the last batch.
  public init(_ state: MigrationState, names: [String], goOn command: String?, style: TextStyle) {
    self.state = state
    self.names = names
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
    let written = state.done.filter { $0.changes > 0 }
    var parts = ["\(counted(written.count, "batch", "batches")) written with \(counted(state.done.reduce(0) { $0 + $1.changes }, "change"))"]
    let leftOut = state.done.reduce(0) { $0 + $1.leftOut }
    if leftOut > 0 { parts.append("\(counted(leftOut, "change")) left out") }
    let takenBack = state.done.count { $0.outcome == .takenBack }
    if takenBack > 0 { parts.append("\(counted(takenBack, "batch", "batches")) taken back") }
    let start = command != nil ? "The migration stopped at batch \(state.done.count + 1) of \(names.count)" : "The migration is done"
    return style.paint(wrap("\(start): \(parts.joined(separator: ", ")).", width: style.width).joined(separator: "\n"), .bold)
  }

  /// `  2  bounds  verified in part  35 changes, 1 left out  batch 5`.
  private var rows: [String] {
    let widest = min(40, names.map { $0.escapedForTerminal.count }.max() ?? 0)
    return names.enumerated().map { index, name in
      let done = index < state.done.count ? state.done[index] : nil
      let waiting = index == state.done.count && command != nil ? "stopped here" : "not yet"
      let head = "  \(String(index + 1).leading(String(names.count).count))  \(name.escapedForTerminal.padded(widest))"
      return "\(head)  \(done.map(Self.outcome) ?? waiting)"
    }
  }

  private static func outcome(_ done: MigrationState.Done) -> String {
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
    if let last = state.done.last(where: { $0.changes > 0 })?.batch { steps.append(("reframe undo \(last)", "take the last batch back")) }
    return NextSteps(steps)
  }
}
