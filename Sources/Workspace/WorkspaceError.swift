/// Something the disk or git refused, as a sentence for a person.
public struct WorkspaceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What it means for what was asked.
  public enum Kind: Sendable {
    /// The disk or git could not do it.
    case failed
    /// Something is not as it has to be: a file that changed, a link, another run. It is left alone.
    case refused
    /// Something was written and could not be taken back.
    case halfDone
  }

  /// A whole sentence without a full stop, lower case at the start so that a prefix like `error: ` fits before it.
  public let message: String
  public let kind: Kind

  public init(_ message: String, kind: Kind = .failed) {
    self.message = message
    self.kind = kind
  }

  public var description: String { message }
}
