import SourceText

/// Tells of a block of Swift code whether it is a closure, and what it is handed to.
struct SwiftClosureReader {
  enum Answer {
    /// A branch, a loop, the body of a function or accessor, or a closure that is called on the spot.
    case inline
    case closure(ClosureCall)
  }

  let code: SwiftCode

  private var text: SourceText { code.text }

  func answer(for index: Int) -> Answer {
    let block = code.outline.blocks[index]
    if isCalledOnTheSpot(block) { return .inline }
    guard let before = code.codeByte(before: block.open) else { return .inline }
    switch text.bytes[before] {
    case 0x3A, 0x28, 0x2C: return argument(index, before)
    case 0x29: return isHeader(index) ? .inline : behindParentheses(index, closing: before)
    case 0x7D, 0x7B, 0x3B: return .inline
    case 0x3E where isHeader(index): return .inline
    default: break
    }
    guard let word = text.word(endingAt: before + 1) else { return .closure(ClosureCall()) }
    let spelled = text.string(in: word)
    if Self.blockWords.contains(spelled) { return .inline }
    if Self.valueWords.contains(spelled) { return .closure(ClosureCall()) }
    if isHeader(index) { return .inline }
    return .closure(call(callee: word, labels: [], label: nil, end: block.close + 1))
  }

  private func isCalledOnTheSpot(_ block: SourceOutline.Block) -> Bool {
    block.close + 1 < text.count && text.bytes[block.close + 1] == 0x28
  }

  // MARK: Arguments

  /// `label: {`, `({`, `, {`, and the second closure behind a call.
  private func argument(_ index: Int, _ before: ByteOffset) -> Answer {
    let block = code.outline.blocks[index]
    let word = text.bytes[before] == 0x3A ? text.word(before: before) : nil
    let label = word.map { text.string(in: $0) }
    if let start = word?.lowerBound, let last = code.codeByte(before: start), text.bytes[last] == 0x7D,
      let first = code.block(closingAt: last), case .closure(var call) = answer(for: first)
    {
      call.label = label
      return .closure(call)
    }
    guard let group = code.group(around: block.open), text.bytes[group.open] == 0x28, let callee = callee(of: group) else {
      return .closure(ClosureCall())
    }
    return .closure(call(callee: callee, labels: code.labels(in: group), label: label, end: group.close + 1))
  }

  private func behindParentheses(_ index: Int, closing: ByteOffset) -> Answer {
    guard let group = code.group(closingAt: closing), let callee = callee(of: group) else { return .closure(ClosureCall()) }
    let labels = code.labels(in: group)
    return .closure(
      call(
        callee: callee, labels: labels, label: ClosureCall.trailingLabel(besides: Set(labels)),
        end: code.outline.blocks[index].close + 1))
  }

  /// The name before an opening parenthesis.
  private func callee(of group: SourceOutline.Group) -> Range<ByteOffset>? {
    guard let last = code.codeByte(before: group.open) else { return nil }
    return text.word(endingAt: last + 1)
  }

  private func call(callee: Range<ByteOffset>, labels: [String], label: String?, end: ByteOffset) -> ClosureCall {
    let receiver = SwiftReceiver(before: callee.lowerBound, in: code)
    let own = receiver.range.map { text.string(in: $0) }
    return ClosureCall(
      callee: text.string(in: callee), label: label, receiver: own, labels: Set(labels), chain: (own ?? "") + following(end))
  }

  /// The members that are called on what the call gives back: `.sink.store`.
  private func following(_ end: ByteOffset) -> String {
    var result = ""
    var offset = end
    while let dot = code.codeByte(from: offset), text.bytes[dot] == 0x2E {
      var stop = dot + 1
      while stop < text.count, text.isNameByte(at: stop) { stop += 1 }
      result += text.string(in: dot..<stop)
      offset = code.endOfCall(from: stop)
    }
    return result
  }

  // MARK: Headers

  /// The block belongs to a branch, a loop or a declaration whose head begins the statement.
  private func isHeader(_ index: Int) -> Bool {
    let block = code.outline.blocks[index]
    guard let parent = block.parent else { return block.name != nil }
    if code.outline.blocks[parent].isType { return isOfMember(index) }
    var start = code.statements[parent].first { $0.range.contains(block.open) }?.range.lowerBound ?? code.outline.blocks[parent].open + 1
    start = max(start, code.outline.blocks[parent].open + 1)
    let words = words(from: start, to: block.open)
    guard let first = words.first else { return false }
    if first == "}" { return words.count > 1 && Self.headWords.contains(words[1]) }
    // Several statements, or a closure's parameters, may stand on the line.
    let head = words.lastIndex { $0 == ";" || $0 == "in" && words[0] != "for" }.map { Array(words[($0 + 1)...]) } ?? words
    guard let word = head.first(where: { !Self.modifiers.contains($0) }) else { return false }
    if word == "let" || word == "var" { return !head.contains("=") }
    return Self.headWords.contains(word)
  }

  /// The body of a function or an accessor block, and not the closure of an initial value.
  private func isOfMember(_ index: Int) -> Bool {
    guard let name = code.outline.blocks[index].name else { return false }
    let reader = SwiftMemberReader(name, in: code)
    return reader.body == index && reader.isAccessorBlock(index)
  }

