import SourceText

/// Writes spaces over everything that is of no interest: bodies, members, types, inner blocks, statements, comments.
struct Eraser {
  private let text: SourceText
  private let outline: SourceOutline
  private let interest: Interest
  private let lines: CodeLines
  private var bytes: [UInt8]
  private var tellingWords: [Int: NameSet] = [:]
  /// Stored properties whose initial values call what matters.
  private var callingProperties: [Range<ByteOffset>] = []

  init(_ text: SourceText, _ outline: SourceOutline, _ interest: Interest) {
    self.text = text
    self.outline = outline
    self.interest = interest
    lines = CodeLines(text)
    bytes = text.bytes
  }

  mutating func result() -> SourceText {
    for body in interest.bodies where !interest.kept.contains(body) { eraseBody(outline.blocks[body]) }
    eraseInnerBlocks()
    eraseStatements()
    eraseProperties()
    eraseImports()
    for block in outline.blocks where block.isType && isOfNoInterest(block) {
      erase(typeRange(of: block) ?? block.open + 1..<max(block.open + 1, block.close))
    }
    for comment in outline.comments where !interest.mentions.touch(comment) { erase(comment) }
    // What is behind the last code need not be read at all.
    while let last = bytes.last, [0x20, 0x0A, 0x0D, 0x2F].contains(last) { bytes.removeLast() }
    return SourceText(bytes: bytes)
  }

