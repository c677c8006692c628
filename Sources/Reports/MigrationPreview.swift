import SourceEdits

/// What a batch of a migration would do.
public struct MigrationPreview: Sendable {
  /// How its verification would be run.
  public struct Verification: Sendable, Equatable {
    public let command: String
    /// Seconds.
    public let timeLimit: Double
    /// What comes when it fails, like `the migration stops`.
    public let onFailure: String

    public init(command: String, timeLimit: Double, onFailure: String) {
      self.command = command
      self.timeLimit = timeLimit
      self.onFailure = onFailure
    }
  }

  private let position: MigrationPosition
  private let changes: [Change]
  private let verification: Verification?
  private let commits: Bool
  private let style: TextStyle

  /// - Parameter changes: those that would be written, once the batches before are in.
  public init(
    _ position: MigrationPosition, changes: [Change], verification: Verification?, commits: Bool, style: TextStyle
  ) {
    self.position = position
    self.changes = changes
    self.verification = verification
    self.commits = commits
    self.style = style
  }

  public func text() -> String {
    var lines = [style.paint(position.title, .bold)]
    guard !changes.isEmpty else { return (lines + sentence("Nothing to change.")).joined(separator: "\n") + "\n" }
    let files = Set(changes.flatMap { $0.edits.files + $0.creations.keys })
    lines += sentence("Would write \(counted(changes.count, "change")) in \(counted(files.count, "file")):")
    lines += ChangeListing(changes, style: style).lines(indent: 4)
    if let verification {
      let command = verification.command.escapedForTerminal
      lines += sentence("Then it runs '\(command)' for at most \(duration(verification.timeLimit)). If that fails, \(verification.onFailure).")
    }
    if commits { lines += sentence("Then it commits.") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func sentence(_ text: String) -> [String] { wrap(text, width: style.width, indent: 4, firstIndent: 2) }
}
