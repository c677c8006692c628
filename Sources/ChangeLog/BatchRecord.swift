import SourceEdits
import SourceText

/// What one batch wrote: `.reframe/batches/NNNN-slug/batch.json`. `docs/batches.md` describes the format.
public struct BatchRecord: LogFile, Equatable {
  public static let title = "batch"
  public static let currentSchema = 1

  /// What a verification said.
  public struct Verification: Codable, Equatable, Sendable {
    public let command: String
    /// True when the command ended with 0 in the end.
    public let passed: Bool
    /// How often it ran for this batch.
    public let runs: Int
    /// Of the run that failed with the fewest changes; when none failed, of the one that passed.
    public let output: String
    /// The command fails without any of the changes, too; nil when that was not tried.
    public let failsAnyway: Bool?
    /// The ids of changes that were left out and are not known to make it fail; nil when there are none.
    public let undecided: [String]?

    public init(
      command: String, passed: Bool, runs: Int, output: String, failsAnyway: Bool? = nil, undecided: [String]? = nil
    ) {
      self.command = command
      self.passed = passed
      self.runs = runs
      self.output = output
      self.failsAnyway = failsAnyway
      self.undecided = undecided
    }
  }

  public let schemaVersion: Int
  public let tool: ToolVersion
  /// From 1.
  public let number: Int
  /// For people, like `screen-bounds`.
  public let title: String
  /// When it was written: ISO 8601, UTC.
  public let date: String
  /// The command that wrote it.
  public let command: String
  /// The commit that was checked out; nil without git or without a commit.
  public let head: String?
  /// The files that were written, in order of their paths.
  public let files: [FileState]
  public let changes: [StoredChange]
  /// The changes that were offered and not taken.
  public let offered: [StoredChange]
  /// The changes that a person declined.
  public let declined: [StoredChange]
  /// The changes that were left out because the verification fails with them, or may.
  public let leftOut: [StoredChange]
  public let findings: [StoredFinding]
  public let verification: Verification?

  public init(
    tool: ToolVersion, number: Int, title: String, date: String, command: String, head: String?, files: [FileState],
    changes: [StoredChange], offered: [StoredChange] = [], declined: [StoredChange] = [], leftOut: [StoredChange] = [],
    findings: [StoredFinding] = [], verification: Verification? = nil
  ) {
    schemaVersion = Self.currentSchema
    self.tool = tool
    self.number = number
    self.title = title
    self.date = date
    self.command = command
    self.head = head
    self.files = files
    self.changes = changes
    self.offered = offered
    self.declined = declined
    self.leftOut = leftOut
    self.findings = findings
    self.verification = verification
  }

  /// The number and the title as a folder is named: `0012-screen-bounds`.
  public var folderName: String { Self.folderName(number: number, title: title) }

  /// Four digits at least; of the title the letters and digits, at most forty bytes.
  public static func folderName(number: Int, title: String) -> String {
    let digits = String(number)
    let words = title.lowercased().unicodeScalars.split { !("a"..."z").contains($0) && !("0"..."9").contains($0) }
    let slug = String(words.map { String($0) }.joined(separator: "-").prefix(40))
    let tail = slug.hasSuffix("-") ? String(slug.dropLast()) : slug
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-" + (tail.isEmpty ? "batch" : tail)
  }

  public func validate() throws(LogError) {
    guard number > 0 else { throw LogError("\(number) is no number of a batch") }
    _ = try steps()
    for list in [changes, offered, declined, leftOut] {
      for change in list { _ = try change.change() }
    }
    for finding in findings { _ = try finding.finding() }
  }

  /// What the batch did to each file.
  public func steps() throws(LogError) -> [FileStep] {
    var edits: [String: [StoredEdit]] = [:]
    var creations: [String: String] = [:]
    for change in changes {
      for (path, list) in change.edits { edits[path, default: []] += list }
      creations.merge(change.creations ?? [:]) { first, _ in first }
    }
    var steps: [FileStep] = []
    for state in files { steps.append(try FileStep(state, edits: edits[state.path] ?? [], creation: creations[state.path])) }
    return steps
  }
}

/// That a batch was taken back, or some of it: `undone-1.json` in the batch's folder.
public struct UndoRecord: LogFile, Equatable {
  public static let title = "record of an undo"
  public static let currentSchema = 1

  public let schemaVersion: Int
  public let tool: ToolVersion
  public let date: String
  public let files: [FileState]
  /// What was written, by path.
  public let edits: [String: [StoredEdit]]
  /// The ids of the changes that were taken back.
  public let changes: [String]

  public init(tool: ToolVersion, date: String, files: [FileState], edits: [String: [StoredEdit]], changes: [String]) {
    schemaVersion = Self.currentSchema
    self.tool = tool
    self.date = date
    self.files = files
    self.edits = edits
    self.changes = changes
  }

  public func validate() throws(LogError) { _ = try steps() }

  /// What the undo did to each file.
  public func steps() throws(LogError) -> [FileStep] {
    var steps: [FileStep] = []
    for state in files { steps.append(try FileStep(state, edits: edits[state.path] ?? [], creation: nil)) }
    return steps
  }
}
