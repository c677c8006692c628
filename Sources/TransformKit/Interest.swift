import SourceText

/// What must stay for the parser.
///
/// The bodies around the mentions, and those of the same type that use a member which holds one (or uses such a member,
/// and so on), because they say when it runs.
struct Interest {
  let text: SourceText
  let outline: SourceOutline
  let mentions: Blanking.Mentions
  /// The bodies of members: code blocks directly inside a type or at the top of the file.
  let bodies: [Int]
  var kept: Set<Int> = []
  /// Bodies of which every statement matters: those that end an observation, and extensions of shared objects.
  var whole: Set<Int> = []
  /// Observers' handlers and what they call in this file: there every use of another member matters.
  var handling: Set<Int> = []
  /// Statements that register observers: their blocks are handlers.
  var registrations: [Range<ByteOffset>] = []
  /// Names that an observer's class gives its handlers and tokens.
  var observerNames: NameSet = NameSet()
  /// The names of the members that have bodies.
  let memberNames: NameSet
  let statements: CodeStatements
  /// Local names that hold something of interest.
  var locals: NameSet = NameSet()
  /// For each type name (the empty one at the top of the file) the members whose callers matter.
  private var wanted: [NameHash: NameSet] = [:]
  /// For each block the name of the type it stands in.
  private let owners: [NameHash]
  /// Types whose members are called in other types of the file, too: by those that inherit from them, from which they
  /// inherit, or, of extended types, by any.
  private let relatedTypes: NameSet

  static let top = NameHash("")
  private static let application = NameHash("UIApplication")
  private static let windowScene = NameHash("windowScene")
  private static let condition = NameHash("if")

  init(_ text: SourceText, _ outline: SourceOutline, _ mentions: Blanking.Mentions) {
    self.text = text
    self.outline = outline
    self.mentions = mentions
    var owners: [NameHash] = []
    for block in outline.blocks {
      guard let parent = block.parent else {
        owners.append(Self.top)
        continue
      }
      let holder = outline.blocks[parent]
      owners.append(holder.isType ? holder.name?.hash ?? Self.top : owners[parent])
    }
    self.owners = owners
    statements = CodeStatements(text, outline)
    let bodies = outline.blocks.indices.filter { index in
      let block = outline.blocks[index]
      guard !block.isType, block.close > block.open else { return false }
      return block.parent.map { outline.blocks[$0].isType } ?? true
    }
    self.bodies = bodies
    relatedTypes = Self.relatedTypes(text, outline)
    memberNames = NameSet(bodies.compactMap { outline.blocks[$0].name?.hash })
  }

  private static func relatedTypes(_ text: SourceText, _ outline: SourceOutline) -> NameSet {
    let types = outline.blocks.compactMap { block in block.isType ? block.name.map { (name: $0, open: block.open) } : nil }
    let declared = NameSet(types.filter { !text.extends($0.name) }.map(\.name.hash))
    var result = NameSet(types.map(\.name.hash).filter { !declared.contains($0) })
    for type in types {
      for inherited in outline.names.inside(type.name.end..<type.open) where declared.contains(inherited.hash) {
        result.insert(inherited.hash)
        result.insert(type.name.hash)
      }
    }
    return result
  }

  private mutating func want(_ member: NameHash, of type: NameHash) {
    wanted[type, default: NameSet()].insert(member)
    if relatedTypes.contains(type) { wanted[Self.top, default: NameSet()].insert(member) }
  }

