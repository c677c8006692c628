import ChangeLog
import SourceEdits

/// A batch as `CHANGES.md` tells it: what was written, by what, and what was left.
public struct BatchPage: Sendable {
  /// A transform as it is introduced to a reader.
  public struct Transform: Sendable {
    public let id: String
    /// A few words, like `Read sizes from the nearest container`.
    public let title: String

    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The command that was run to see whether the checkout still works.
  public struct Verification: Sendable {
    public let command: String
    public let passed: Bool
    /// How long the last run took; nil when nobody kept it.
    public let seconds: Double?
    /// How often it ran for this batch.
    public let runs: Int
    /// What the command printed: of the run that failed with the fewest changes, or of the one that passed.
    public let output: String
    /// The command fails without any of the changes, too; nil when that was not tried.
    public let failsAnyway: Bool?
    /// The ids of changes that were left out and are not known to make it fail.
    public let undecided: Set<String>

    public init(
      command: String, passed: Bool, seconds: Double? = nil, runs: Int = 1, output: String, failsAnyway: Bool? = nil,
      undecided: Set<String> = []
    ) {
      self.command = command
      self.passed = passed
      self.seconds = seconds
      self.runs = runs
      self.output = output
      self.failsAnyway = failsAnyway
      self.undecided = undecided
    }

    /// As the record of the batch has it.
    public init(_ kept: BatchRecord.Verification) {
      self.init(
        command: kept.command, passed: kept.passed, runs: kept.runs, output: kept.output, failsAnyway: kept.failsAnyway,
        undecided: Set(kept.undecided ?? []))
    }
  }

  public var number: Int
  public var title: String
  /// ISO 8601, UTC.
  public var date: String
  public var toolVersion: String
  /// The command line that made the batch.
  public var command: String
  /// The commit that the checkout was at before, in full.
  public var head: String?
  /// The batch's folder, in which `changes.patch` is.
  public var folder: String?
  /// What became of the batch, like `undone on 2026-02-04`; nil while it stands.
  public var state: String?
  /// The transforms in the order of the catalogue.
  public var transforms: [Transform] = []
  public var changes: [Change]
  /// The places that were left to a person.
  public var findings: [Finding] = []
  /// Changes that need review and were not asked for.
  public var offered: [Change] = []
  /// Changes that a person did not want.
  public var declined: [Change] = []
  /// Changes that the verification fails with, or may, and that were not written.
  public var leftOut: [Change] = []
  public var verification: Verification?

  public init(number: Int, title: String, date: String, toolVersion: String, command: String, changes: [Change]) {
    self.number = number
    self.title = title
    self.date = date
    self.toolVersion = toolVersion
    self.command = command
    self.changes = changes
  }
}
