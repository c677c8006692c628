import SourceText
import SwiftParser
import SwiftSyntax

extension SourceText {
  /// True when the text does not parse as Swift.
  public var hasSyntaxErrors: Bool {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError
  }
}
