import SourceText

/// A preprocessor line, with the lines that a backslash joins to it.
public struct ObjCDirective: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case define, undef, include, `import`, `if`, ifdef, ifndef, elif, `else`, endif, pragma, error, warning, line
    /// `#include_next`, `#ident`, `#elifdef`, an empty `#` and whatever else.
    case other
  }

  public let kind: Kind
  /// The line from `#` on, without a comment at its end.
  public let range: Range<ByteOffset>
  /// The macro that is defined or no longer defined; nil for other directives.
  public let name: String?
  /// Where the macro's name stands.
  public let nameRange: Range<ByteOffset>?
  /// The parameters of a macro that is called like a function, `...` included; nil for all others.
  public let parameters: [String]?
  /// What follows the keyword, or the name and the parameters: a replacement, a condition. Empty when nothing does.
  public let body: Range<ByteOffset>
  /// What is included, without quotes or angle brackets.
  public let includedPath: String?
}

/// One clause of `#if … #endif` that an offset is inside of.
public struct ObjCCondition: Hashable, Sendable {
  public let kind: ObjCDirective.Kind
  /// The text behind the keyword; empty for `#else`.
  public let condition: String
  /// The clauses of the same group before this one, which did not hold, as `ifdef DEBUG`.
  public let negated: [String]
}
