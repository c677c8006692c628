import SourceText

/// A `#define` as the first pass reads it.
public struct MacroFact: Sendable, Equatable {
  public let name: String
  /// The bytes of the name.
  public let nameRange: Range<ByteOffset>
  /// The whole directive in bytes, from `#` to the end of its last line, line break left out.
  public let range: Range<ByteOffset>
  /// The names between the parentheses; nil for a macro without any.
  public let parameters: [String]?
  /// What it stands for, in bytes, without the space around it.
  public let body: Range<ByteOffset>
  /// The body mentions something that transforms look for.
  public let hasMention: Bool
  /// The other names that the body uses: macros, functions, variables. None twice, in order.
  public let words: [String]
  /// What the body does to names that `#` and `##` stand beside.
  public let gluing: MacroGluing?
}
