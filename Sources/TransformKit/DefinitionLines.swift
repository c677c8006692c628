import SourceText

/// The lines that go with definitions: their own, the comments that describe them, and a blank line that would be left
/// doubled.
public struct DefinitionLines {
  private let text: SourceText
  private let comments: [Range<ByteOffset>]

  /// - Parameter comments: those of the file, in order.
  public init(_ text: SourceText, comments: [Range<ByteOffset>]) {
    self.text = text
    self.comments = comments
  }

  /// For each definition, in order, the bytes to delete.
  ///
  /// - Parameter definitions: their code, each on lines of its own, in ascending order.
  public func ranges(of definitions: [Range<ByteOffset>]) -> [Range<ByteOffset>] {
    var ranges = zip(definitions, leadsGroup(definitions)).map { definition, leadsGroup in
      (leadsGroup ? lineStart(definition.lowerBound) : start(of: definition))..<text.endOfLine(at: definition.upperBound)
    }
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

  /// For each definition whether a macro that stays follows it at once: a comment above is for both.
  private func leadsGroup(_ definitions: [Range<ByteOffset>]) -> [Bool] {
    var result = definitions.map { _ in false }
    for index in definitions.indices.reversed() where isMacro(definitions[index]) {
      let end = text.endOfLine(at: definitions[index].upperBound)
      guard end < text.count, isMacro(end..<text.endOfLine(at: end)) else { continue }
      let isNextGone = index + 1 < definitions.count && lineStart(definitions[index + 1].lowerBound) == end
      result[index] = isNextGone ? result[index + 1] : true
    }
    return result
  }

  private func isMacro(_ line: Range<ByteOffset>) -> Bool {
    let words = words(line)
    return words.hasPrefix("#") && words.dropFirst().drop { $0.isWhitespace }.hasPrefix("define")
  }

  private func start(of definition: Range<ByteOffset>) -> ByteOffset {
    var start = lineStart(definition.lowerBound)
    while let comment = comment(above: start), isDocumentation(comment) { start = lineStart(comment.lowerBound) }
    return start
  }

  /// The comment that ends on the line above and has its lines for itself.
  private func comment(above start: ByteOffset) -> Range<ByteOffset>? {
    guard let line = line(above: start) else { return nil }
    let index = comments.partitioningIndex { $0.upperBound > line.lowerBound }
    guard index < comments.count, comments[index].upperBound <= start else { return nil }
    let comment = comments[index]
    let before = lineStart(comment.lowerBound)..<comment.lowerBound
    return isBlank(before) && isBlank(comment.upperBound..<start) ? comment : nil
  }

  private func isDocumentation(_ comment: Range<ByteOffset>) -> Bool {
    let words = words(comment)
    return words.hasPrefix("///") || words.hasPrefix("/**")
  }

  private func withPlainComment(_ range: Range<ByteOffset>) -> Range<ByteOffset> {
    var start = range.lowerBound
    while let comment = comment(above: start), isPlain(comment) { start = lineStart(comment.lowerBound) }
    return start..<range.upperBound
  }

  private func isPlain(_ comment: Range<ByteOffset>) -> Bool {
    let rest = words(comment).drop { $0 == "/" || $0 == "*" || $0 == " " }
    return !["MARK:", "TODO", "FIXME", "swiftlint", "swiftformat", "sourcery", "periphery", "reframe:"].contains { rest.hasPrefix($0) }
      // The head of a file is no comment on what follows.
      && comment.lowerBound > fileStart
  }

  /// Nothing that belongs to the lines above follows: a blank line, a brace, a comment or the end.
  private func endsBlock(_ offset: ByteOffset) -> Bool {
    guard offset < text.count else { return true }
    let line = offset..<text.endOfLine(at: offset)
    if isMacro(line) { return false }
    let next = words(line)
    return next.isEmpty || next.hasPrefix("}") || next.hasPrefix("//") || next.hasPrefix("/*") || next.hasPrefix("#")
  }

  private func closeGap(_ ranges: inout [Range<ByteOffset>], _ first: Int, _ last: Int) {
    let above = line(above: ranges[first].lowerBound)
    let opens = above.map { isBlank($0) || words($0).hasSuffix("{") } ?? true
    let end = ranges[last].upperBound
    let next = end..<text.endOfLine(at: min(end, text.count))
    if !next.isEmpty, isBlank(next), opens {
      ranges[last] = ranges[last].lowerBound..<next.upperBound
    } else if let above, isBlank(above), first == 0 || ranges[first - 1].upperBound <= above.lowerBound, next.isEmpty || words(next).hasPrefix("}") {
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