  /// The words of a head, with `;`, `=` and `}` where they stand in no brackets.
  private func words(from start: ByteOffset, to end: ByteOffset) -> [String] {
    var words: [String] = []
    var offset = start
    while let next = code.codeByte(from: offset), next < end {
      offset = next + 1
      if text.isNameByte(at: next) {
        while offset < end, text.isNameByte(at: offset) { offset += 1 }
        words.append(text.string(in: next..<offset))
      } else if text.bytes[next] == 0x28 || text.bytes[next] == 0x5B {
        let index = code.outline.groups.partitioningIndex { $0.open >= next }
        if index < code.outline.groups.count, code.outline.groups[index].open == next {
          offset = max(next, code.outline.groups[index].close) + 1
        }
      } else if [0x3B, 0x3D, 0x7D].contains(text.bytes[next]) {
        words.append(text.string(in: next..<next + 1))
      }
    }
    return words
  }

  private static let blockWords: Set<String> = [
    "else", "do", "defer", "repeat", "get", "set", "willSet", "didSet", "_modify", "_read", "catch", "init", "deinit", "async", "throws",
    "rethrows",
  ]
  private static let valueWords: Set<String> = ["return", "try", "await", "throw", "in"]
  private static let headWords: Set<String> = [
    "if", "guard", "while", "for", "switch", "repeat", "do", "else", "catch", "defer", "func", "init", "subscript", "class", "struct",
    "enum", "extension", "actor", "protocol",
  ]
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "public", "static", "final", "override", "lazy", "weak", "unowned", "mutating", "objc", "nonisolated",
  ]
}

/// What stands before a name as its receiver: `self.header?` in `self.header?.layout()`.
struct SwiftReceiver {
  /// Nil for a name that stands alone.
  let range: Range<ByteOffset>?
  /// A dot stands before the name, and nothing before the dot: `.layout`.
  let isImplicit: Bool

  init(before name: ByteOffset, in code: SwiftCode) {
    let text = code.text
    let first = name > 0 && text.bytes[name - 1] == 0x60 ? name - 1 : name
    guard let dot = code.codeByte(before: first), text.bytes[dot] == 0x2E, dot == 0 || text.bytes[dot - 1] != 0x2E else {
      (range, isImplicit) = (nil, false)
      return
    }
    var start = dot
    while let piece = Self.piece(before: start, in: code) {
      start = piece
      guard let next = code.codeByte(before: start), text.bytes[next] == 0x2E else { break }
      start = next
    }
    isImplicit = start == dot
    range = start == dot ? nil : start..<dot
  }

  /// The start of one part of a chain: a name with its calls, subscripts, closures and marks.
  private static func piece(before end: ByteOffset, in code: SwiftCode) -> ByteOffset? {
    let text = code.text
    var start = end
    while let last = code.codeByte(before: start) {
      switch text.bytes[last] {
      case 0x3F, 0x21: start = last
      case 0x29, 0x5D:
        guard let group = code.group(closingAt: last) else { return nil }
        start = group.open
        // Parentheses that begin a value end the chain.
        guard let word = code.codeByte(before: start), last < end, [0x60, 0x3F, 0x21, 0x29, 0x5D].contains(text.bytes[word]) || text.isNameByte(at: word),
          !endsKeyword(word, in: text)
        else { return start }
      case 0x7D:
        guard let block = code.block(closingAt: last) else { return nil }
        start = code.outline.blocks[block].open
      case 0x60: start = last
      default:
        guard text.isNameByte(at: last), let word = text.word(endingAt: last + 1), start == end || start == last + 1 || isCalled(start, in: text),
          !endsKeyword(last, in: text)
        else { return start < end ? start : nil }
        let isQuoted = word.lowerBound > 0 && text.bytes[word.lowerBound - 1] == 0x60
        return isQuoted ? word.lowerBound - 1 : word.lowerBound
      }
    }
    return start < end ? start : nil
  }

  private static func isCalled(_ offset: ByteOffset, in text: SourceText) -> Bool {
    [0x28, 0x5B, 0x7B, 0x3F, 0x21, 0x60].contains(text.bytes[offset])
  }

  private static func endsKeyword(_ offset: ByteOffset, in text: SourceText) -> Bool {
    guard let word = text.word(endingAt: offset + 1) else { return false }
    return ["return", "in", "try", "await", "if", "guard", "while", "switch", "case", "else", "throw", "where", "let", "var"].contains(
      text.string(in: word))
  }
}

extension SwiftCode {
  /// A name is handed to a call that is done with it before it returns: `items.forEach(layout)`.
  func isHandedToWalk(_ offset: ByteOffset) -> Bool {
    guard let group = group(around: offset), let last = codeByte(before: group.open), let callee = text.word(endingAt: last + 1) else { return false }
    let receiver = SwiftReceiver(before: callee.lowerBound, in: self).range.map { text.string(in: $0) }
    let call = ClosureCall(callee: text.string(in: callee), receiver: receiver, labels: Set(labels(in: group)), chain: receiver ?? "")
    return call.keeping == .none || call.keeping == .runsAtOnce
  }

  /// Behind the arguments, subscripts, closures and marks that follow a name.
  func endOfCall(from start: ByteOffset) -> ByteOffset {
    var offset = start
    while offset < text.count {
      let next = text.bytes[offset] == 0x20 ? codeByte(from: offset) ?? offset : offset
      guard next < text.count else { return offset }
      switch text.bytes[next] {
      case 0x28, 0x5B:
        guard next == offset else { return offset }
        let index = outline.groups.partitioningIndex { $0.open >= next }
        guard index < outline.groups.count, outline.groups[index].open == next, outline.groups[index].close > next else { return offset }
        offset = outline.groups[index].close + 1
      case 0x7B:
        let index = outline.blocks.partitioningIndex { $0.open >= next }
        guard index < outline.blocks.count, outline.blocks[index].open == next, outline.blocks[index].close > next else { return offset }
        offset = outline.blocks[index].close + 1
      case 0x3F where next == offset, 0x21 where next == offset: offset += 1
      default: return offset
      }
    }
    return offset
  }
}
