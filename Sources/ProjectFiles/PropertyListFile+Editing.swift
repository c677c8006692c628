import SourceEdits
import SourceText

extension PropertyListFile {
  /// The edits that give a key of the dictionary at a path a value; none when it has it already.
  ///
  /// Dictionaries that the path lacks are made. A new key goes where it keeps the keys sorted when they are, else to the
  /// end; only its own lines are touched. Indentation, line ending and layout are the file's.
  public func setting(
    _ value: PropertyListValue, forKey key: String, in path: [PropertyListStep] = []
  ) throws(ProjectFileRefusal) -> [TextEdit] {
    guard let root else { throw Self.binaryRefusal }
    var node = root
    for (index, step) in path.enumerated() {
      if let next = node[step] {
        node = next
        continue
      }
      guard case .key(let name) = step, node.isDictionary else { throw Self.noDictionary(at: path.prefix(index + 1)) }
      guard let nested = Self.nested(path.dropFirst(index + 1), key, value) else {
        throw Self.noDictionary(at: path.prefix(index + 2))
      }
      return [insertion(of: name, nested, in: node)]
    }
    guard node.isDictionary else { throw Self.noDictionary(at: path[...]) }
    guard let present = node.entry(key) else { return [insertion(of: key, value, in: node)] }
    if present.value.plain == value.readBack(from: format) { return [] }
    guard !hasPreprocessorLines || node.entries.count(where: { $0.key == key }) == 1 else {
      throw ProjectFileRefusal("\(key) is there once for each branch of a preprocessor condition; change the one that is meant by hand.")
    }
    guard !hasComment(in: present.value) else {
      throw ProjectFileRefusal("The value of \(key) holds a comment, which would be lost; change the value by hand.")
    }
    var style = style
    style.isInline = !spansLines(node.range)
    let indentation = text.indentation(at: present.range.lowerBound)
    return [TextEdit(range: present.value.range, replacement: style.value(value, indentation: indentation))]
  }

  /// The edits that take a key out of the dictionary at a path, with the lines that it has for itself; none when it is
  /// not there.
  public func removing(key: String, at path: [PropertyListStep] = []) throws(ProjectFileRefusal) -> [TextEdit] {
    guard let root else { throw Self.binaryRefusal }
    guard let node = root.node(at: path) else { return [] }
    return node.entries.filter { $0.key == key }.map { TextEdit(range: wholeLines($0.range), replacement: "") }
  }

  private static let binaryRefusal = ProjectFileRefusal(
    "This property list is binary; convert it with `plutil -convert xml1` before it can be edited.")

  private static func noDictionary(at path: ArraySlice<PropertyListStep>) -> ProjectFileRefusal {
    let words = path.map { step in
      switch step {
      case .key(let key): key
      case .index(let index): "\(index)"
      }
    }
    return ProjectFileRefusal(
      path.isEmpty ? "This property list is no dictionary." : "There is no dictionary at \(words.joined(separator: "/")).")
  }

  /// The value inside of dictionaries for the steps; nil when one is an index.
  private static func nested(
    _ path: ArraySlice<PropertyListStep>, _ key: String, _ value: PropertyListValue
  ) -> PropertyListValue? {
    var result = PropertyListValue.dictionary([PropertyListValue.Entry(key, value)])
    for step in path.reversed() {
      guard case .key(let name) = step else { return nil }
      result = .dictionary([PropertyListValue.Entry(name, result)])
    }
    return result
  }
}

// MARK: Where and how

extension PropertyListFile {
  private var style: PropertyListStyle {
    PropertyListStyle(
      format: format, lineEnding: text.lineEnding.rawValue, step: text.indentationStep, keyGap: nil, isInline: false)
  }

  /// The edit that adds a key to a dictionary that does not have it.
  private func insertion(of key: String, _ value: PropertyListValue, in node: PropertyListNode) -> TextEdit {
    var style = style
    let isWholeText = node.contents == node.range
    guard let contents = node.contents, !isBlank(contents) || isWholeText else {
      return filling(node, with: key, value)
    }
    style.keyGap = keyGap(of: node.entries)
    let following = hasPreprocessorLines ? nil : sortedPosition(of: key, in: node.entries)
    if let following {
      let before = following == 0 ? contents.lowerBound : node.entries[following - 1].range.upperBound
      return insertion(behind: before, key, value, node, &style)
    }
    let end = contents.upperBound
    let line = text.startOfLine(at: end)
    guard isBlank(line..<end), line > contents.lowerBound || isWholeText else {
      return insertion(behind: node.entries.last?.range.upperBound ?? end, key, value, node, &style)
    }
    let indentation = indentation(in: node)
    return TextEdit(
      range: line..<line,
      replacement: indentation + style.entry(key, value, indentation: indentation) + style.lineEnding)
  }

  /// The edit that adds a key behind an offset: on a line of its own, or on the line where the dictionary has but one.
  private func insertion(
    behind offset: ByteOffset, _ key: String, _ value: PropertyListValue, _ node: PropertyListNode, _ style: inout PropertyListStyle
  ) -> TextEdit {
    let end = endOfRest(from: offset)
    let indentation = indentation(in: node)
    if let end {
      return TextEdit(
        range: end..<end, replacement: style.lineEnding + indentation + style.entry(key, value, indentation: indentation))
    }
    style.isInline = !spansLines(node.range)
    let gap = node.entries.first.map { blanks(before: $0.range.lowerBound) } ?? ""
    let first = node.contents?.lowerBound
    let separator = gap.isEmpty && format == .oldStyle && offset != first ? " " : gap
    return TextEdit(range: offset..<offset, replacement: separator + style.entry(key, value, indentation: indentation))
  }

