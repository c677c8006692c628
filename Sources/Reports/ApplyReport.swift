import SourceEdits

/// What `reframe apply` did.
public struct ApplyReport: Sendable {
  /// A file that could not be written.
  public struct Failure: Sendable, Equatable {
    public let file: FileID
    public let message: String

    public init(file: FileID, message: String) {
      self.file = file
      self.message = message
    }
  }

  private let changes: ChangeSet
  private let written: [FileID]
  private let failures: [Failure]
  private let style: TextStyle
  private let arguments: String

  /// - Parameter written: the files that now hold their changes, in order.
  /// - Parameter arguments: what follows the command in the commands that are suggested.
  public init(
    _ changes: ChangeSet, written: [FileID], failures: [Failure], style: TextStyle, arguments: String = ""
  ) {
    self.changes = changes
    self.written = written
    self.failures = failures
    self.style = style
    self.arguments = arguments
  }

  /// Per file what changed, then a summary, then what is left.
  public func text() -> String {
    let byFile = changes.acceptedByFile
    var blocks = written.map { block($0, (byFile[$0] ?? []).map(Place.init)) }
    blocks.append(summary)
    if !changes.problems.isEmpty { blocks.append(ProblemList(changes.problems, style: style).text()) }
    if let next = next.text(style: style) { blocks.append(next) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func block(_ file: FileID, _ places: [Place]) -> String {
    let head = style.paint(file.path.escapedForTerminal, .bold) + "  \(counted(places.count, "change"))"
    return ([head] + PlaceList(places, style: style).lines()).joined(separator: "\n")
  }

  private var summary: String {
    let failed = Set(failures.map(\.file))
    let landed = changes.accepted.count { $0.edits.files.allSatisfy { !failed.contains($0) } }
    if written.isEmpty, failures.isEmpty { return "Nothing to write." }
    var lines = ["Wrote \(counted(written.count, "file")): \(counted(landed, "change"))."]
    if !failures.isEmpty {
      lines.append("Not written: \(counted(failures.count, "file"))")
      lines += failures.flatMap {
        wrap(
          "\($0.file.path.escapedForTerminal): \($0.message.escapedForTerminal)", width: style.width, indent: 4,
          firstIndent: 2)
      }
    }
    return lines.joined(separator: "\n")
  }

  private var next: NextSteps {
    let remainder = Remainder(changes)
    var steps: [(String, String)] = []
    if remainder.review > 0 {
      let need = remainder.review == 1 ? "needs" : "need"
      steps.append(
        ("reframe diff --include needs-review\(arguments)", "\(counted(remainder.review, "change")) \(need) review"))
    }
    if remainder.manual > 0 {
      let are = remainder.manual == 1 ? "is" : "are"
      steps.append(("reframe scan\(arguments)", "\(counted(remainder.manual, "place")) \(are) left to a person"))
    }
    return NextSteps(steps)
  }
}
