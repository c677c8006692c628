import SourceText

/// Reads the head of a Swift member from the bytes: its modifiers, attributes, parameters and types.
struct SwiftMemberReader {
  let code: SwiftCode
  /// The name behind `func`, `var` …, or the word `init`, `deinit`, `subscript`.
  let name: SourceOutline.Name

  private var text: SourceText { code.text }

  init(_ name: SourceOutline.Name, in code: SwiftCode) {
    self.name = name
    self.code = code
  }

  /// The member, with its kind as seen from a place in it.
  ///
  /// - Parameter offset: the place; nil for the declaration itself.
  func member(from offset: ByteOffset? = nil) -> Member {
    let head = head
    let spelled = text.string(in: name.start..<name.end)
    let keyword = head.keyword ?? spelled
    let clause = parameterClause(keyword)
    let parameters = clause.map(parameters) ?? []
    let full = clause == nil ? spelled : "\(spelled)(\(parameters.map { $0.label + ":" }.joined()))"
    return Member(
      kind: kind(keyword, head.words, clause, offset), name: full, baseName: spelled, parameters: parameters,
      isStatic: !head.words.isDisjoint(with: ["static", "class"]), isOverride: head.words.contains("override"),
      isPublic: !head.words.isDisjoint(with: ["public", "open"]),
      isPrivate: !head.words.isDisjoint(with: ["private", "fileprivate"]), attributes: head.attributes,
      range: head.start..<end, node: nil, result: result(after: clause), spelling: full)
  }

  // MARK: Head

  private typealias Head = (start: ByteOffset, keyword: String?, words: Set<String>, attributes: Set<String>)

  /// The modifiers and attributes in front of the name, which may stand on lines of their own.
  private var head: Head {
    let first = name.start > 0 && text.bytes[name.start - 1] == 0x60 ? name.start - 1 : name.start
    var head: Head = (first, nil, [], [])
    if let word = text.word(before: first), Self.keywords.contains(text.string(in: word)) {
      head.keyword = text.string(in: word)
      head.start = word.lowerBound
    }
    while let last = code.codeByte(before: head.start) {
      let group = text.bytes[last] == 0x29 ? code.group(closingAt: last) : nil
      guard let word = text.word(endingAt: group?.open ?? last + 1) else { break }
      let spelled = text.string(in: word)
      if word.lowerBound > 0, text.bytes[word.lowerBound - 1] == 0x40 {
        head.attributes.insert(spelled)
        head.start = word.lowerBound - 1
      } else if Self.modifiers.contains(spelled) {
        // The setter's access says nothing of the member's.
        if group.map({ text.string(in: $0.open..<$0.close) != "(set" }) ?? true { head.words.insert(spelled) }
        head.start = word.lowerBound
      } else {
        break
      }
    }
    return head
  }

