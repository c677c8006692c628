import ObjCSyntax
import SourceText
import TransformKit

/// The bytes of a statement or a member together with the comments that belong to it.
struct ObjCExtent {
  let file: ObjCFile
  let range: Range<ByteOffset>

  /// Comments directly above belong to what is below; one behind it on its line does as well.
  init(of node: ObjCNode, in file: ObjCFile) { self.init(of: node.range, in: file) }

  init(of code: Range<ByteOffset>, in file: ObjCFile) {
    self.file = file
    let text = file.text
    var start = code.lowerBound
    var end = code.upperBound
    // A semicolon that the parser takes for a statement of its own.
    let tail = text.string(in: end..<text.endOfLine(at: end))
    if tail.first == ";" { end += 1 }
    if let comment = file.tree.comments.first(where: { $0.lowerBound >= end }), comment.lowerBound < text.endOfLine(at: end),
      text.string(in: end..<comment.lowerBound).allSatisfy(\.isWhitespace)
    {
      end = comment.upperBound
    }
    while let comment = file.tree.comments.last(where: { $0.upperBound <= start }) {
      let between = text.string(in: comment.upperBound..<start)
      let before = text.string(in: text.startOfLine(at: comment.lowerBound)..<comment.lowerBound)
      guard between.allSatisfy(\.isWhitespace), between.filter(\.isNewline).count <= 1, before.allSatisfy(\.isWhitespace) else { break }
      // What the template says of the launch method stays there.
      if text.string(in: comment).contains("Override point for customization after application launch") { break }
      start = comment.lowerBound
    }
    range = start..<end
  }

  /// The bytes of an expression and nothing else.
  init(_ expression: ObjCNode, in file: ObjCFile) {
    self.file = file
    range = expression.range
  }

  /// A blank line stands above it.
  var followsBlankLine: Bool {
    file.lineAbove(range.lowerBound).map { file.text.string(in: $0).allSatisfy(\.isWhitespace) } ?? false
  }

  /// Its lines, the first one from its indentation on, with line ends of one byte.
  ///
  /// - Parameter replacements: texts that take the place of ranges within it.
  func code(replacing replacements: [Range<ByteOffset>: String] = [:]) -> String {
    let start = file.text.startOfLine(at: range.lowerBound)
    let lead = file.text.string(in: start..<range.lowerBound)
    return (lead.allSatisfy(\.isWhitespace) ? lead : file.text.indentation(at: start)) + text(replacing: replacements)
  }

  /// Its text from its first byte on, with line ends of one byte.
  func text(replacing replacements: [Range<ByteOffset>: String] = [:]) -> String {
    var code = ""
    var offset = range.lowerBound
    for (place, text) in replacements.sorted(by: { $0.key.lowerBound < $1.key.lowerBound }) where range.contains(place.lowerBound) && place.lowerBound >= offset {
      code += file.text.string(in: offset..<place.lowerBound) + text
      offset = place.upperBound
    }
    return (code + file.text.string(in: offset..<range.upperBound)).unixLines
  }
}

extension ObjCFile {
  /// The bytes of the line above the one that holds the offset.
  func lineAbove(_ offset: ByteOffset) -> Range<ByteOffset>? {
    let index = lines.index(at: offset)
    return index > 0 ? lines.range(ofLine: index - 1) : nil
  }
}

extension String {
  /// With line ends of one byte.
  var unixLines: String { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\n") }

  /// Its lines, each one step further in, empty ones left alone.
  func indented(by step: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : step + $0 }.joined(separator: "\n")
  }
}
