/// Why a file of ours cannot be taken, as a sentence for a person.
public struct LogError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A whole sentence without a full stop, lower case at the start so that a prefix like `error: ` fits before it.
  public let message: String

  public init(_ message: String) {
    self.message = message
  }

  public var description: String { message }
}
