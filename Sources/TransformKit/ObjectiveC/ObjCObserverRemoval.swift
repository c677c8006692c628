import ObjCSyntax
import SourceEdits
import SourceText

/// Everything that goes with a class's registrations in Objective-C: the statements that register and end them, tokens,
/// and the calls that start and stop the device's notifications.
struct ObjCObserverRemoval {
  private let observation: ObjCObservation
  private let parts: ObjCClassParts
  /// A view needs the braces of its variables for a new one.
  private let isView: Bool
  private var nodes: [(file: ObjCFile, node: ObjCNode)] = []

  /// Why the registrations cannot go.
  private(set) var refusal: ReasonCode?
  /// The observation does not last as long as the object.
  private(set) var isPartTime = false

  init(_ observation: ObjCObservation, of parts: ObjCClassParts, isView: Bool) {
    self.isView = isView
    self.observation = observation
    self.parts = parts
    takeRegistrations()
    takeRemovals()
    noteBlanketRemovals()
    takeGenerating()
    takeUnusedLocals()
    takeUnusedMacros()
    widenToDealloc()
  }

  /// The statements that register.
  private var registering: [ObjCNode] { observation.registrations.flatMap(\.statements) }

  /// The deletions by file.
  var edits: [FileID: [TextEdit]] {
    var result: [FileID: [TextEdit]] = [:]
    for id in Set(nodes.map(\.file.id)) {
      let own = nodes.filter { $0.file.id == id }
      result[id] = own[0].file.linesAndCommentsToDelete(withAll: own.map(\.node)).map { TextEdit(range: $0, replacement: "") }
    }
    return result
  }

  private mutating func refuse(_ reason: ReasonCode) { refusal = refusal ?? reason }

  private mutating func take(_ node: ObjCNode, in file: ObjCFile) {
    guard !nodes.contains(where: { $0.node == node }) else { return }
    nodes.append((file, node))
  }

  /// The code goes with the registrations.
  func isTaken(_ node: ObjCNode) -> Bool { nodes.contains { $0.node.holds(node) } }

  // MARK: Registrations

  private mutating func takeRegistrations() {
    for registration in observation.registrations {
      let file = registration.file
      guard let statement = registration.statement else {
        refuse("conditional-registration")
        continue
      }
      guard let owner = statement.methodOfBody, !statement.mayBeSkipped, !file.hasCondition(between: owner, and: statement) else {
        refuse("conditional-registration")
        continue
      }
      if Self.hasComment(registration, statement) { refuse("comment-in-the-way") }
      for statement in registration.statements { take(statement, in: file) }
      let site = file.site(of: statement)
      if !file.solver.runsAtStart(site.member, of: site.type, in: file.id) { isPartTime = true }
      switch registration.token {
      case .nowhere, .collection: break
      case .elsewhere: refuse("token-in-use")
      case .property(let name): takeToken(name)
      }
    }
  }

  /// A comment in what goes; the body of a block is kept.
  private static func hasComment(_ registration: ObjCObservation.Registration, _ statement: ObjCNode) -> Bool {
    guard case .block(let block) = registration.handler else { return registration.file.hasComment(in: statement.range) }
    let body = block.block.body.range
    return registration.file.hasComment(in: statement.range.lowerBound..<body.lowerBound)
      || registration.file.hasComment(in: body.upperBound..<max(statement.range.upperBound, body.upperBound))
  }

  private mutating func takeToken(_ name: String) {
    let token = ObjCObserverTokenVariable(name: name, in: parts)
    guard let (file, declaration) = token.declaration else { return refuse("token-in-use") }
    for use in token.uses where !declaration.holds(use.node) && !registering.contains(where: { $0.holds(use.node) }) {
      guard let statement = token.removal(around: use.node) else { return refuse("token-in-use") }
      takeEnd(statement, in: use.part.file)
    }
    take(isView ? declaration : declaration.withEmptiedBraces(in: file), in: file)
  }

  // MARK: Ends

  private mutating func takeRemovals() {
    for (file, message) in observation.removals {
      guard let statement = message.node.parent, statement.kind == .expressionStatement, let owner = statement.methodOfBody,
        message.arguments.first?.code == "self", !file.hasCondition(between: owner, and: statement)
      else {
        refuse("conditional-registration")
        continue
      }
      takeEnd(statement, in: file)
    }
  }

  private mutating func takeEnd(_ statement: ObjCNode, in file: ObjCFile) {
    if file.hasComment(in: statement.range) { refuse("comment-in-the-way") }
    take(statement, in: file)
    noteEnd(at: statement, in: file)
  }

  /// Ends outside of `dealloc` stop the observation early, unless a later statement starts it again.
  private mutating func noteEnd(at statement: ObjCNode, in file: ObjCFile) {
    guard let owner = statement.methodOfBody else {
      isPartTime = true
      return
    }
    let restarts = registering.contains { $0.methodOfBody == owner && $0.range.lowerBound > statement.range.lowerBound }
    let site = file.site(of: statement)
    if !restarts, !file.solver.runsAtEnd(site.member, of: site.type, in: file.id) { isPartTime = true }
  }

