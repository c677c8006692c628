import SourceText

/// Blanks what a slow parser need not read: bodies in which nothing of interest is written.
///
/// Every byte between the braces becomes a space and line breaks stay, so offsets and lines are those of the file.
public struct Blanking {
  private let text: SourceText
  private let outline: SourceOutline
  /// The bodies of members: code blocks directly inside a type or at the top of the file.
  private let bodies: [Int]
  private var kept: Set<Int> = []
  /// For each type name the members whose callers say when something of interest runs.
  private var wanted: [String: Set<String>] = [:]
  /// Local names that hold something of interest.
  private var locals: Set<String> = []

  /// The places of interest in a file.
  public struct Mentions {
    public let offsets: [ByteOffset]
    /// They register observers, which concerns the whole class.
    public let areOfObservers: Bool

    public init(_ offsets: [ByteOffset], areOfObservers: Bool = false) {
      self.offsets = offsets
      self.areOfObservers = areOfObservers
    }
  }

  /// The text to parse.
  ///
  /// Kept are the bodies around the mentions, and those of the same type that use a member which holds one (or uses
  /// such a member, and so on), because they say when it runs. Types without any of these are emptied.
  ///
  /// - Parameter isCalledByUIKit: true for names whose callers do not matter.
  public static func blank(
    _ text: SourceText, outline: SourceOutline, around mentions: Mentions, isCalledByUIKit: (String) -> Bool
  ) -> SourceText {
    guard outline.isReliable else { return text }
    var blanking = Blanking(text, outline)
    blanking.keepBodies(around: mentions, isCalledByUIKit)
    return blanking.result(around: mentions)
  }

  private init(_ text: SourceText, _ outline: SourceOutline) {
    self.text = text
    self.outline = outline
    bodies = outline.blocks.indices.filter { index in
      let block = outline.blocks[index]
      guard !block.isType, block.close > block.open else { return false }
      return block.parent.map { outline.blocks[$0].isType } ?? true
    }
  }

  // MARK: What stays

