import SourceEdits
import SourceText

/// Something that happened in a review and is written down at once.
public enum ReviewEvent: Equatable, Sendable {
  /// One decision, or several that were taken with one key.
  case decided([DecidedChange])
  /// A change was split into its pieces.
  case split(DecisionKey)
  /// What was accepted has been written. The files now have these contents.
  case wrote(batch: Int, contents: [FileID: ContentID])
  /// After a batch the code around a declined change is another.
  case renamed([DecisionKey: DecisionKey])
  /// The last decision, split or batch was taken back.
  case takenBack
}

/// A change and what was said of it.
public struct DecidedChange: Equatable, Sendable {
  public let key: DecisionKey
  public let decision: Decision

  public init(_ key: DecisionKey, _ decision: Decision) {
    self.key = key
    self.decision = decision
  }
}
