import SourceEdits
import SourceText

/// The lines of a file that a change touches, before and after it.
struct LineDifference {
  private let text: SourceText
  private let lines: LineTable
  private let file: FileID

  init(_ text: SourceText, of file: FileID) {
    self.text = text
    self.file = file
    lines = LineTable(text)
  }

  /// The lines as a diff has them: `-` and `+` before each, `…` for lines between them that stay.
  ///
  /// - Parameter edits: sorted and disjoint, in byte offsets of the text.
  func lines(of edits: [TextEdit]) -> [[UInt8]] {
    guard (edits.last?.range.upperBound ?? 0) <= text.count else { return [] }
    var result: [[UInt8]] = []
    for hunk in neighbours(edits).flatMap({ hunks(of: $0.edits, in: $0.lines) }) {
      if !result.isEmpty { result.append(Array(" …".utf8)) }
      result += hunk.lines.map(Self.shown)
    }
    return result
  }

  /// The edits in runs on lines that follow each other.
  private func neighbours(_ edits: [TextEdit]) -> [(edits: [TextEdit], lines: ClosedRange<Int>)] {
    var groups: [(edits: [TextEdit], lines: ClosedRange<Int>)] = []
    for edit in edits {
      let first = lines.index(at: edit.range.lowerBound)
      let last = lines.index(at: edit.range.upperBound)
      if let group = groups.last, first <= group.lines.upperBound + 1 {
        groups[groups.count - 1] = (group.edits + [edit], group.lines.lowerBound...max(last, group.lines.upperBound))
      } else {
        groups.append(([edit], first...last))
      }
    }
    return groups
  }

  /// A diff of these lines alone costs nothing in a long file.
  private func hunks(of edits: [TextEdit], in range: ClosedRange<Int>) -> [UnifiedDiff.Hunk] {
    let start = lines.range(ofLine: range.lowerBound).lowerBound
    let end = lines.range(ofLine: range.upperBound).upperBound
    let moved = edits.map {
      TextEdit(range: $0.range.lowerBound - start..<$0.range.upperBound - start, replacement: $0.replacement)
    }
    let part = SourceText(bytes: Array(text.bytes[start..<end]))
    return UnifiedDiff(of: part, in: file, edits: moved, context: 0).hunks
  }

  /// The line with its mark, without its ending, cut where it is too long to read.
  private static func shown(_ line: UnifiedDiff.Line) -> [UInt8] {
    var bytes = line.bytes[...]
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    guard bytes.count > longest else { return [line.kind.rawValue] + bytes }
    // Not within a character.
    var end = longest
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return [line.kind.rawValue] + bytes[..<end] + Array("…".utf8)
  }

  private static let longest = 300
}
