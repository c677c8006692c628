import SourceText

/// A run of bytes of one Objective-C file. All tokens of a tree, trivia included, cover every byte in order.
public struct ObjCToken: Hashable, Sendable {
  public enum Kind: UInt8, Sendable {
    case whitespace, lineComment, blockComment, lineContinuation, directive
    case identifier, keyword, atKeyword, number, string, objcString, character, punctuator
    /// Bytes that begin nothing, like a lone backquote.
    case unknown
  }

  let start: UInt32
  let length: UInt32
  public let kind: Kind
  let symbol: Symbol
  /// True for the first token of a line that is no trivia.
  let isFirstOnLine: Bool

  /// The byte offsets of the token.
  public var range: Range<ByteOffset> { Int(start)..<Int(start) + Int(length) }

  var end: Int { Int(start) + Int(length) }

  /// True for white space, comments, line continuations and preprocessor lines.
  public var isTrivia: Bool { kind.rawValue <= Kind.directive.rawValue }
}
