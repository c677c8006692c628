import SourceEdits
import SourceText

/// Writes new entries of a project file as a neighbour is written: its line breaks, comments and order of fields.
struct XcodeLayout {
  private let text: SourceText

  init(_ text: SourceText) {
    self.text = text
  }

  /// A value as it is to be written.
  struct Field {
    let written: String

    init(_ written: String) {
      self.written = written
    }
  }

  /// The edit that puts a copy of an object behind it.
  ///
  /// - Parameters:
  ///   - names: What comments call the object and what they are to call the copy.
  ///   - fields: New values for the fields that the object has.
  ///   - kept: The fields that stay as they are; all others are left out.
  func copy(
    of entry: PropertyListNode.Entry, id: String, renaming names: (String, String), fields: [String: Field], kept: Set<String>
  ) -> TextEdit {
    var edits = [TextEdit(range: entry.keyRange, replacement: id)]
    edits += comment(in: entry.keyRange.upperBound..<entry.value.range.lowerBound, names)
    var end = entry.value.range.lowerBound + 1
    for field in entry.value.entries {
      if let new = fields[field.key] {
        edits.append(TextEdit(range: field.value.range, replacement: new.written))
        edits += comment(in: field.value.range.upperBound..<field.range.upperBound, names)
      } else if !kept.contains(field.key) {
        edits.append(TextEdit(range: end..<field.range.upperBound, replacement: ""))
      }
      end = field.range.upperBound
    }
    let start = entry.range.lowerBound
    let moved = edits.map {
      TextEdit(range: $0.range.lowerBound - start..<$0.range.upperBound - start, replacement: $0.replacement)
    }
    let copy = SourceText(bytes: Array(text.bytes[entry.range])).applying(moved)
    return TextEdit(
      range: entry.range.upperBound..<entry.range.upperBound, replacement: blanks(before: start) + copy.string)
  }

  /// The edit that puts an item into a list, behind another, else to the end.
  ///
  /// - Parameter names: What the comment at the other item says and what the new one is to say; nil for a list of paths.
  func insertion(of item: String, behind other: String, in list: PropertyListNode, renaming names: (String, String)?) -> TextEdit {
    let items = list.array ?? []
    guard let model = items.last(where: { $0.string == other }) ?? items.last else { return filling(list, with: item) }
    let (commentEnd, comma) = text.bytes.withUnsafeBufferPointer { bytes in
      let next = OldStyleText.endOfBlank(bytes, model.range.upperBound)
      return (lastComment(in: model.range.upperBound..<next)?.upperBound, next < bytes.count && bytes[next] == 0x2C ? next : nil)
    }
    var new = item
    let gap = model.range.upperBound..<(comma ?? commentEnd ?? model.range.upperBound)
    if let names, let edit = comment(in: gap, names).first {
      new += " " + edit.replacement
    }
    // What stands before the first item may be nothing where others have a space.
    let spaced = items.count > 1 && model.range == items[0].range ? items[1] : model
    let before = blanks(before: spaced.range.lowerBound)
    if let comma { return TextEdit(range: comma + 1..<comma + 1, replacement: before + new + ",") }
    let end = commentEnd ?? model.range.upperBound
    return TextEdit(range: end..<end, replacement: "," + (before.isEmpty ? " " : before) + new)
  }

  private func filling(_ list: PropertyListNode, with item: String) -> TextEdit {
    let contents = list.contents ?? list.range
    let indentation = text.indentation(at: list.range.upperBound - 1)
    let isOnLines = text.bytes[contents].contains { $0 == 0x0A || $0 == 0x0D }
    return TextEdit(
      range: contents.lowerBound..<contents.lowerBound,
      replacement: (isOnLines ? text.lineEnding.rawValue + indentation + "\t" : "") + item + ",")
  }

  /// The edit that renames what a comment names; none without a comment.
  private func comment(in range: Range<ByteOffset>, _ names: (String, String)) -> [TextEdit] {
    guard let found = lastComment(in: range) else { return [] }
    let words = text.string(in: found.lowerBound + 2..<found.upperBound - 2)
    let renamed: String
    if words.contains(names.0) {
      renamed = words.replacing(names.0, with: names.1, maxReplacements: 1)
    } else {
      // A comment that is not up to date: what follows the name is ` in Sources` or the like.
      renamed = " " + names.1 + (words.ranges(of: " in ").last.map { String(words[$0.lowerBound...]) } ?? " ")
    }
    return [TextEdit(range: found, replacement: "/*" + renamed + "*/")]
  }

  /// The last whole `/* … */` between two offsets, between which no quoted word stands.
  private func lastComment(in range: Range<ByteOffset>) -> Range<ByteOffset>? {
    var found: Range<ByteOffset>?
    var offset = range.lowerBound
    while offset + 1 < range.upperBound {
      guard text.bytes[offset] == 0x2F else {
        offset += 1
        continue
      }
      if text.bytes[offset + 1] == 0x2F {
        offset = text.endOfLine(at: offset)
      } else if text.bytes[offset + 1] == 0x2A,
        let end = text.firstOffset(of: "*/", in: offset + 2..<max(offset + 2, range.upperBound))
      {
        found = offset..<end + 2
        offset = end + 2
      } else {
        offset += 1
      }
    }
    return found
  }

  /// The blanks before an offset: a line break and the indentation, or the spaces on the same line.
  private func blanks(before offset: ByteOffset) -> String {
    var start = offset
    while start > 0, text.bytes[start - 1] == 0x20 || text.bytes[start - 1] == 0x09 { start -= 1 }
    if start > 0, text.bytes[start - 1] == 0x0A {
      start -= start > 1 && text.bytes[start - 2] == 0x0D ? 2 : 1
    } else if start > 0, text.bytes[start - 1] == 0x0D {
      start -= 1
    }
    return text.string(in: start..<offset)
  }
}
