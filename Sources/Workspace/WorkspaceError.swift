/// Something the disk or git refused, as a sentence for a person.
public struct WorkspaceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A whole sentence without a full stop, lower case at the start so that a prefix like `error: ` fits before it.
  public let message: String

  public init(_ message: String) {
    self.message = message
  }

  public var description: String { message }
}
