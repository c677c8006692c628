import SourceEdits

/// What a person said of a change.
public enum Decision: Hashable, Sendable {
  case accepted
  case declined
  /// Left alone, with a comment in the source that says so.
  case suppressed
  /// Accepted with lines of the person's own.
  case edited([EditedHunk])

  /// True when something is written because of it.
  public var writes: Bool { self != .declined }

  /// One word for it.
  public var word: String {
    switch self {
    case .accepted: "accepted"
    case .declined: "declined"
    case .suppressed: "suppressed"
    case .edited: "edited"
    }
  }
}

/// Lines of a file and what a person put in their place; both with their line endings.
public struct EditedHunk: Hashable, Sendable {
  public let file: FileID
  public let old: String
  public let new: String

  public init(file: FileID, old: String, new: String) {
    self.file = file
    self.old = old
    self.new = new
  }
}

/// How many changes stand how.
public struct ReviewTally: Equatable, Sendable {
  public var accepted = 0
  public var declined = 0
  public var suppressed = 0
  public var edited = 0
  public var undecided = 0

  public init(accepted: Int = 0, declined: Int = 0, suppressed: Int = 0, edited: Int = 0, undecided: Int = 0) {
    self.accepted = accepted
    self.declined = declined
    self.suppressed = suppressed
    self.edited = edited
    self.undecided = undecided
  }

  public var all: Int { accepted + declined + suppressed + edited + undecided }

  mutating func count(_ decision: Decision?) {
    switch decision {
    case .accepted: accepted += 1
    case .declined: declined += 1
    case .suppressed: suppressed += 1
    case .edited: edited += 1
    case nil: undecided += 1
    }
  }
}