  /// `removeObserver:self` stays, and says when the observation ends.
  private mutating func noteBlanketRemovals() {
    let all = parts.messages("removeObserver:") + parts.messages("removeObserver:name:object:")
    for (part, message) in all where message.arguments.first?.code == "self" {
      guard message.arguments.dropFirst().first.map({ $0.code == "nil" }) ?? true else { continue }
      if let statement = message.node.statementOfBody { noteEnd(at: statement, in: part.file) } else { isPartTime = true }
    }
  }

  // MARK: What belongs to them

  /// `beginGenerating…` and `endGenerating…` go together, unless the class still asks the device.
  private mutating func takeGenerating() {
    let calls = parts.messages("beginGeneratingDeviceOrientationNotifications") + parts.messages("endGeneratingDeviceOrientationNotifications")
    let asks = parts.parts.contains { part in
      part.file.all(ObjCOrientationUse.self).contains { $0.source == .device && part.node.holds($0.node) }
    }
    let statements = calls.compactMap { part, message -> (ObjCFile, ObjCNode)? in
      guard let statement = message.node.parent, statement.kind == .expressionStatement, let owner = statement.methodOfBody,
        !part.file.hasComment(in: statement.range), !part.file.hasCondition(between: owner, and: statement)
      else { return nil }
      return (part.file, statement)
    }
    guard !asks, statements.count == calls.count else { return }
    for (file, statement) in statements { take(statement, in: file) }
  }

  private static let shared: Set<String> = [
    "[NSNotificationCenterdefaultCenter]", "NSNotificationCenter.defaultCenter", "[UIDevicecurrentDevice]", "UIDevice.currentDevice",
  ]

  /// `NSNotificationCenter *center = …` and `__weak typeof(self) weakSelf = self`, when only statements that go use it.
  private mutating func takeUnusedLocals() {
    for (file, node) in nodes {
      for reference in node.descendants where reference.kind == .declarationReference {
        guard let local = reference.local(named: reference.code), let statement = local.declaration.statement, !node.holds(statement),
          ObjCVariable(statement)?.declarators.count == 1,
          local.value.map({ Self.shared.contains($0.code.filter { !$0.isWhitespace }) }) ?? false || statement.nameOfWeakSelf != nil
        else { continue }
        if file.uses(of: local).allSatisfy(isTaken), !file.hasComment(in: statement.range) { take(statement, in: file) }
      }
    }
  }

  /// `@weakify(self)` in front of a block that goes, when nothing else in the method has a use for it.
  private mutating func takeUnusedMacros() {
    for registration in observation.registrations {
      guard case .block(let block) = registration.handler, let method = registration.statement?.methodOfBody else { continue }
      for prelude in block.preludes where prelude.statement.isWeakMacro && prelude.statement.nameOfWeakSelf == nil {
        let others = method.significantTokens.filter { token in
          let word = method.text(of: token)
          guard word.lowercased().contains("strong") || ObjCSelf.weakNames.contains(word) || word == prelude.name else { return false }
          return !prelude.statement.range.contains(token.range.lowerBound) && !nodes.contains { $0.node.range.contains(token.range.lowerBound) }
        }
        if others.isEmpty { take(prelude.statement, in: registration.file) }
      }
    }
  }

  /// A `dealloc` that would be left empty goes.
  private mutating func widenToDealloc() {
    for method in parts.methods("dealloc") {
      guard let body = method.method.body, !method.isConditional, !method.part.file.hasComment(in: method.node.range) else { continue }
      let statements = Array(body.children)
      let taken = statements.filter { statement in nodes.contains { $0.node == statement } }
      let isSuper = { (node: ObjCNode) in node.code.filter { !$0.isWhitespace } == "[superdealloc];" }
      guard !taken.isEmpty, statements.allSatisfy({ taken.contains($0) || isSuper($0) }),
        !method.part.file.tree.directives.contains(where: { body.range.contains($0.range.lowerBound) })
      else { continue }
      nodes.removeAll { taken.contains($0.node) }
      take(method.node, in: method.part.file)
    }
  }
}

extension ObjCNode {
  /// The other node stands inside this one, or is it.
  func holds(_ other: ObjCNode) -> Bool { tree === other.tree && range.contains(other.range.lowerBound) }
}

extension ObjCNode {
  /// The braces around an instance variable that is the only thing in them, else the variable.
  fileprivate func withEmptiedBraces(in file: ObjCFile) -> ObjCNode {
    guard let braces = parent, braces.kind == .objcIvarBlock, Array(braces.children).count == 1, !file.hasComment(in: braces.range),
      !file.tree.directives.contains(where: { braces.range.contains($0.range.lowerBound) })
    else { return self }
    return braces
  }
}

extension ObjCFile {
  /// The statement is under an `#if` that begins inside of the method.
  func hasCondition(between method: ObjCNode, and statement: ObjCNode) -> Bool {
    tree.conditions(at: statement.range.lowerBound).count > tree.conditions(at: method.range.lowerBound).count
      || tree.directives.contains { statement.range.contains($0.range.lowerBound) }
  }
}
