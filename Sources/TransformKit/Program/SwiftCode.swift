import SourceText

/// What the bytes of a Swift file say of its types, its members and the places that name something. Holds no tree.
public final class SwiftCode: Sendable {
  /// A declaration or extension of a type.
  struct TypePart: Sendable {
    /// The names of the types around it and its own, outermost first.
    let path: [String]
    /// The word that declares it: `class`, `extension` …
    let keyword: String
    /// What stands between the name and the brace.
    let clause: String
    let isPublic: Bool
    /// The bytes from the keyword to the closing brace.
    let range: Range<ByteOffset>

    var isExtension: Bool { keyword == "extension" }
    /// The path in one piece, however it is cut into names: `Outer.Inner`.
    var fullName: String { path.joined(separator: ".") }
  }

  public let text: SourceText
  public let outline: SourceOutline
  let statements: CodeStatements
  /// By the block of its body.
  let types: [Int: TypePart]

  public init(_ text: SourceText) {
    self.text = text
    let outline = SourceOutline(text)
    self.outline = outline
    statements = CodeStatements(text, outline)
    var types: [Int: TypePart] = [:]
    for index in outline.blocks.indices where outline.blocks[index].isType {
      types[index] = Self.part(of: index, in: outline, text, known: types)
    }
    self.types = types
  }

  private static func part(of index: Int, in outline: SourceOutline, _ text: SourceText, known: [Int: TypePart]) -> TypePart? {
    let block = outline.blocks[index]
    guard let name = block.name else { return nil }
    var outer: TypePart?
    var parent = block.parent
    while let next = parent, outer == nil {
      outer = known[next]
      parent = outline.blocks[next].parent
    }
    var end = name.end
    while end < block.open, text.isNameByte(at: end) || text.bytes[end] == 0x2E || text.bytes[end] == 0x60 { end += 1 }
    let written = text.string(in: name.start..<end).filter { $0 != "`" }
    let keyword = text.word(before: text.bytes[max(0, name.start - 1)] == 0x60 ? name.start - 1 : name.start)
    let head = text.string(in: text.startOfLine(at: name.start)..<name.start)
    return TypePart(
      path: (outer?.path ?? []) + [written], keyword: keyword.map { text.string(in: $0) } ?? "class",
      clause: text.string(in: end..<block.open), isPublic: head.contains("public ") || head.contains("open "),
      range: (keyword?.lowerBound ?? name.start)..<block.close + 1)
  }
}

// MARK: Reading bytes

extension SwiftCode {
  /// The innermost block that holds an offset.
  func block(around offset: ByteOffset) -> Int? {
    var index: Int? = outline.blocks.partitioningIndex { $0.open >= offset } - 1
    while let next = index, next >= 0 {
      if outline.blocks[next].close > offset { return next }
      index = outline.blocks[next].parent
    }
    return nil
  }

  /// The innermost parentheses or brackets around an offset, inside the innermost block around it.
  func group(around offset: ByteOffset) -> SourceOutline.Group? {
    var index: Int? = outline.groups.partitioningIndex { $0.open >= offset } - 1
    let start = block(around: offset).map { outline.blocks[$0].open } ?? -1
    while let next = index, next >= 0, outline.groups[next].open > start {
      if outline.groups[next].close > offset { return outline.groups[next] }
      index = outline.groups[next].parent
    }
    return nil
  }

  /// The parentheses or brackets that close at an offset.
  func group(closingAt offset: ByteOffset) -> SourceOutline.Group? {
    var index: Int? = outline.groups.partitioningIndex { $0.open >= offset } - 1
    while let next = index, next >= 0 {
      if outline.groups[next].close == offset { return outline.groups[next] }
      index = outline.groups[next].parent
    }
    return nil
  }

  /// The block that closes at an offset.
  func block(closingAt offset: ByteOffset) -> Int? {
    var index: Int? = outline.blocks.partitioningIndex { $0.open >= offset } - 1
    while let next = index, next >= 0 {
      if outline.blocks[next].close == offset { return next }
      index = outline.blocks[next].parent
    }
    return nil
  }

  /// The last byte of code before an offset; nil at the start of the file.
  func codeByte(before offset: ByteOffset) -> ByteOffset? {
    var end = offset - 1
    while end >= 0 {
      if text.isSpace(at: end) {
        end -= 1
      } else if let comment = comment(around: end) {
        end = comment.lowerBound - 1
      } else {
        return end
      }
    }
    return nil
  }

  /// The first byte of code at or behind an offset; nil at the end of the file.
  func codeByte(from offset: ByteOffset) -> ByteOffset? {
    var start = offset
    while start < text.count {
      if text.isSpace(at: start) {
        start += 1
      } else if let comment = comment(around: start) {
        start = comment.upperBound
      } else {
        return start
      }
    }
    return nil
  }

  private func comment(around offset: ByteOffset) -> Range<ByteOffset>? {
    let index = outline.comments.partitioningIndex { $0.lowerBound > offset } - 1
    guard index >= 0, outline.comments[index].contains(offset) else { return nil }
    return outline.comments[index]
  }

  /// The labels directly inside a group.
  func labels(in group: SourceOutline.Group) -> [String] {
    let block = block(around: group.open)
    return outline.names.inside(group.open..<group.close).compactMap { name in
      guard name.end < text.count, text.bytes[name.end] == 0x3A, self.group(around: name.start)?.open == group.open,
        self.block(around: name.start) == block
      else { return nil }
      return text.string(in: name.start..<name.end)
    }
  }
}

extension SourceText {
  func isSpace(at offset: ByteOffset) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) }

  func isNameByte(at offset: ByteOffset) -> Bool {
    switch bytes[offset] {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x30...0x39, 0x80...: true
    default: false
    }
  }

  /// The word that ends at an offset.
  func word(endingAt end: ByteOffset) -> Range<ByteOffset>? {
    var start = end
    while start > 0, isNameByte(at: start - 1) { start -= 1 }
    return start < end ? start..<end : nil
  }

  /// The word before an offset, with only spaces in between.
  func word(before offset: ByteOffset) -> Range<ByteOffset>? {
    var end = offset
    while end > 0, isSpace(at: end - 1) { end -= 1 }
    return word(endingAt: end)
  }
}
