import SourceText

/// The comments of a file that switch Reframe off: `reframe:ignore`, `reframe:ignore:screen-bounds`,
/// `reframe:ignore-file`.
struct Suppressions {
  /// For each line (from 1) the transforms that are switched off there; an empty set means all.
  private var lines: [Int: Set<String>] = [:]
  private(set) var wholeFile = false

  var isEmpty: Bool { lines.isEmpty && !wholeFile }

  private static let marker: StaticString = "reframe:ignore"

  /// - Parameter comments: the byte ranges of the file's comments; text elsewhere says nothing.
  init(_ text: SourceText, lines table: LineTable, comments: [Range<ByteOffset>]) {
    for comment in comments where text.contains(Self.marker, in: comment) {
      let words = text.string(in: comment)
      var rest = words[...]
      while let found = rest.firstRange(of: "\(Self.marker)") {
        let offset = comment.lowerBound + words[..<found.lowerBound].utf8.count
        rest = rest[found.upperBound...]
        add(rest, at: offset, in: comment, text, table)
      }
    }
  }

  /// True when a comment switches the transform off on that line (from 1).
  func covers(line: Int, transform: String) -> Bool {
    guard let names = lines[line] else { return false }
    return names.isEmpty || names.contains(transform)
  }

  private mutating func add(
    _ rest: Substring, at offset: ByteOffset, in comment: Range<ByteOffset>, _ text: SourceText, _ table: LineTable
  ) {
    if rest.hasPrefix("-file") {
      wholeFile = true
      return
    }
    // `reframe:ignored` is another word.
    guard rest.first.map({ !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }) ?? true else { return }
    let line = table.index(at: offset)
    let whole = table.range(ofLine: line)
    let before = text.string(in: whole.lowerBound..<max(whole.lowerBound, min(comment.lowerBound, whole.upperBound)))
    let after = comment.upperBound < whole.upperBound ? text.string(in: comment.upperBound..<whole.upperBound) : ""
    // Alone on its line it speaks of the next one.
    let isAlone = (before + after).allSatisfy { $0.isWhitespace || $0.isNewline || $0 == "\u{FEFF}" }
    let number = isAlone ? line + 2 : line + 1
    let names = Self.transforms(in: rest)
    let known = lines[number]
    lines[number] = known.map { $0.isEmpty || names.isEmpty ? [] : $0.union(names) } ?? names
  }

  /// The ids after the colon, separated by commas.
  private static func transforms(in rest: Substring) -> Set<String> {
    guard rest.hasPrefix(":") else { return [] }
    let list = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "," }
    return Set(list.split(separator: ",").map(String.init))
  }
}
