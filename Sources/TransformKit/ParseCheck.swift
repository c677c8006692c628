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

extension ObjCTree {
  /// Parses a file as it is, and counts it for the run.
  public convenience init(_ text: SourceText, of file: FileID) {
    RunCounters.noteParse(of: file, .whole)
    self.init(text)
  }
}

extension SourceText {
  /// True when the text does not parse in the language of its file, or, in Objective-C, less of it than of another text.
  public func isBroken(in file: FileID, unlike original: SourceText?) -> Bool {
    guard SourceLanguage(of: file) != nil else { return false }
    RunCounters.noteParse(of: file, .result)
    if file.isSwift { return hasSyntaxErrors }
    return isBroken(withUnparsed: ObjCTree(self).unparsedBytes, in: file, unlike: original)
  }

  /// The same of a text that was parsed already, but for so many of its bytes.
  ///
  /// The original is parsed only where something is left to compare with.
  public func isBroken(withUnparsed bytes: Int, in file: FileID, unlike original: SourceText?) -> Bool {
    bytes > 0 && bytes > (original.map { ObjCTree($0, of: file).unparsedBytes } ?? 0)
  }
}

extension SourceText {
  /// The bytes of every comment, in the language of a file, in order.
  public func comments(in file: FileID) -> [Range<ByteOffset>] {
    guard SourceLanguage(of: file) != nil else { return commentsOfProjectFile }
    return file.isSwift ? SourceOutline(self).comments : ObjCTree(self, of: file).comments
  }

  /// `<!-- -->`, `/* */` and, to the end of the line, `//` and `#`: whatever the format, these hold no code.
  private var commentsOfProjectFile: [Range<ByteOffset>] {
    guard contains("reframe:ignore", in: 0..<count) else { return [] }
    let marks: [(open: String, close: String)] = [("<!--", "-->"), ("/*", "*/"), ("//", "\n"), ("#", "\n")]
    var result: [Range<ByteOffset>] = []
    var offset = 0
    while offset < count {
      guard let mark = marks.first(where: { bytes[offset...].starts(with: $0.open.utf8) }) else {
        offset += 1
        continue
      }
      var end = offset + mark.open.utf8.count
      while end < count, !bytes[end...].starts(with: mark.close.utf8) { end += 1 }
      end = min(count, end + (mark.close == "\n" ? 0 : mark.close.utf8.count))
      result.append(offset..<end)
      offset = max(end, offset + 1)
    }
    return result
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