  /// The edit that gives an empty dictionary its first key.
  private func filling(_ node: PropertyListNode, with key: String, _ value: PropertyListValue) -> TextEdit {
    var style = style
    style.isInline = !spansLines(root?.range ?? node.range)
    let indentation = text.indentation(at: node.range.lowerBound)
    let whole = PropertyListValue.dictionary([PropertyListValue.Entry(key, value)])
    return TextEdit(range: node.range, replacement: style.value(whole, indentation: indentation))
  }

  /// The index of the entry that a key goes before in a sorted dictionary; nil where it is not sorted or the key goes last.
  private func sortedPosition(of key: String, in entries: [PropertyListNode.Entry]) -> Int? {
    let orders: [(String, String) -> Bool] = [
      { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }, { $0.lowercased() < $1.lowercased() },
    ]
    for precedes in orders where !zip(entries, entries.dropFirst()).contains(where: { precedes($1.key, $0.key) }) {
      return entries.firstIndex { precedes(key, $0.key) }
    }
    return nil
  }

  /// What stands between key and value where all short values are on the line of their key.
  private func keyGap(of entries: [PropertyListNode.Entry]) -> String? {
    guard format == .xml else { return nil }
    let gaps = entries.filter { !$0.value.plain.isContainer }.map { $0.keyRange.upperBound..<$0.value.range.lowerBound }
    guard let first = gaps.first, gaps.allSatisfy({ isBlank($0) && !spansLines($0) }) else { return nil }
    return text.string(in: first)
  }

  /// The indentation of the entries of a dictionary.
  private func indentation(in node: PropertyListNode) -> String {
    if let entry = node.entries.first(where: { isBlank(text.startOfLine(at: $0.range.lowerBound)..<$0.range.lowerBound) }) {
      return text.indentation(at: entry.range.lowerBound)
    }
    if node.contents == node.range { return "" }
    return text.indentation(at: node.contents.map(\.upperBound) ?? node.range.lowerBound) + style.step
  }
}

// MARK: Bytes

extension PropertyListFile {
  private func isBlank(_ range: Range<ByteOffset>) -> Bool {
    let start = range.lowerBound == 0 && text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, range.upperBound) : range.lowerBound
    return text.bytes[start..<range.upperBound].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  private func spansLines(_ range: Range<ByteOffset>) -> Bool {
    text.bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The spaces and tabs before an offset.
  private func blanks(before offset: ByteOffset) -> String {
    var start = offset
    while start > 0, text.bytes[start - 1] == 0x20 || text.bytes[start - 1] == 0x09 { start -= 1 }
    return text.string(in: start..<offset)
  }

  /// The end of the line when only blanks and whole comments follow an offset; the line ending is not part of it.
  private func endOfRest(from offset: ByteOffset) -> ByteOffset? {
    var end = text.endOfLine(at: offset)
    while end > offset, text.bytes[end - 1] == 0x0A || text.bytes[end - 1] == 0x0D { end -= 1 }
    let rest = text.string(in: offset..<end).drop { $0 == " " || $0 == "\t" }
    if rest.isEmpty { return end }
    let (start, close) = format == .xml ? ("<!--", "-->") : ("/*", "*/")
    let trimmed = rest.reversed().drop { $0 == " " || $0 == "\t" }
    if format == .oldStyle, rest.hasPrefix("//") { return end }
    let body = rest.dropFirst(start.count)
    guard rest.hasPrefix(start), String(trimmed.reversed()).hasSuffix(close) else { return nil }
    return body.ranges(of: close).count == 1 ? end : nil
  }

  /// The range, or the lines that it stands on when nothing else does but a comment at the end.
  private func wholeLines(_ range: Range<ByteOffset>) -> Range<ByteOffset> {
    let start = text.startOfLine(at: range.lowerBound)
    if isBlank(start..<range.lowerBound), endOfRest(from: range.upperBound) != nil {
      return start..<text.endOfLine(at: range.upperBound)
    }
    let blanks = blanks(before: range.lowerBound).utf8.count
    return range.lowerBound - blanks..<range.upperBound
  }

  /// True when a comment stands in a value.
  private func hasComment(in node: PropertyListNode) -> Bool {
    let parts: [Range<ByteOffset>]
    switch node.value {
    case .array(let values):
      if values.contains(where: hasComment) { return true }
      parts = values.map(\.range)
    case .dictionary(let entries):
      if entries.contains(where: { hasComment(in: $0.value) }) { return true }
      parts = entries.flatMap { [$0.keyRange, $0.value.range] }
    default:
      return format == .xml && text.contains("<!--", in: node.range)
    }
    let starts = [node.range.lowerBound] + parts.map(\.upperBound)
    let ends = parts.map(\.lowerBound) + [node.range.upperBound]
    return zip(starts, ends).contains { start, end in
      let gap = start..<max(start, end)
      return format == .xml
        ? text.contains("<!--", in: gap) : text.contains("/*", in: gap) || text.contains("//", in: gap)
    }
  }
}
