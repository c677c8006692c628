/// What a person said of a change.
public enum Decision: String, Sendable, CaseIterable {
  case accepted
  case declined
  /// Left alone, with a comment in the source that says so.
  case suppressed
}