  private mutating func keepBodies(around mentions: Mentions, _ isCalledByUIKit: (String) -> Bool) {
    for offset in mentions.offsets {
      if let body = body(around: offset) {
        keep(body, isCalledByUIKit)
        noteLocalName(before: offset)
      } else if let member = outline.members.last(where: { $0.start < offset }) {
        wanted[typeName(around: offset), default: []].insert(string(member))
      }
    }
    if mentions.areOfObservers { keepObservers(mentions, isCalledByUIKit) }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for body in bodies where !kept.contains(body) && usesWanted(outline.blocks[body]) {
        keep(body, isCalledByUIKit)
        isGrowing = true
      }
    }
  }

  private mutating func keep(_ body: Int, _ isCalledByUIKit: (String) -> Bool) {
    kept.insert(body)
    if let name = outline.blocks[body].name.map(string), !isCalledByUIKit(name) {
      wanted[typeName(around: outline.blocks[body].open), default: []].insert(name)
    }
  }

  /// An observer concerns its class: handlers, tokens, removals and overrides of the callback that takes its place.
  private mutating func keepObservers(_ mentions: Mentions, _ isCalledByUIKit: (String) -> Bool) {
    let handlers = handlersAndTokens(near: mentions.offsets)
    let named = handlers.union(Self.overrides)
    let vocabulary: Set<String> = [
      "removeObserver", "beginGeneratingDeviceOrientationNotifications", "endGeneratingDeviceOrientationNotifications",
      "UIDevice",
    ]
    for body in bodies where !kept.contains(body) {
      let block = outline.blocks[body]
      let isNamed = block.name.map(string).map(named.contains) ?? false
      if isNamed || contains(block, anyOf: handlers.union(vocabulary)) { keep(body, isCalledByUIKit) }
    }
    keepCallees(of: bodies.filter { outline.blocks[$0].name.map(string).map(handlers.contains) ?? false || hasBlock($0, mentions) })
  }

  /// What a class overrides tells whether it turns at all, and where a handler can move.
  private static let overrides: Set<String> = [
    "viewWillTransition", "layoutSubviews", "deinit", "supportedInterfaceOrientations", "shouldAutorotate",
  ]

  /// A registration with a block: what the block calls matters like a handler's.
  private func hasBlock(_ body: Int, _ mentions: Mentions) -> Bool {
    let block = outline.blocks[body]
    return Self.hasOffset(mentions.offsets, in: block.open..<block.close) && contains(block, anyOf: ["addObserver", "publisher"])
  }

  /// What a handler does in the methods it calls matters as well.
  private mutating func keepCallees(of start: [Int]) {
    var open = start
    var seen = Set(start)
    while let body = open.popLast() {
      let called = Set(names(in: outline.blocks[body]).map(string))
      for other in bodies where !seen.contains(other) {
        guard let name = outline.blocks[other].name.map(string), called.contains(name), name != "init" else { continue }
        seen.insert(other)
        kept.insert(other)
        open.append(other)
      }
    }
  }

  /// The methods that selectors near the mentions name, and the properties that hold what a registration gives back.
  private func handlersAndTokens(near offsets: [ByteOffset]) -> Set<String> {
    let members = Set(outline.members.map(string))
    var result: Set<String> = []
    for offset in offsets {
      let around = max(0, offset - 400)..<min(text.count, offset + 400)
      let code = text.string(in: around)
      for part in code.components(before: "selector(") {
        let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.split(separator: ".").last
        if let name { result.insert(String(name)) }
      }
      let line = text.string(in: text.startOfLine(at: offset)..<offset)
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      result.formUnion(words.prefix(4).filter(members.contains))
    }
    return result
  }

  /// `let width = UIScreen.main.bounds.width`: what the local is used for matters as well.
  private mutating func noteLocalName(before offset: ByteOffset) {
    let line = text.string(in: text.startOfLine(at: offset)..<offset)
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    if let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }), keyword + 1 < words.count {
      locals.insert(String(words[keyword + 1]))
    }
  }

  private func body(around offset: ByteOffset) -> Int? {
    bodies.last { outline.blocks[$0].open < offset && offset < outline.blocks[$0].close }
  }

  /// The last part of the name of the type whose body holds the offset; empty at the top of the file.
  private func typeName(around offset: ByteOffset) -> String {
    let block = outline.blocks.last { $0.isType && $0.open < offset && offset < $0.close }
    return block?.name.map(string) ?? ""
  }

  /// True when the block uses a wanted member of its own type.
  private func usesWanted(_ block: SourceOutline.Block) -> Bool {
    let wanted = wantedNames(around: block.open)
    return !wanted.isEmpty && names(in: block).contains { wanted.contains(string($0)) && text.isOfSelf(at: $0.start) }
  }

  /// The wanted members of the type around, and what is wanted of the top of the file.
  private func wantedNames(around offset: ByteOffset) -> Set<String> {
    let name = typeName(around: offset)
    let own = wanted[name] ?? []
    return name.isEmpty ? own : own.union(wanted[""] ?? [])
  }

  private func contains(_ block: SourceOutline.Block, anyOf words: Set<String>) -> Bool {
    names(in: block).contains { words.contains(string($0)) }
  }

  private func names(in block: SourceOutline.Block) -> ArraySlice<SourceOutline.Name> {
    names(from: block.open, to: block.close)
  }

  private func names(from start: ByteOffset, to end: ByteOffset) -> ArraySlice<SourceOutline.Name> {
    let first = outline.names.partitioningIndex { $0.start >= start }
    let last = outline.names.partitioningIndex { $0.start >= end }
    return outline.names[first..<max(first, last)]
  }

  private func string(_ name: SourceOutline.Name) -> String { text.string(in: name.start..<name.end) }

  // MARK: What goes

  private func result(around mentions: Mentions) -> SourceText {
    let offsets = mentions.offsets
    var bytes = text.bytes
    for body in bodies where !kept.contains(body) {
      let block = outline.blocks[body]
      Self.blank(&bytes, block.open + 1..<block.close)
      if let member = memberRange(of: block), !Self.hasOffset(offsets, in: member) { Self.blank(&bytes, member) }
    }
    // What an observer's handler does may move elsewhere as a whole.
    if !mentions.areOfObservers { blankInnerBlocks(&bytes, offsets) }
    if !mentions.areOfObservers {
      blankStatements(&bytes, offsets)
      blankProperties(&bytes, offsets)
    }
    for block in outline.blocks where block.isType && isOfNoInterest(block, offsets) {
      Self.blank(&bytes, typeRange(of: block) ?? block.open + 1..<block.close)
    }
    for comment in outline.comments where !Self.hasOffset(offsets, in: comment) { Self.blank(&bytes, comment) }
    return SourceText(bytes: bytes)
  }

  /// No mention inside, no kept body, and no window class, whose initialisers others ask for.
  private func isOfNoInterest(_ type: SourceOutline.Block, _ offsets: [ByteOffset]) -> Bool {
    if Self.hasOffset(offsets, in: type.open..<type.close) { return false }
    if kept.contains(where: { type.open < outline.blocks[$0].open && outline.blocks[$0].open < type.close }) { return false }
    guard let name = type.name.map(string) else { return false }
    // The members of a type of interest are looked up wherever it is extended.
    return wanted[name] == nil && !name.hasSuffix("Window")
  }

  /// Long blocks inside kept bodies in which nothing is mentioned, used or asked.
  private func blankInnerBlocks(_ bytes: inout [UInt8], _ offsets: [ByteOffset]) {
    var end = 0
    for block in outline.blocks where block.open >= end && !block.isType && block.close - block.open > 120 {
      guard let body = body(around: block.open), kept.contains(body), !Self.hasOffset(offsets, in: block.open..<block.close),
        !contains(block, anyOf: locals.union(Self.telling)), !usesWanted(block), !isAvailabilityBranch(block)
      else { continue }
      Self.blank(&bytes, block.open + 1..<block.close)
      end = block.close
    }
  }

  /// The starts of the statements or members directly inside blocks of one kind.
  private func starts(inTypes: Bool) -> [Int: [ByteOffset]] {
    var starts: [Int: [ByteOffset]] = [:]
    for line in outline.lines {
      guard let block = line.block, outline.blocks[block].isType == inTypes, line.depth == outline.blocks[block].depth else { continue }
      starts[block, default: []].append(line.start)
    }
    return starts
  }

  /// Stored properties that hold nothing of interest: no optional, no window, nothing that a view's environment is read by.
  private func blankProperties(_ bytes: inout [UInt8], _ offsets: [ByteOffset]) {
    guard !outline.names.contains(where: { $0.end - $0.start == 7 && string($0) == "SwiftUI" }) else { return }
    for (block, list) in starts(inTypes: true) {
      for (index, start) in list.enumerated() {
        let end = index + 1 < list.count ? list[index + 1] : text.startOfLine(at: outline.blocks[block].close)
        guard end > start, !Self.hasOffset(offsets, in: start..<end), !isUnfinished(before: start),
          !Self.continuesStatement(firstWord(at: end)), isPlainProperty(start..<end)
        else { continue }
        Self.blank(&bytes, start..<end)
      }
    }
  }

  private func isPlainProperty(_ range: Range<ByteOffset>) -> Bool {
    let words: Set<String> = ["private", "fileprivate", "public", "internal", "let", "var", "weak", "lazy", "unowned", "static"]
    guard words.contains(firstWord(at: range.lowerBound)) else { return false }
    let code = text.string(in: range)
    guard code.contains("let ") || code.contains("var ") else { return false }
    return !code.utf8.contains { $0 == 0x3F || $0 == 0x7B || $0 == 0x7D } && !code.lowercased().contains("window")
      && !names(from: range.lowerBound, to: range.upperBound).contains { $0.start > range.lowerBound && Self.declaring.contains(string($0)) }
  }

  private static let declaring: Set<String> = ["func", "init", "class", "struct", "enum", "case", "subscript", "deinit", "typealias"]

  /// Statements of kept bodies that bind no name, end nothing and mention nothing.
  private func blankStatements(_ bytes: inout [UInt8], _ offsets: [ByteOffset]) {
    for (block, list) in starts(inTypes: false) where isInsideKept(outline.blocks[block]) {
      for (index, start) in list.enumerated() {
        let end = index + 1 < list.count ? list[index + 1] : text.startOfLine(at: outline.blocks[block].close)
        guard end > start, isOfNoInterest(start..<end, offsets, after: index > 0 ? list[index - 1] : nil, before: end) else { continue }
        Self.blank(&bytes, start..<end)
      }
    }
  }

  private func isInsideKept(_ block: SourceOutline.Block) -> Bool {
    guard let body = body(around: block.open + 1), kept.contains(body) else { return false }
    // What becomes the view of a controller is told by the other statements.
    return outline.blocks[body].name.map(string) != "loadView"
  }

  private func isOfNoInterest(_ range: Range<ByteOffset>, _ offsets: [ByteOffset], after previous: ByteOffset?, before next: ByteOffset) -> Bool {
    guard !Self.hasOffset(offsets, in: range), Self.beginsStatement(firstWord(at: range.lowerBound)),
      !Self.continuesStatement(firstWord(at: next)), !isUnfinished(before: range.lowerBound), previous.map({ !["case", "default"].contains(firstWord(at: $0)) }) ?? true
    else { return false }
    let span = names(from: range.lowerBound, to: range.upperBound)
    if span.contains(where: { locals.contains(string($0)) || Self.telling.contains(string($0)) || Self.observing.contains(string($0)) }) { return false }
    let wanted = wantedNames(around: range.lowerBound)
    return wanted.isEmpty || !span.contains { wanted.contains(string($0)) && text.isOfSelf(at: $0.start) }
  }

  /// The first word of a line, or its first character when that is no letter.
  private func firstWord(at start: ByteOffset) -> String {
    var offset = start
    while offset < text.count, text.bytes[offset] == 0x20 || text.bytes[offset] == 0x09 { offset += 1 }
    var end = offset
    while end < text.count, text.bytes[end] >= 0x41, text.bytes[end] <= 0x7A { end += 1 }
    return text.string(in: offset..<(end > offset ? end : min(end + 1, text.count)))
  }

  /// The code before the offset ends in an operator, a comma or an opening bracket.
  private func isUnfinished(before offset: ByteOffset) -> Bool {
    var end = offset
    while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[end - 1]) { end -= 1 }
    guard end > 0 else { return false }
    // = + - * / & | < > , ( [ . ? ! : ^ % ~
    let operators: [UInt8] = [
      0x3D, 0x2B, 0x2D, 0x2A, 0x2F, 0x26, 0x7C, 0x3C, 0x3E, 0x2C, 0x28, 0x5B, 0x2E, 0x3F, 0x21, 0x3A, 0x5E, 0x25, 0x7E,
    ]
    return operators.contains(text.bytes[end - 1])
  }

  /// A call, an assignment or a block statement; nothing that binds a name, leaves the body, or goes on with a line before.
  private static func beginsStatement(_ word: String) -> Bool {
    guard let first = word.utf8.first, (0x41...0x7A).contains(first), first != 0x5B else { return false }
    return ![
      "let", "var", "guard", "return", "throw", "break", "continue", "fallthrough", "func", "class", "struct", "enum",
      "case", "default", "else", "catch", "in", "is", "as", "where", "typealias", "extension", "static", "lazy", "weak",
      "unowned", "private", "fileprivate", "inout", "some", "any", "async", "await", "try", "final", "indirect",
    ].contains(word)
  }

  /// `.count`, `&& isReady`, `else {`: the line before is not over.
  private static func continuesStatement(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    if (0x41...0x5A).contains(first) || (0x61...0x7A).contains(first) || first == 0x5F {
      return ["else", "catch", "in", "is", "as", "where"].contains(word)
    }
    return ![0x0A, 0x0D, 0x7D, 0x23, 0x40, 0x2F, 0x24, 0x28, 0x5B, 0x60].contains(first)
  }

  private static let observing: Set<String> = [
    "available", "addObserver", "removeObserver", "publisher", "beginGeneratingDeviceOrientationNotifications",
    "endGeneratingDeviceOrientationNotifications", "super", "coordinator",
  ]

  /// Words that the closures of a chain over scenes and windows are told by.
  private static let telling: Set<String> = ["UIWindowScene", "isKeyWindow", "windows", "windowScene"]

  /// How the block after an availability check ends tells what the code behind it runs on.
  private func isAvailabilityBranch(_ block: SourceOutline.Block) -> Bool {
    text.string(in: text.startOfLine(at: block.open)..<block.open).contains("available")
  }

  /// A member of a type with the lines it stands on, when nothing else stands there: a function, or a property that
  /// is computed by the block or by calling it.
  private func memberRange(of block: SourceOutline.Block) -> Range<ByteOffset>? {
    guard let parent = block.parent, let type = outline.blocks[parent].name.map(string), !type.hasSuffix("Window"),
      let name = block.name
    else { return nil }
    // A closure inside the parentheses of an initial value does not end its member.
    guard block.depth == outline.blocks[parent].depth, let end = endOfMember(after: block), var start = startOfMember(named: name) else { return nil }
    // Attributes on lines of their own belong to the member.
    while let line = attributeLine(before: start) { start = line }
    return start > outline.blocks[parent].open ? start..<end : nil
  }

  /// A whole declaration of a type at the top of the file, when nothing else stands on its lines.
  private func typeRange(of block: SourceOutline.Block) -> Range<ByteOffset>? {
    guard block.parent == nil, let name = block.name, let end = endOfMember(after: block), var start = startOfMember(named: name)
    else { return nil }
    while let line = attributeLine(before: start) { start = line }
    return start..<end
  }

  /// The end of the line after the block, which may hold only `()` and white space.
  private func endOfMember(after block: SourceOutline.Block) -> ByteOffset? {
    var offset = block.close + 1
    while offset < text.count, text.bytes[offset] != 0x0A, text.bytes[offset] != 0x0D {
      guard [0x20, 0x09, 0x28, 0x29].contains(text.bytes[offset]) else { return nil }
      offset += 1
    }
    return offset
  }

  /// The start of the name's line, when only words, attributes and spaces stand before the name.
  private func startOfMember(named name: SourceOutline.Name) -> ByteOffset? {
    let start = text.startOfLine(at: name.start)
    for byte in text.bytes[start..<name.start] {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x30...0x39, 0x20, 0x09, 0x40, 0x28, 0x29, 0x60: continue
      default: return nil
      }
    }
    return start
  }

  private func attributeLine(before start: ByteOffset) -> ByteOffset? {
    guard start > 0 else { return nil }
    let line = text.startOfLine(at: start - 1)
    return text.bytes[line..<start].first { $0 != 0x20 && $0 != 0x09 } == 0x40 ? line : nil
  }

  private static func hasOffset(_ offsets: [ByteOffset], in range: Range<ByteOffset>) -> Bool {
    let next = offsets.partitioningIndex { $0 >= range.lowerBound }
    return next < offsets.count && offsets[next] < range.upperBound
  }

  private static func blank(_ bytes: inout [UInt8], _ range: Range<ByteOffset>) {
    for offset in range where bytes[offset] != 0x0A && bytes[offset] != 0x0D { bytes[offset] = 0x20 }
  }
}

extension String {
  /// What follows each occurrence of `mark`.
  fileprivate func components(before mark: String) -> [Substring] {
    var result: [Substring] = []
    var rest = self[...]
    while let found = rest.firstRange(of: mark) {
      rest = rest[found.upperBound...]
      result.append(rest)
    }
    return result
  }
}

extension Array {
  /// The index of the first element for which `belongs` is true, when all that follow are true as well.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
