import SourceText
import SwiftParser
import SwiftSyntax

extension SourceText {
  /// True when the text does not parse as Swift.
  public var hasSyntaxErrors: Bool {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError
  }
}

extension SourceFileSyntax {
  /// The bytes that the tree prints.
  public var syntaxTextBytes: [UInt8] { Array(description.utf8) }
}
