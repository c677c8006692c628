import SourceText

/// Which bytes go with code that is removed, so that its lines go whole and no gap is left.
struct LineRemoval {
  private let text: SourceText
  private let lines: LineTable

  init(_ text: SourceText, _ lines: LineTable) {
    self.text = text
    self.lines = lines
  }

  /// The byte ranges to delete with code: whole lines where it stands on lines of its own, with a blank line that would
  /// be left doubled or next to a brace. A run of neighbours goes as one.
  ///
  /// - Parameter comments: those of the file, when what only announces the code is to go with it.
  func ranges(toDelete code: [Range<ByteOffset>], announcedBy comments: [Range<ByteOffset>] = []) -> [Range<ByteOffset>] {
    var runs: [[Range<ByteOffset>]] = []
    for range in code.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last?.last, last.upperBound <= range.lowerBound, isBlank(last.upperBound..<range.lowerBound) {
        runs[runs.count - 1].append(range)
      } else {
        runs.append([range])
      }
    }
    return runs.flatMap { run -> [Range<ByteOffset>] in
      let (first, last) = (run[0], run[run.count - 1])
      guard isStartOfLine(first.lowerBound), isEndOfLine(last.upperBound) else { return run.map { withSpaceBeforeComment($0) } }
      let lines = text.startOfLine(at: first.lowerBound)..<text.endOfLine(at: last.upperBound)
      return [closingGap(AnnouncingComments(text, comments: comments).start(of: lines)..<lines.upperBound)]
    }
  }

  /// Takes a blank line along when two would meet, or one would stand next to a brace.
  private func closingGap(_ range: Range<ByteOffset>) -> Range<ByteOffset> {
    let line = lines.index(at: range.lowerBound)
    let previous = line > 0 ? lines.range(ofLine: line - 1) : 0..<0
    let next = range.upperBound..<text.endOfLine(at: range.upperBound)
    let opens = text.string(in: previous).last { !$0.isWhitespace } == "{"
    let closes = text.string(in: next).first { !$0.isWhitespace } == "}"
    if isBlank(next), isBlank(previous) || opens { return range.lowerBound..<next.upperBound }
    if isBlank(previous), closes { return previous.lowerBound..<range.upperBound }
    return range
  }

  /// With the space behind it when it begins its line, and the space before it when it ends it.
  private func withSpaceBeforeComment(_ range: Range<ByteOffset>) -> Range<ByteOffset> {
    if isStartOfLine(range.lowerBound) {
      let rest = text.string(in: range.upperBound..<text.endOfLine(at: range.upperBound))
      return range.lowerBound..<range.upperBound + rest.prefix { $0 == " " || $0 == "\t" }.utf8.count
    }
    guard isEndOfLine(range.upperBound) else { return range }
    var start = range.lowerBound
    while start > 0, text.bytes[start - 1] == 0x20 || text.bytes[start - 1] == 0x09 { start -= 1 }
    return start..<range.upperBound
  }

  private func isBlank(_ range: Range<ByteOffset>) -> Bool {
    text.bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// True when nothing but white space follows on the line.
  func isEndOfLine(_ offset: ByteOffset) -> Bool { isBlank(offset..<text.endOfLine(at: offset)) }

  /// True when nothing but white space stands before it on the line.
  func isStartOfLine(_ offset: ByteOffset) -> Bool { isBlank(text.startOfLine(at: offset)..<offset) }
}
