import SourceEdits
import SourceText

/// The new lines of a change as a text for an editor, and the way back.
///
/// Each run of lines stands below a marker that says whose place it takes. The markers stay as they are; everything
/// between them is the person's.
public struct EditSheet: Sendable {
  /// Why an edited text is not taken, as a sentence without a full stop.
  public struct Fault: Error, Equatable, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// Lines that go and what is proposed in their place.
  struct Hunk: Equatable, Sendable {
    let file: FileID
    /// The bytes of the old lines.
    let range: Range<ByteOffset>
    /// The number of the first line, from 1.
    let line: Int
    let old: String
    let new: String
  }

  let hunks: [Hunk]
  private let endings: [FileID: LineEnding]

  static let comment = "// reframe:"

  public init(_ change: Change, in texts: [FileID: SourceText]) {
    var hunks: [Hunk] = []
    var endings: [FileID: LineEnding] = [:]
    for file in change.edits.files {
      guard let text = texts[file], let edits = change.edits.edits[file] else { continue }
      endings[file] = text.lineEnding
      for hunk in UnifiedDiff(of: text, in: file, edits: edits, context: 0).hunks {
        let new = hunk.lines.filter { $0.kind == .added }.flatMap(\.bytes)
        // Without an old line the diff names the one before.
        let line = hunk.range.isEmpty ? hunk.oldStart + 1 : hunk.oldStart
        hunks.append(
          Hunk(
            file: file, range: hunk.range, line: line, old: text.string(in: hunk.range),
            new: String(decoding: new, as: UTF8.self)))
      }
    }
    self.hunks = hunks
    self.endings = endings
  }

  // MARK: To the editor

  /// The text that the editor opens.
  public var text: String {
    var lines = [
      "\(Self.comment) Change the lines below and save them. Lines that begin with '\(Self.comment)' are not written;",
      "\(Self.comment) those with dashes have to stay. An empty file leaves everything as it was.",
    ]
    for (index, hunk) in hunks.enumerated() {
      lines.append(marker(index))
      lines += Self.lines(hunk.old).map { "\(Self.comment) was \($0)" }
      lines += Self.lines(hunk.new)
    }
    return (lines + [Self.endMarker]).joined(separator: "\n") + "\n"
  }

  private func marker(_ index: Int) -> String {
    let hunk = hunks[index]
    let count = Self.lines(hunk.old).count
    let path = String(hunk.file.path.map { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? "?" : $0 })
    let place =
      switch count {
      case 0: "new before line \(hunk.line)"
      case 1: "instead of line \(hunk.line)"
      default: "instead of lines \(hunk.line) to \(hunk.line + count - 1)"
      }
    return "\(Self.comment) ---- \(index + 1) of \(hunks.count): \(path), \(place) ----"
  }

  private static let endMarker = "\(comment) ---- end ----"

  /// The lines without their endings. Only a line feed ends one, as in a diff.
  private static func lines(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  // MARK: And back

  /// What the person made of it; nil when the text was emptied or nothing was changed.
  public func hunks(in edited: String) throws(Fault) -> [EditedHunk]? {
    guard edited.contains(where: { !$0.isWhitespace }) else { return nil }
    let sections = try sections(Self.lines(edited))
    var result: [EditedHunk] = []
    for (hunk, lines) in zip(hunks, sections) {
      result.append(EditedHunk(file: hunk.file, old: hunk.old, new: text(of: lines, for: hunk)))
    }
    return zip(result, hunks).allSatisfy { $0.new == $1.new } ? nil : result
  }

  /// The person's lines below each marker.
  private func sections(_ lines: [String]) throws(Fault) -> [[String]] {
    let markers = hunks.indices.map(marker) + [Self.endMarker]
    var places: [Int] = []
    for marker in markers {
      let found = lines.indices.filter { lines[$0] == marker }
      guard found.count == 1, places.last ?? -1 < found[0] else {
        throw Fault(description: "the line '\(marker)' has to stay where it is, once and unchanged")
      }
      places.append(found[0])
    }
    let outside = lines[..<places[0]] + lines[(places[places.count - 1] + 1)...]
    guard outside.allSatisfy({ $0.hasPrefix(Self.comment) || $0.allSatisfy(\.isWhitespace) }) else {
      throw Fault(description: "there are lines above the first marker or below the last, and nothing says where they belong")
    }
    return zip(places, places.dropFirst()).map { start, end in
      lines[(start + 1)..<end].filter { !$0.hasPrefix(Self.comment) }
    }
  }

  /// The lines with endings: a line that is as proposed keeps its own, every other gets the file's.
  private func text(of lines: [String], for hunk: Hunk) -> String {
    let proposed = Self.lines(hunk.new)
    let whole = Self.wholeLines(hunk.new)
    let start = zip(lines, proposed).prefix { $0 == $1 }.count
    let end = zip(lines.reversed(), proposed.reversed()).prefix { $0 == $1 }.count
    let ending = (endings[hunk.file] ?? .lf).rawValue
    var result = ""
    for (index, line) in lines.enumerated() {
      let fromEnd = lines.count - 1 - index
      if index < start {
        result += whole[index]
      } else if fromEnd < end, fromEnd < proposed.count - start {
        result += whole[proposed.count - 1 - fromEnd]
      } else {
        result += line + ending
      }
    }
    // The last line of a file without an ending stays without one.
    let isOpen = { (text: String) in !text.isEmpty && text.utf8.last != 0x0A }
    if isOpen(hunk.new) || (hunk.new.isEmpty && isOpen(hunk.old)) {
      while let last = result.utf8.last, last == 0x0A || last == 0x0D { result.unicodeScalars.removeLast() }
    } else if isOpen(result) {
      result += ending
    }
    return result
  }

  /// The lines with their endings.
  private static func wholeLines(_ text: String) -> [String] {
    var lines: [String] = []
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { rest.index(after: $0) } ?? rest.endIndex
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[end...]
    }
    return lines
  }
}