  private mutating func erase(_ range: Range<ByteOffset>) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      var start = range.lowerBound
      while start < range.upperBound {
        var end = start
        while end < range.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D {
          bytes[end] = 0x20
          end += 1
        }
        // The lexer runs through a comment three times as fast as through spaces.
        let isLine = (start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D) && end < bytes.count && end < range.upperBound
        if isLine, end - start >= 4 {
          bytes[start] = 0x2F
          bytes[start + 1] = 0x2F
        }
        start = end + 1
      }
    }
  }

  // MARK: Types and members

  private mutating func eraseBody(_ block: SourceOutline.Block) {
    erase(block.open + 1..<block.close)
    // What gives a scene is asked for its type.
    if let member = memberRange(of: block), !interest.mentions.touch(member), !interest.contains(member, anyOf: Self.scene) { erase(member) }
  }

  /// No mention inside, no kept body, and no window class, whose initialisers others ask for.
  private func isOfNoInterest(_ type: SourceOutline.Block) -> Bool {
    if interest.mentions.touch(type.range) || interest.contains(type.range, anyOf: Self.scene) { return false }
    if interest.kept.contains(where: { type.range.contains(outline.blocks[$0].open) }) { return false }
    if callingProperties.contains(where: { type.range.contains($0.lowerBound) }) { return false }
    guard let name = type.name else { return false }
    // An extension of which nothing is left says nothing of its type.
    return (!interest.wantsMembers(of: name.hash) || text.extends(name)) && !isWindow(name)
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

  /// Stored properties that hold nothing of interest: no optional beside a mention, no window, nothing a view's
  /// environment is read by.
  private mutating func eraseProperties() {
    for block in outline.blocks.indices where outline.blocks[block].isType {
      callingProperties += interest.statements[block].map(\.range).filter { interest.initialValueUsesWanted($0, of: block) }
    }
    guard !outline.names.contains(where: { $0.hash == Self.swiftUI }) else { return }
    for block in outline.blocks.indices where outline.blocks[block].isType {
      let properties = interest.statements[block].filter(\.isProperty).map(\.range)
      let plain = properties.filter { isPlainProperty($0) && !callingProperties.contains($0) }
      let optional = plain.filter { text.bytes[$0].contains(0x3F) }
      let asked = optional.isEmpty ? NameSet() : namesAsked(of: block)
      for range in plain where !interest.declaredNames(in: range).contains(where: { asked.contains($0.hash) }) { erase(range) }
    }
  }

  /// Names that stand beside the mentions in the bodies of a type: of those it matters whether they are optional.
  private func namesAsked(of type: Int) -> NameSet {
    let inMembers = interest.namesBesideMentions(in: interest.statements[type])
    return interest.bodies.filter { outline.blocks[$0].parent == type && interest.kept.contains($0) }.reduce(into: inMembers) { names, body in
      let statements = interest.statements[body]
      names.formUnion(interest.namesBesideMentions(in: statements))
      // What shares a line with the brace is no statement of its own.
      let head = outline.blocks[body].open..<(statements.first?.range.lowerBound ?? outline.blocks[body].close)
      if interest.mentions.touch(head) { names.formUnion(interest.names(in: head).map(\.hash)) }
    }
  }

  private func isPlainProperty(_ range: Range<ByteOffset>) -> Bool {
    let names = interest.names(in: range)
    guard !interest.mentions.touch(range), !names.dropFirst().contains(where: { Self.declaring.contains($0.hash) }),
      !names.contains(where: { interest.observerNames.contains($0.hash) })
    else { return false }
    // Accessor blocks, windows and constraints are asked for.
    return !text.bytes[range].contains { $0 == 0x7B || $0 == 0x7D } && !Self.askedFor.contains { text.contains($0, in: range) }
  }

  private mutating func eraseImports() {
    for (index, line) in outline.lines.enumerated() where line.block == nil && !line.isContinued {
      let end = index + 1 < outline.lines.count ? outline.lines[index + 1].start : text.count
      let names = interest.names(in: line.start..<end)
      if let first = names.first, first.start == line.start, first.hash == Self.importing { erase(line.start..<end) }
    }
  }

  // MARK: Code

  /// Long blocks inside kept bodies in which nothing is mentioned, used or asked.
  private mutating func eraseInnerBlocks() {
    var end = 0
    for (index, block) in outline.blocks.enumerated() where block.open >= end && !block.isType && block.range.count > 120 {
      guard let body = interest.body(around: block.open), isPartial(body, block.open), !interest.mentions.touch(block.range),
        !interest.contains(block.range, anyOf: telling(in: body)),
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
    for block in outline.blocks.indices where !outline.blocks[block].isType {
      let statements = interest.statements[block]
      guard !statements.isEmpty, let body = interest.body(around: outline.blocks[block].open + 1), isPartial(body, outline.blocks[block].open)
      else { continue }
      let goes = whatGoes(statements, in: block, telling: telling(in: body))
      for (index, statement) in statements.enumerated() where goes[index] {
        // A case goes when nothing stays in it.
        let isCase = statement.isCase && statements.indices[(index + 1)...].prefix { !statements[$0].isCase }.allSatisfy { goes[$0] && statements[$0].mayGo }
        if statement.mayGo || isCase { erase(statement.range) }
      }
    }
  }

  private func whatGoes(_ statements: [CodeStatements.Statement], in block: Int, telling: NameSet) -> [Bool] {
    var goes = statements.map { statement in
      !interest.mentions.touch(statement.range) && !interest.contains(statement.range, anyOf: telling)
        && !(interest.mentions.areOfObservers && statement.mayLeave && interest.contains(statement.range, anyOf: Self.leaving))
        && !interest.usesWanted(statement.range, owner: interest.owner(of: block))
    }
    let binding = statements.indices.filter { goes[$0] && statements[$0].binds }
    guard !binding.isEmpty else { return goes }
    let used = interest.namesBesideMentions(in: statements).union(Self.shadowing)
    for index in binding where interest.contains(statements[index].range, anyOf: used) { goes[index] = false }
    return goes
  }

  /// Only a part of what stands in the body at the offset matters.
  private func isPartial(_ body: Int, _ offset: ByteOffset) -> Bool {
    guard interest.kept.contains(body), !interest.whole.contains(body) else { return false }
    // What an observer's block does may move elsewhere as it is.
    if interest.registrations.contains(where: { $0.contains(offset) }) { return false }
    // What becomes the view of a controller is told by the other statements.
    return outline.blocks[body].name?.hash != Self.loadView
  }

  /// The words by which a statement of the body matters.
  private mutating func telling(in body: Int) -> NameSet {
    if let known = tellingWords[body] { return known }
    let words = wordsTelling(in: body)
    tellingWords[body] = words
    return words
  }

  private func wordsTelling(in body: Int) -> NameSet {
    let words = Self.telling.union(interest.locals)
    guard interest.mentions.areOfObservers else { return words.union(Self.availability) }
    let observing = words.union(Self.observing).union(interest.observerNames)
    guard interest.handling.contains(body), let name = outline.blocks[body].name else { return observing }
    let parameters = interest.names(in: name.end..<outline.blocks[body].open).map(\.hash)
    return observing.union(Self.placing).union(interest.memberNames).union(NameSet(parameters))
  }

  // MARK: Words

  /// The ends of words for what is looked for among the members of a type.
  private static let askedFor: [StaticString] = ["indow", "nchor", "onstraint"]
  private static let scene = NameSet(names: ["UIWindowScene"])
  private static let swiftUI = NameHash("SwiftUI")
  private static let importing = NameHash("import")
  private static let loadView = NameHash("loadView")
  private static let availability = NameSet(names: ["available", "unavailable"])
  private static let declaring = NameSet(names: [
    "func", "init", "class", "struct", "enum", "case", "subscript", "deinit", "typealias",
  ])
  /// Names that hide what a change would write, or that tell how `self` is reached.
  private static let shadowing = NameSet(names: [
    "view", "window", "bounds", "contentView", "collectionView", "containerView", "traitCollection", "size", "self",
    "strongSelf", "displayScale", "available", "unavailable", "scene",
  ])
  /// Words that the closures of a chain over scenes and windows are told by, that a view leaves its window or comes into
  /// another one by, and that a cell is made narrower by.
  private static let telling = NameSet(names: [
    "UIWindowScene", "isKeyWindow", "windows", "windowScene", "removeFromSuperview", "accessoryType", "accessoryView", "window",
    "navigationController", "superview",
  ])
  private static let observing = NameSet(names: [
    "available", "unavailable", "addObserver", "removeObserver", "publisher",
    "beginGeneratingDeviceOrientationNotifications", "endGeneratingDeviceOrientationNotifications",
  ])
  private static let leaving = NameSet(names: ["return", "throw"])
  /// Words by which a handler turns the interface or places its view.
  private static let placing = NameSet(names: [
    "frame", "center", "superview", "removeFromSuperview", "window", "forKey", "attemptRotationToDeviceOrientation",
    "requestGeometryUpdate", "setNeedsUpdateOfSupportedInterfaceOrientations",
  ])
}
