import SourceText

/// Writes spaces over everything that is of no interest: bodies, members, types, inner blocks, statements, comments.
struct Eraser {
  private let text: SourceText
  private let outline: SourceOutline
  private let interest: Interest
  private let lines: CodeLines
  private var bytes: [UInt8]

  init(_ text: SourceText, _ outline: SourceOutline, _ interest: Interest) {
    self.text = text
    self.outline = outline
    self.interest = interest
    lines = CodeLines(text)
    bytes = text.bytes
  }

  mutating func result() -> SourceText {
    for body in interest.bodies where !interest.kept.contains(body) { eraseBody(outline.blocks[body]) }
    // What an observer's handler does may move elsewhere as a whole.
    if !interest.mentions.areOfObservers { eraseInnerBlocks() }
    eraseStatements()
    if !interest.mentions.areOfObservers { eraseProperties() }
    for block in outline.blocks where block.isType && isOfNoInterest(block) {
      erase(typeRange(of: block) ?? block.open + 1..<max(block.open + 1, block.close))
    }
    for comment in outline.comments where !interest.mentions.touch(comment) { erase(comment) }
    return SourceText(bytes: bytes)
  }

  private mutating func erase(_ range: Range<ByteOffset>) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      for offset in range where bytes[offset] != 0x0A && bytes[offset] != 0x0D { bytes[offset] = 0x20 }
    }
  }

  // MARK: Types and members

  private mutating func eraseBody(_ block: SourceOutline.Block) {
    erase(block.open + 1..<block.close)
    if let member = memberRange(of: block), !interest.mentions.touch(member) { erase(member) }
  }

  /// No mention inside, no kept body, and no window class, whose initialisers others ask for.
  private func isOfNoInterest(_ type: SourceOutline.Block) -> Bool {
    if interest.mentions.touch(type.range) { return false }
    if interest.kept.contains(where: { type.range.contains(outline.blocks[$0].open) }) { return false }
    guard let name = type.name else { return false }
    return !interest.wantsMembers(of: name.hash) && !isWindow(name)
  }

  private func isWindow(_ name: SourceOutline.Name) -> Bool { text.string(in: name.start..<name.end).hasSuffix("Window") }

  /// A member of a type with the lines it stands on, when nothing else stands there: a function, or a property that
  /// is computed by the block or by calling it.
  private func memberRange(of block: SourceOutline.Block) -> Range<ByteOffset>? {
    guard let parent = block.parent, let type = outline.blocks[parent].name, !isWindow(type), let name = block.name,
      // A closure inside the parentheses of an initial value does not end its member.
      block.depth == outline.blocks[parent].depth,
      let range = lines.wholeLines(from: name.start, to: block.close + 1)
    else { return nil }
    return range.lowerBound > outline.blocks[parent].open ? range : nil
  }

  /// A whole declaration of a type at the top of the file, when nothing else stands on its lines.
  private func typeRange(of block: SourceOutline.Block) -> Range<ByteOffset>? {
    guard block.parent == nil, let name = block.name else { return nil }
    return lines.wholeLines(from: name.start, to: block.close + 1)
  }

  /// Stored properties that hold nothing of interest: no optional, no window, nothing a view's environment is read by.
  private mutating func eraseProperties() {
    guard !outline.names.contains(where: { $0.hash == Self.swiftUI }) else { return }
    for (block, starts) in starts(inTypes: true) {
      for (index, start) in starts.enumerated() {
        let range = start..<end(of: index, in: starts, block: block)
        if !range.isEmpty, !interest.mentions.touch(range), lines.isStatement(range), isPlainProperty(range) { erase(range) }
      }
    }
  }

  private func isPlainProperty(_ range: Range<ByteOffset>) -> Bool {
    guard Self.propertyWords.contains(lines.firstWord(at: range.lowerBound)) else { return false }
    let names = interest.names(in: range)
    guard !names.dropFirst().contains(where: { Self.declaring.contains($0.hash) }) else { return false }
    // Optional types, accessor blocks, windows and constraints are asked for.
    return !text.bytes[range].contains { $0 == 0x3F || $0 == 0x7B || $0 == 0x7D }
      && !["indow", "nchor", "onstraint"].contains { text.string(in: range).contains($0) }
  }

  // MARK: Code

  /// Long blocks inside kept bodies in which nothing is mentioned, used or asked.
  private mutating func eraseInnerBlocks() {
    let telling = interest.locals.union(Self.telling)
    var end = 0
    for (index, block) in outline.blocks.enumerated() where block.open >= end && !block.isType && block.range.count > 120 {
      guard let body = interest.body(around: block.open), interest.kept.contains(body), !interest.whole.contains(body),
        !interest.mentions.touch(block.range),
        !interest.contains(block.range, anyOf: telling),
        !interest.usesWanted(block.range, owner: interest.owner(of: index)), !isAvailabilityBranch(block)
      else { continue }
      erase(block.open + 1..<block.close)
      end = block.close
    }
  }

  /// How the block after an availability check ends tells what the code behind it runs on.
  private func isAvailabilityBranch(_ block: SourceOutline.Block) -> Bool {
    let line = interest.names(in: text.startOfLine(at: block.open)..<block.open)
    return line.contains { Self.availability.contains($0.hash) }
  }

  /// Statements of kept bodies that mention nothing and bind no name that matters.
  private mutating func eraseStatements() {
    let isOfObservers = interest.mentions.areOfObservers
    let telling = Self.telling.union(interest.locals).union(isOfObservers ? Self.observing.union(interest.observerNames) : Self.availability)
    for (block, starts) in starts(inTypes: false) where isInsideKept(outline.blocks[block]) {
      // Of observers only the bodies themselves: what is inside may be a handler.
      if isOfObservers, !interest.bodies.contains(block) { continue }
      let used = isOfObservers ? nil : namesBesideMentions(starts, block).union(Self.shadowing)
      var isAfterLabel = false
      for (index, start) in starts.enumerated() {
        let range = start..<end(of: index, in: starts, block: block)
        let word = lines.firstWord(at: start)
        defer { isAfterLabel = word == "case" || word == "default" }
        guard !range.isEmpty, !isAfterLabel, !interest.mentions.touch(range), lines.isStatement(range), canGo(word, used == nil),
          !interest.contains(range, anyOf: telling), !interest.usesWanted(range, owner: interest.owner(of: block))
        else { continue }
        if let used, Self.binding.contains(word), interest.contains(range, anyOf: used) { continue }
        erase(range)
      }
    }
  }

  private func canGo(_ word: String, _ keepsNames: Bool) -> Bool {
    if Self.binding.contains(word) { return !keepsNames }
    return CodeLines.beginsStatement(word)
  }

  /// The names that stand in statements with a mention, of this block or inside.
  private func namesBesideMentions(_ starts: [ByteOffset], _ block: Int) -> Set<NameHash> {
    var result: Set<NameHash> = []
    for (index, start) in starts.enumerated() {
      let range = start..<end(of: index, in: starts, block: block)
      let isTold = interest.mentions.touch(range) || interest.contains(range, anyOf: interest.locals)
      if isTold { result.formUnion(interest.names(in: range).map(\.hash)) }
    }
    // What those names are made of, and so on.
    var size = -1
    while size != result.count {
      size = result.count
      for (index, start) in starts.enumerated() where Self.binding.contains(lines.firstWord(at: start)) {
        let names = interest.names(in: start..<end(of: index, in: starts, block: block)).map(\.hash)
        if let bound = names.first, result.contains(bound) { result.formUnion(names) }
      }
    }
    return result
  }

  private func isInsideKept(_ block: SourceOutline.Block) -> Bool {
    guard let body = interest.body(around: block.open + 1), interest.kept.contains(body), !interest.whole.contains(body) else {
      return false
    }
    // What becomes the view of a controller is told by the other statements.
    return outline.blocks[body].name?.hash != Self.loadView
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

  private func end(of index: Int, in starts: [ByteOffset], block: Int) -> ByteOffset {
    let end = index + 1 < starts.count ? starts[index + 1] : text.startOfLine(at: outline.blocks[block].close)
    return max(starts[index], end)
  }

  // MARK: Words

  private static let swiftUI = NameHash("SwiftUI")
  private static let loadView = NameHash("loadView")
  private static let availability = Set<NameHash>(names: ["available", "unavailable"])
  private static let propertyWords: Set<String> = [
    "private", "fileprivate", "public", "internal", "let", "var", "weak", "lazy", "unowned", "static",
  ]
  private static let declaring = Set<NameHash>(names: [
    "func", "init", "class", "struct", "enum", "case", "subscript", "deinit", "typealias",
  ])
  /// Statements that bring names into scope.
  private static let binding: Set<String> = ["let", "var", "guard"]
  /// Names that hide what a change would write, or that tell how `self` is reached.
  private static let shadowing = Set<NameHash>(names: [
    "view", "window", "bounds", "contentView", "collectionView", "containerView", "traitCollection", "size", "self",
    "strongSelf", "displayScale", "available", "unavailable", "scene",
  ])
  /// Words that the closures of a chain over scenes and windows are told by.
  private static let telling = Set<NameHash>(names: ["UIWindowScene", "isKeyWindow", "windows", "windowScene"])
  private static let observing = Set<NameHash>(names: [
    "available", "unavailable", "addObserver", "removeObserver", "publisher", "super", "coordinator", "return", "throw",
    "beginGeneratingDeviceOrientationNotifications", "endGeneratingDeviceOrientationNotifications",
  ])
}
