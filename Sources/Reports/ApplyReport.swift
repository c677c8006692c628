import SourceEdits

/// What `reframe apply` did.
public struct ApplyReport: Sendable {
  /// What was changed in each file, as text. It can be made before the rest is known.
  public struct Places: Sendable {
    fileprivate let files: Int
    fileprivate let blocks: [String]

    /// - Parameter files: those that hold their changes, in order.
    public init(_ changes: ChangeSet, in files: [FileID], style: TextStyle) {
      let (byFile, creations) = (changes.acceptedByFile, changes.accepted.creations)
      self.files = files.count
      blocks = files.map { file in
        let own = byFile[file] ?? []
        let what = creations[file] == nil ? counted(own.count, "change") : "new"
        let head = style.paint(file.path.escapedForTerminal, .bold) + "  " + what
        let places = own.filter { $0.anchor.file == file }.map(Place.init)
        return ([head] + PlaceList(places, style: style).lines() + Self.companions(of: file, in: changes, files, style)).joined(separator: "\n")
      }
    }

    /// The changes of other places that the file has a part of. One whose own place is in no written file is told here.
    private static func companions(of file: FileID, in changes: ChangeSet, _ files: [FileID], _ style: TextStyle) -> [String] {
      changes.accepted.flatMap { change -> [String] in
        let parts = Set(change.edits.files).union(change.creations.keys)
        guard change.anchor.file != file, parts.contains(file) else { return [] }
        let isTold = files.contains(change.anchor.file) || parts.min() != file
        let place = "\(change.transform), with \(change.anchor.file.path):\(change.anchor.line)"
        return fitted((isTold ? place : "\(place): \(change.message)").escapedForTerminal, width: style.width, indent: 4, firstIndent: 2)
      }
    }
  }

  private let changes: ChangeSet
  private let places: Places
  private let batch: Int?
  private let commit: String?
  private let style: TextStyle
  private let arguments: String

  /// - Parameter places: those of the files that were written.
  /// - Parameter batch: the number under which it can be taken back.
  /// - Parameter arguments: what follows the command in the commands that are suggested.
  public init(
    _ changes: ChangeSet, places: Places, batch: Int?, commit: String? = nil, style: TextStyle, arguments: String = ""
  ) {
    self.changes = changes
    self.places = places
    self.batch = batch
    self.commit = commit
    self.style = style
    self.arguments = arguments
  }

  /// - Parameter written: the files that now hold their changes, in order.
  public init(
    _ changes: ChangeSet, written: [FileID], batch: Int?, commit: String? = nil, style: TextStyle, arguments: String = ""
  ) {
    self.init(
      changes, places: Places(changes, in: written, style: style), batch: batch, commit: commit, style: style, arguments: arguments)
  }

  /// Per file what changed, then a summary, then what is left.
  public func text() -> String {
    var blocks = places.blocks
    blocks.append(summary)
    if !changes.problems.isEmpty { blocks.append(ProblemList(changes.problems, style: style).text()) }
    if let next = next.text(style: style) { blocks.append(next) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var summary: String {
    guard places.files > 0, let batch else { return "Nothing to write." }
    let committed = commit.map { ", committed as \($0.prefix(10))" } ?? ""
    return "Wrote \(counted(places.files, "file")): \(counted(changes.accepted.count, "change")), as batch \(batch)\(committed)."
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
    if let batch {
      steps.append(("reframe log \(batch)", "what it changed, and what to try"))
      steps.append(("reframe undo \(batch)", "take it back"))
    }
    return NextSteps(steps)
  }
}
