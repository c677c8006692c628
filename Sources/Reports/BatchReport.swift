import SourceEdits

/// What `reframe log N` prints: one batch, place by place.
public struct BatchReport: Sendable {
  private let entry: LogEntry
  private let command: String
  private let changes: [Change]
  private let leftOut: [Change]
  private let verification: BatchPage.Verification?
  private let undone: Set<String>
  private let remainder: [(String, Int)]
  private let page: String

  /// - Parameter undone: the ids of the changes that were taken back.
  /// - Parameter remainder: what was left, as words and numbers, like `("need review", 3)`.
  /// - Parameter page: the path of `CHANGES.md`.
  public init(
    _ entry: LogEntry, command: String, changes: [Change], leftOut: [Change], verification: BatchPage.Verification?,
    undone: Set<String>, remainder: [(String, Int)], page: String
  ) {
    self.entry = entry
    self.command = command
    self.changes = changes
    self.leftOut = leftOut
    self.verification = verification
    self.undone = undone
    self.remainder = remainder
    self.page = page
  }

  public func text(style: TextStyle) -> String {
    var blocks = [head(style)]
    blocks += list(changes.filter { !undone.contains($0.id) }, style)
    if entry.state == .undone || entry.state == .partlyUndone {
      blocks.append(style.paint("Taken back:", .bold))
      blocks += list(changes.filter { undone.contains($0.id) }, style)
    }
    for part in LeftOut.parts(of: leftOut, verification) {
      blocks.append(wrap(part.line, width: style.width).map { style.paint($0, .bold) }.joined(separator: "\n"))
      blocks += list(part.changes, style)
    }
    if let verification { blocks.append(words(verification, style)) }
    let rest = remainder.filter { $0.1 > 0 }.map { "\(grouped($0.1)) \($0.0)" }
    if !rest.isEmpty { blocks.append(wrap("Left at the time: \(rest.joined(separator: ", ")).", width: style.width).joined(separator: "\n")) }
    blocks.append("\(page.escapedForTerminal) says of each change when it is read, what it updates and what to try.")
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func head(_ style: TextStyle) -> String {
    let commit = entry.commit.map { ", committed as \($0.prefix(10))" } ?? ""
    let facts = [
      "\(counted(entry.changes, "change")) in \(counted(entry.files, "file")), \(entry.state.rawValue)\(commit)",
      "\(entry.state == .takenBack ? "tried" : "written") on \(shownDate(entry.date).escapedForTerminal) with \(command.escapedForTerminal)",
    ]
    let title = style.paint("Batch \(entry.number): \(entry.title.escapedForTerminal)", .bold)
    return ([title] + facts.flatMap { wrap($0, width: style.width, indent: 4, firstIndent: 2) }).joined(separator: "\n")
  }

  /// How the verification ended, and the end of what the command printed.
  private func words(_ verification: BatchPage.Verification, _ style: TextStyle) -> String {
    let ending = verification.ending(leavesOut: !leftOut.isEmpty)
    var lines = wrap("Verification: '\(verification.command.escapedForTerminal)' \(ending.words)", width: style.width, indent: 2)
    let output = VerificationRun.end(of: verification.output, lines: 15)
    if !output.isEmpty {
      lines += wrap(ending.introduction, width: style.width, indent: 2, firstIndent: 2) + output.map { "    │ " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// A block for each file.
  private func list(_ changes: [Change], _ style: TextStyle) -> [String] {
    Dictionary(grouping: changes, by: \.anchor.file).sorted { $0.key < $1.key }.map { file, changes in
      let places = changes.sorted { ($0.anchor, $0.id) < ($1.anchor, $1.id) }.map(Place.init)
      return ([style.paint(file.path.escapedForTerminal, .bold)] + PlaceList(places, style: style).lines()).joined(separator: "\n")
    }
  }
}
