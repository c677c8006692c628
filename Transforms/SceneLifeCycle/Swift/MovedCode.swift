import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit

/// Code on its way to another file: its text with what has to be different there.
struct MovedCode {
  let file: SwiftFile
  private var edits: [TextEdit] = []

  init(_ file: SwiftFile) {
    self.file = file
  }

  mutating func replace(_ range: Range<ByteOffset>, with text: String) {
    let edit = TextEdit(range: range, replacement: text)
    if !edits.contains(edit) { edits.append(edit) }
  }

  mutating func add(_ others: [TextEdit]) {
    for edit in others where !edits.contains(edit) { edits.append(edit) }
  }

  /// The text of a range.
  func text(of range: Range<ByteOffset>) -> String {
    var result = ""
    var offset = range.lowerBound
    // Of edits within each other the outer one counts.
    for edit in edits.sorted(by: { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }) {
      guard edit.range.lowerBound >= offset, edit.range.upperBound <= range.upperBound else { continue }
      result += file.text.string(in: offset..<edit.range.lowerBound) + edit.replacement
      offset = edit.range.upperBound
    }
    return result + file.text.string(in: offset..<range.upperBound)
  }

  /// The lines of a range without the indentation of its code.
  ///
  /// - Parameter code: where the code starts, behind comments that may stand elsewhere.
  func lines(of range: Range<ByteOffset>, code: ByteOffset? = nil) -> [String] {
    let indentation = file.text.indentation(at: code ?? range.lowerBound)
    return text(of: range).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      if line.allSatisfy({ $0 == " " || $0 == "\t" }) { return "" }
      return String(line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
    }
  }

  /// The lines of a statement or member and the comments that speak of it.
  func lines(of node: some SyntaxProtocol) -> [String] {
    lines(of: file.rangeWithComments(of: node), code: node.codeRange.lowerBound)
  }
}