  mutating func gather(isCalledByUIKit: (String) -> Bool) {
    for offset in mentions.offsets {
      if let body = body(around: offset) {
        keep(body, isCalledByUIKit)
        noteLocalName(before: offset)
      } else if let body = bodyOfSceneCallback(namedBefore: offset) {
        // What becomes of the method depends on all that it does.
        keep(body, isCalledByUIKit)
        whole.insert(body)
      } else if let type = extensionBlock(at: offset) {
        // Inside an extension of a shared object its members are used without its name.
        for body in bodies where type.range.contains(outline.blocks[body].open) {
          keep(body, isCalledByUIKit)
          whole.insert(body)
        }
      } else if let member = outline.members.last(where: { $0.start < offset }) {
        want(member.hash, of: typeName(around: offset))
      }
    }
    keepUsersOfApplication(isCalledByUIKit)
    if mentions.areOfObservers { keepObservers(isCalledByUIKit) }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for body in bodies where !kept.contains(body) && usesWanted(memberRange(of: outline.blocks[body]), owner: owners[body]) {
        keep(body, isCalledByUIKit)
        isGrowing = true
      }
    }
  }

  /// The body with what stands before it in the member: a default value or an initial value may use another member.
  private func memberRange(of body: SourceOutline.Block) -> Range<ByteOffset> {
    body.name.map { min($0.end, body.open)..<body.range.upperBound } ?? body.range
  }

  /// `func f(_ application: UIApplication)`: what the body does with the parameter is found without a mention.
  private mutating func keepUsersOfApplication(_ isCalledByUIKit: (String) -> Bool) {
    for (index, name) in outline.names.enumerated().dropFirst() where name.hash == Self.application {
      let parameter = outline.names[index - 1]
      guard text.contains(":", in: parameter.end..<name.start),
        let body = bodies.first(where: { outline.blocks[$0].open > name.start }), let member = outline.blocks[body].name,
        member.start < parameter.start, names(in: outline.blocks[body].range).contains(where: { $0.hash == parameter.hash })
      else { continue }
      keep(body, isCalledByUIKit)
      locals.insert(parameter.hash)
    }
  }

  /// The body of a method `windowScene(…)` in whose head the offset is.
  private func bodyOfSceneCallback(namedBefore offset: ByteOffset) -> Int? {
    guard let member = outline.members.last(where: { $0.start < offset }), member.hash == Self.windowScene else { return nil }
    return bodies.first { outline.blocks[$0].name == member && outline.blocks[$0].open > offset }
  }

  /// The body of the extension of the type that is named at the offset.
  private func extensionBlock(at offset: ByteOffset) -> SourceOutline.Block? {
    outline.blocks.first { $0.isType && $0.name?.start == offset && $0.name.map(text.extends) ?? false }
  }

  mutating func keep(_ body: Int, _ isCalledByUIKit: (String) -> Bool) {
    kept.insert(body)
    if let name = outline.blocks[body].name, !isCalledByUIKit(text.string(in: name.start..<name.end)) {
      want(name.hash, of: owners[body])
    }
  }

  /// `let width = UIScreen.main.bounds.width`: what the local is used for matters as well, also where a closure gives the value.
  private mutating func noteLocalName(before offset: ByteOffset) {
    var (inner, block) = (offset, block(around: offset))
    while let next = block, !outline.blocks[next].isType {
      // The first statement behind a label counts as a piece of it.
      if let statement = statements[next].first(where: { $0.range.contains(inner) }),
        statement.binds || statement.word == Self.condition || statement.isCase
      {
        locals.formUnion(names(in: statement.range.lowerBound..<inner).map(\.hash).filter { $0 != statement.word })
      }
      (inner, block) = (outline.blocks[next].open, outline.blocks[next].parent)
    }
  }

  func block(around offset: ByteOffset) -> Int? {
    outline.blocks.indices.last { outline.blocks[$0].open < offset && offset < outline.blocks[$0].close }
  }

  // MARK: Questions

  /// The names in the statements and members that hold a mention or use a local name that matters, and those that their
  /// local names are made of.
  func namesBesideMentions(in statements: [CodeStatements.Statement]) -> NameSet {
    var result: NameSet = NameSet()
    for statement in statements where mentions.touch(statement.range) || contains(statement.range, anyOf: locals) {
      result.formUnion(names(in: statement.range).lazy.map(\.hash))
    }
    // What those names are made of, and so on.
    var size = -1
    while size != result.count {
      size = result.count
      for statement in statements where statement.binds {
        let names = names(in: statement.range).map(\.hash)
        if let bound = names.first, result.contains(bound) { result.formUnion(names) }
      }
    }
    return result
  }

  func body(around offset: ByteOffset) -> Int? {
    // Bodies are in order of their braces; those of local types stand inside others.
    var index = bodies.partitioningIndex { outline.blocks[$0].open >= offset } - 1
    var steps = 0
    while index >= 0, steps < 64 {
      if offset < outline.blocks[bodies[index]].close { return bodies[index] }
      index -= 1
      steps += 1
    }
    return nil
  }

  /// True when the range uses a wanted member of the type that owns it.
  func usesWanted(_ range: Range<ByteOffset>, owner: NameHash) -> Bool {
    let own = wanted[owner] ?? NameSet()
    let shared = wanted[Self.top] ?? NameSet()
    guard !own.isEmpty || !shared.isEmpty else { return false }
    return names(in: range).contains { name in
      (own.contains(name.hash) || shared.contains(name.hash)) && text.isOfSelf(at: name.start) && !text.isArgumentLabel(name.start..<name.end)
    }
  }

  /// True when the initial value of a stored property directly in a type uses a wanted member: `lazy var a = helper()`
  /// runs it at any time.
  func initialValueUsesWanted(_ property: Range<ByteOffset>, of type: Int) -> Bool {
    usesWanted(property, owner: outline.blocks[type].name?.hash ?? Self.top)
  }

  /// The name of the type that a block stands in.
  func owner(of block: Int) -> NameHash { owners[block] }

  /// True when members of the type are of interest, wherever it is extended.
  func wantsMembers(of type: NameHash) -> Bool { wanted[type] != nil }

  func contains(_ range: Range<ByteOffset>, anyOf words: NameSet) -> Bool {
    names(in: range).contains { words.contains($0.hash) }
  }

  func names(in range: Range<ByteOffset>) -> ArraySlice<SourceOutline.Name> { outline.names.inside(range) }

  /// The names of the members declared in the range.
  func declaredNames(in range: Range<ByteOffset>) -> ArraySlice<SourceOutline.Name> { outline.members.inside(range) }

  /// The name of the type whose body holds the offset.
  private func typeName(around offset: ByteOffset) -> NameHash {
    let block = outline.blocks.last { $0.isType && $0.open < offset && offset < $0.close }
    return block?.name?.hash ?? Self.top
  }
}

extension SourceText {
  /// The name of a type stands in the head of an extension.
  func extends(_ type: SourceOutline.Name) -> Bool { contains("extension", in: startOfLine(at: type.start)..<type.start) }
}

extension SourceOutline.Block {
  /// What is between the braces, with the opening one.
  var range: Range<ByteOffset> { open..<max(open, close) }
}

extension [SourceOutline.Name] {
  /// The names that start in the range.
  func inside(_ range: Range<ByteOffset>) -> ArraySlice<SourceOutline.Name> {
    let first = partitioningIndex { $0.start >= range.lowerBound }
    let last = partitioningIndex { $0.start >= range.upperBound }
    return self[first..<Swift.max(first, last)]
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