  private static let keywords: Set<String> = ["func", "var", "let", "case", "typealias", "associatedtype"]
  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "static", "class", "final", "override", "lazy", "weak",
    "unowned", "mutating", "nonmutating", "required", "convenience", "optional", "dynamic", "indirect", "nonisolated", "prefix",
    "postfix", "infix", "async",
  ]

  private func parameterClause(_ keyword: String) -> SourceOutline.Group? {
    guard keyword == "func" || keyword == "init" || keyword == "subscript" else { return nil }
    var start = name.end
    while start < text.count, [0x60, 0x3F, 0x21].contains(text.bytes[start]) { start += 1 }
    let index = code.outline.groups.partitioningIndex { $0.open >= start }
    return index < code.outline.groups.count ? code.outline.groups[index] : nil
  }

  private func parameters(_ clause: SourceOutline.Group) -> [Member.Parameter] {
    code.parts(of: clause).compactMap { range in
      guard let colon = code.separator(0x3A, in: range) else { return nil }
      let words = text.string(in: range.lowerBound..<colon).split { $0.isWhitespace }.filter { $0.first != "@" }.map(String.init)
      guard let label = words.first else { return nil }
      let end = code.separator(0x3D, in: colon + 1..<range.upperBound) ?? range.upperBound
      let type = text.string(in: colon + 1..<end).split { $0.isWhitespace }.filter { $0.first != "@" && $0 != "inout" }
      return Member.Parameter(
        label: label.filter { $0 != "`" }, name: words[words.count - 1].filter { $0 != "`" }, type: type.joined(separator: " "))
    }
  }

  // MARK: Body

  /// The block of the member's body, accessors or initial value.
  var body: Int? {
    let keyword = head.keyword ?? text.string(in: name.start..<name.end)
    let start = parameterClause(keyword)?.close ?? name.end
    let index = code.outline.blocks.partitioningIndex { $0.open >= start }
    guard index < code.outline.blocks.count, code.outline.blocks[index].name == name else { return nil }
    return index
  }

  private var end: ByteOffset { body.map { code.outline.blocks[$0].close + 1 } ?? text.endOfLine(at: name.end) }

  private func kind(_ keyword: String, _ words: Set<String>, _ clause: SourceOutline.Group?, _ offset: ByteOffset?) -> Member.Kind {
    let isInHead = offset.map { offset in clause.map { $0.open < offset && offset < $0.close } ?? false } ?? false
    if isInHead { return .defaultArgument }
    switch keyword {
    case "func": return .method
    case "init": return .initializer
    case "deinit": return .deinitializer
    case "subscript": return .subscriptAccessor
    case "case": return .enumCase
    default: break
    }
    guard let body, isAccessorBlock(body), offset.map({ code.outline.blocks[body].range.contains($0) }) ?? true else {
      return words.contains("lazy") ? .lazyInitialiser : .storedInitialiser
    }
    if let offset { return isObserver(body, at: offset) ? .observer : .computedProperty }
    return isObserver(body, at: code.outline.blocks[body].open + 1) ? .observer : .computedProperty
  }

  /// No `=` stands before it, or accessors stand in it.
  func isAccessorBlock(_ body: Int) -> Bool {
    let block = code.outline.blocks[body]
    guard code.separator(0x3D, in: name.end..<block.open) != nil else { return true }
    return firstWord(in: block.open + 1).map(Self.observers.contains) ?? false
  }

  private func isObserver(_ body: Int, at offset: ByteOffset) -> Bool {
    var inner = code.block(around: offset)
    while let next = inner, next != body, code.outline.blocks[next].parent != body { inner = code.outline.blocks[next].parent }
    guard let inner, inner != body else { return firstWord(in: code.outline.blocks[body].open + 1).map(Self.observers.contains) ?? false }
    return code.accessorWord(of: inner).map(Self.observers.contains) ?? false
  }

  private func firstWord(in start: ByteOffset) -> String? {
    guard let first = code.codeByte(from: start) else { return nil }
    var end = first
    while end < text.count, text.isNameByte(at: end) { end += 1 }
    return text.string(in: first..<end)
  }

  private static let observers: Set<String> = ["didSet", "willSet"]

  // MARK: Types

  /// The type of a property or of what a function gives, as written.
  private func result(after clause: SourceOutline.Group?) -> String? {
    let stop = body.map { code.outline.blocks[$0].open } ?? text.endOfLine(at: clause?.close ?? name.end)
    if let clause {
      guard clause.close < stop else { return nil }
      let rest = text.string(in: clause.close + 1..<stop)
      guard let arrow = rest.firstRange(of: "->") else { return nil }
      return rest[arrow.upperBound...].split { $0.isNewline }.first.map { String($0).trimmedSpaces }
    }
    guard let colon = code.codeByte(from: name.end), colon < stop, text.bytes[colon] == 0x3A else { return nil }
    let end = code.separator(0x3D, in: colon + 1..<stop) ?? stop
    return text.string(in: colon + 1..<end).trimmedSpaces.nonEmpty
  }

  /// The initial value of a property, as far as its first line goes.
  var initialValue: Range<ByteOffset>? {
    let stop = text.endOfLine(at: name.end)
    return code.separator(0x3D, in: name.end..<stop).map { $0 + 1..<stop }
  }
}

extension SwiftCode {
  /// The ranges between the commas directly inside a group.
  func parts(of group: SourceOutline.Group) -> [Range<ByteOffset>] {
    var parts: [Range<ByteOffset>] = []
    var start = group.open + 1
    while start < group.close {
      let end = separator(0x2C, in: start..<group.close) ?? group.close
      parts.append(start..<end)
      start = end + 1
    }
    return parts
  }

  /// The first byte of this kind in code that is in no brackets of its own, generic ones included.
  func separator(_ byte: UInt8, in range: Range<ByteOffset>) -> ByteOffset? {
    var offset = range.lowerBound
    var angles = 0
    while let next = codeByte(from: offset), next < range.upperBound {
      let found = text.bytes[next]
      let after = next + 1 < text.count ? text.bytes[next + 1] : 0
      switch found {
      case 0x28, 0x5B:
        let index = outline.groups.partitioningIndex { $0.open >= next }
        guard index < outline.groups.count, outline.groups[index].open == next else { break }
        offset = max(next, outline.groups[index].close) + 1
        continue
      case 0x22: offset = endOfLiteral(at: next, in: range)
        continue
      case 0x3C where byte != 0x3D: angles += 1
      case 0x2D where after == 0x3E:
        offset = next + 2
        continue
      case 0x3E where angles > 0: angles -= 1
      case byte where angles == 0 && !(byte == 0x3D && isComparison(next, after)): return next
      default: break
      }
      offset = next + 1
    }
    return nil
  }

  private func isComparison(_ offset: ByteOffset, _ after: UInt8) -> Bool {
    after == 0x3D || [0x3D, 0x21, 0x3C, 0x3E].contains(text.bytes[offset - 1])
  }

  /// Behind a plain string literal.
  private func endOfLiteral(at start: ByteOffset, in range: Range<ByteOffset>) -> ByteOffset {
    var offset = start + 1
    while offset < range.upperBound, text.bytes[offset] != 0x22 { offset += text.bytes[offset] == 0x5C ? 2 : 1 }
    return offset + 1
  }

  /// The word in front of a block, behind which a name in parentheses may stand: `didSet(old) {`.
  func accessorWord(of block: Int) -> String? {
    guard let last = codeByte(before: outline.blocks[block].open) else { return nil }
    let end = text.bytes[last] == 0x29 ? group(closingAt: last)?.open ?? last : last + 1
    return text.word(endingAt: end).map { text.string(in: $0) }
  }
}

extension String {
  var trimmedSpaces: String {
    let head = drop { $0.isWhitespace }
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(head[...last])
  }
}
