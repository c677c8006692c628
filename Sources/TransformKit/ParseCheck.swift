import ObjCSyntax
import SourceEdits
import SourceText
import SwiftParser
import SwiftSyntax

extension SourceText {
  /// True when the text does not parse as Swift.
  public var hasSyntaxErrors: Bool {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError
  }
}

extension SourceText {
  /// True when the text does not parse in the language of its file, or, in Objective-C, less of it than of another text.
  public func isBroken(in file: FileID, unlike original: SourceText?) -> Bool {
    if file.isSwift { return hasSyntaxErrors }
    return ObjCTree(self).unparsedBytes > (original.map { ObjCTree($0).unparsedBytes } ?? 0)
  }
}

extension SourceText {
  /// The bytes of every comment, in the language of a file, in order.
  public func comments(in file: FileID) -> [Range<ByteOffset>] {
    file.isSwift ? SourceOutline(self).comments : ObjCTree(self).comments
  }
}

extension SourceFileSyntax {
  /// The bytes that the tree prints.
  public var syntaxTextBytes: [UInt8] { Array(description.utf8) }
}

extension SwiftFile {
  /// Where the first syntax error is: the innermost node that holds one, in order.
  public var firstError: LineColumn? {
    guard tree.hasError else { return nil }
    var node = Syntax(tree)
    while let child = node.children(viewMode: .all).first(where: { $0.hasError }) { node = child }
    return lines.position(at: node.codeRange.lowerBound)
  }
}
