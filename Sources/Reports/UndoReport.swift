import SourceEdits

/// What `reframe undo` did.
public struct UndoReport: Sendable {
  private let batch: Int
  private let title: String
  private let files: [FileID]
  private let removed: [FileID]
  private let without: [FileID]
  private let staged: [FileID]
  private let changes: Int
  private let kept: [Change]
  private let commit: String?

  /// - Parameter removed: those of the files that the batch had made.
  /// - Parameter without: further files of the batch, which held what they held before it already.
  /// - Parameter staged: those of the files of which something is staged.
  /// - Parameter kept: the changes that were left, because it is not certain which lines are theirs.
  /// - Parameter commit: the commit that the batch was committed as.
  public init(
    batch: Int, title: String, files: [FileID], removed: [FileID], without: [FileID] = [], staged: [FileID] = [], changes: Int,
    kept: [Change], commit: String?
  ) {
    self.batch = batch
    self.title = title
    self.files = files
    self.removed = removed
    self.without = without
    self.staged = staged
    self.changes = changes
    self.kept = kept
    self.commit = commit
  }

  public func text(style: TextStyle) -> String {
    let whole = kept.isEmpty ? "Took back batch \(batch)" : "Took back a part of batch \(batch)"
    var lines = ["\(whole): \(counted(changes, "change")) in \(counted(files.count, "file"))."]
    lines += files.map { "  \($0.path.escapedForTerminal)\(removed.contains($0) ? " (removed)" : "")" }
    lines += without.map { "  \($0.path.escapedForTerminal) (held what it held before already)" }
    if !kept.isEmpty {
      lines += ["", "Left as they are, because their lines were edited since, or cannot be told from others:"]
      lines += kept.flatMap {
        wrap("\($0.anchor.file.path.escapedForTerminal): \(Place($0).description)", width: style.width, indent: 4, firstIndent: 2)
      }
    }
    if !staged.isEmpty {
      lines += [""]
      lines += wrap(
        "What was staged of \(staged.count == 1 ? "one" : grouped(staged.count)) of these files still is; "
          + "'git diff --staged' shows it.", width: style.width)
    }
    if let commit {
      lines += ["", "Batch \(batch) was committed as \(commit.prefix(10)); that it was taken back is not committed yet."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  public func json(toolVersion: String) -> JSONValue {
    func paths(_ files: [FileID]) -> JSONValue { .array(files.map { .string($0.path) }) }
    return .object([
      .init("schemaVersion", .int(JSONReport.schemaVersion)),
      .init("tool", .object([.init("name", .string("reframe")), .init("version", .string(toolVersion))])),
      .init("command", .string("undo")), .init("batch", .int(batch)), .init("written", paths(files)),
      .init("removed", paths(removed)), .init("staged", paths(staged)), .init("takenBack", .int(changes)),
      .init("kept", .array(kept.map { .string($0.id) })),
    ])
  }
}
