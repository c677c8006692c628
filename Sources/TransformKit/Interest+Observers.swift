import SourceText

/// What an observer of notifications concerns: its class.
extension Interest {
  /// An observer concerns its class: handlers, tokens, removals and overrides of the callback that takes its place.
  mutating func keepObservers(_ isCalledByUIKit: (String) -> Bool) {
    for offset in mentions.offsets { noteRegistration(at: offset) }
    observerNames = handlersAndTokens()
    let ending = observerNames.subtracting(memberNames).union(NameSet([Self.removal]))
    let mentioned = observerNames.union(Self.vocabulary)
    for body in bodies {
      let block = outline.blocks[body]
      let name = block.name?.hash
      let isOverride = name.map { Self.overrides.contains($0) } ?? false
      let isNamed = name.map { observerNames.contains($0) } ?? false
      if isOverride || isNamed || contains(block.range, anyOf: mentioned) {
        keep(body, isCalledByUIKit)
      }
      if isOverride || endsObservation(block, ending) { whole.insert(body) }
    }
    keepHandlers()
  }

  private mutating func noteRegistration(at offset: ByteOffset) {
    guard let block = block(around: offset), let statement = statements[block].first(where: { $0.range.contains(offset) }),
      contains(statement.range, anyOf: Self.registering)
    else { return }
    registrations.append(statement.range)
    // A local name for the center: whether others use it matters.
    let used = NameSet(names(in: statement.range).lazy.map(\.hash))
    for other in statements[block] where other.binds {
      if let bound = names(in: other.range).first?.hash, used.contains(bound) { locals.insert(bound) }
    }
  }

  /// The body names a token, or ends an observation.
  private func endsObservation(_ block: SourceOutline.Block, _ words: NameSet) -> Bool {
    names(in: block.range).contains { name in
      words.contains(name.hash) && !registrations.contains { $0.contains(name.start) }
    }
  }

  /// What a handler does in the methods it calls matters as well.
  private mutating func keepHandlers() {
    var called = observerNames
    for registration in registrations { called.formUnion(names(in: registration).map(\.hash)) }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for body in bodies where !handling.contains(body) {
        guard let name = outline.blocks[body].name, called.contains(name.hash), name.hash != Self.initialiser else { continue }
        handling.insert(body)
        kept.insert(body)
        called.formUnion(names(in: outline.blocks[body].range).map(\.hash))
        isGrowing = true
      }
    }
    if mentions.classesAreSplit { whole.formUnion(handling) }
  }

  /// The methods that selectors near the mentions name, and the properties that hold what a registration gives back.
  private func handlersAndTokens() -> NameSet {
    let members = NameSet(outline.members.lazy.map(\.hash))
    var result: NameSet = NameSet()
    for offset in mentions.offsets {
      let around = names(in: max(0, offset - 400)..<min(text.count, offset + 400))
      for (index, name) in around.enumerated() where name.hash == Self.selector {
        // `#selector(Type.handler(_:))`: the last of the names before the parenthesis closes.
        for part in around.dropFirst(index + 1).prefix(3) where members.contains(part.hash) { result.insert(part.hash) }
      }
      let line = names(in: text.startOfLine(at: offset)..<offset).prefix(4).map(\.hash)
      result.formUnion(line.filter { members.contains($0) })
    }
    return result
  }

  private static let selector = NameHash("selector")
  private static let initialiser = NameHash("init")
  private static let removal = NameHash("removeObserver")
  private static let registering = NameSet(names: ["addObserver", "publisher", "notifications"])
  private static let vocabulary = NameSet(names: [
    "removeObserver", "beginGeneratingDeviceOrientationNotifications", "endGeneratingDeviceOrientationNotifications",
    "UIDevice",
  ])
  /// What a class overrides tells whether it turns at all, and where a handler can move.
  private static let overrides = NameSet(names: [
    "viewWillTransition", "layoutSubviews", "deinit", "supportedInterfaceOrientations", "shouldAutorotate",
  ])
}
