import SourceText

/// The lines that go with definitions: their own, the comments that describe them, and a blank line that would be left
/// doubled.
public struct DefinitionLines {
  private let text: SourceText

  public init(_ text: SourceText) {
    self.text = text
  }

  /// For each definition, in order, the bytes to delete.
  ///
  /// - Parameter definitions: their code, each on lines of its own, in ascending order.
  public func ranges(of definitions: [Range<ByteOffset>]) -> [Range<ByteOffset>] {
    var ranges = definitions.map { start(of: $0)..<text.endOfLine(at: $0.upperBound) }
    var first = 0
    while first < ranges.count {
      var last = first
      while last + 1 < ranges.count, ranges[last].upperBound == ranges[last + 1].lowerBound { last += 1 }
      // A comment above a run that ends with its block speaks of the run.
      if endsBlock(ranges[last].upperBound) { ranges[first] = withPlainComment(ranges[first]) }
      closeGap(&ranges, first, last)
      first = last + 1
    }
    return ranges
  }

  private func start(of definition: Range<ByteOffset>) -> ByteOffset {
    var start = lineStart(definition.lowerBound)
    while let above = line(above: start), isDocumentation(above, isLast: start == lineStart(definition.lowerBound)) { start = above.lowerBound }
    return start
  }

  /// A line of a comment for documentation; of one with stars all lines down to the code.
  private func isDocumentation(_ line: Range<ByteOffset>, isLast: Bool) -> Bool {
    let words = words(line)
    if words.hasPrefix("///") { return true }
    return words.hasPrefix("/**") || (words.hasPrefix("*") && !words.hasPrefix("*=")) && (words.hasSuffix("*/") || !isLast)
  }

  private func withPlainComment(_ range: Range<ByteOffset>) -> Range<ByteOffset> {
    var start = range.lowerBound
    while let above = line(above: start), isPlainComment(above) { start = above.lowerBound }
    return start..<range.upperBound
  }

  private func isPlainComment(_ line: Range<ByteOffset>) -> Bool {
    let words = words(line)
    guard words.hasPrefix("//"), !words.hasPrefix("///") else { return false }
    let rest = words.drop { $0 == "/" || $0 == " " }
    return !["MARK:", "TODO", "FIXME", "swiftlint", "swiftformat", "sourcery", "periphery", "reframe:"].contains { rest.hasPrefix($0) }
      // The head of a file is no comment on what follows.
      && line.lowerBound > fileStart
  }

  /// Nothing that belongs to the lines above follows: a blank line, a brace, a comment or the end.
  private func endsBlock(_ offset: ByteOffset) -> Bool {
    guard offset < text.count else { return true }
    let next = words(offset..<text.endOfLine(at: offset))
    return next.isEmpty || next.hasPrefix("}") || next.hasPrefix("//") || next.hasPrefix("/*") || next.hasPrefix("#")
  }

  private func closeGap(_ ranges: inout [Range<ByteOffset>], _ first: Int, _ last: Int) {
    let above = line(above: ranges[first].lowerBound)
    let opens = above.map { isBlank($0) || words($0).hasSuffix("{") } ?? true
    let end = ranges[last].upperBound
    let next = end..<text.endOfLine(at: min(end, text.count))
    if !next.isEmpty, isBlank(next), opens {
      ranges[last] = ranges[last].lowerBound..<next.upperBound
    } else if let above, isBlank(above), next.isEmpty || words(next).hasPrefix("}") {
      ranges[first] = above.lowerBound..<ranges[first].upperBound
    }
  }

  // MARK: Lines

  private var fileStart: ByteOffset { text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private func lineStart(_ offset: ByteOffset) -> ByteOffset { max(fileStart, text.startOfLine(at: offset)) }

  private func line(above start: ByteOffset) -> Range<ByteOffset>? {
    guard start > fileStart else { return nil }
    let isPair = start > fileStart + 1 && text.bytes[start - 1] == 0x0A && text.bytes[start - 2] == 0x0D
    return lineStart(start - (isPair ? 2 : 1))..<start
  }

  private func words(_ line: Range<ByteOffset>) -> String {
    String(text.string(in: line).drop { $0.isWhitespace || $0.isNewline }.reversed().drop { $0.isWhitespace || $0.isNewline }.reversed())
  }

  private func isBlank(_ line: Range<ByteOffset>) -> Bool { words(line).isEmpty }
}
