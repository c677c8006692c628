import SourceEdits
import SwiftSyntax
import TransformKit

/// Which parts of an app delegate move to the scene delegate.
struct MovePlan {
  let model: DelegateModel
  /// Where each moving part got its reason to move.
  fileprivate(set) var moving: [Int: Origin] = [:]
  /// Constants that both delegates have afterwards.
  fileprivate(set) var repeated: Set<Int> = []
  /// The places where protocols are adopted that the scene delegate adopts instead.
  fileprivate(set) var conformances: Set<Int> = []
  /// Statements that leave a launch method early and do so in the scene delegate, too.
  var repeatedExits: Set<Int> = []
  var doubts: Set<ReasonCode> = []

  /// Why a part moves.
  enum Origin {
    case window
    case callback
  }

  func moves(_ part: DelegatePart) -> Bool { moving[part.id] != nil }

  /// The parts that move, in the order of the source.
  var parts: [DelegatePart] { model.parts.filter { moving[$0.id] != nil } }

  /// The statements of a launch method that go to the scene delegate.
  func movedStatements(of method: DelegatePart) -> [DelegatePart] {
    model.statements(of: method).filter { moving[$0.id] != nil || repeatedExits.contains($0.id) || repeated.contains($0.id) }
  }
}

/// Works out what moves: the window and everything made with it, the callbacks that scenes have, and what only they use.
struct MovePlanner {
  private let request: SceneMigrationRequest
  private let model: DelegateModel
  private let edges: [Edge]
  private var plan: MovePlan
  /// Parts whose value exists only together with the window.
  private var bound: Set<Int> = []

  private struct Edge {
    let user: Int
    let target: Int
    let use: PartUses.Use
  }

  init(_ request: SceneMigrationRequest, _ model: DelegateModel) {
    self.request = request
    self.model = model
    plan = MovePlan(model: model)
    edges = model.parts.flatMap { part -> [Edge] in
      // The statements of a launch method speak for it.
      guard part.callback != .launch else { return [] }
      let members = part.uses.members.flatMap { use in model.targets(of: use).map { Edge(user: part.id, target: $0, use: use) } }
      let locals = part.uses.locals.compactMap { local, declaration in
        model.statement(holding: declaration, in: part.file).map { Edge(user: part.id, target: $0, use: local) }
      }
      return (members + locals).filter { $0.target != $0.user }
    }
  }

  mutating func result() throws(MigrationRefusal) -> MovePlan {
    seed()
    var size = -1
    while size != progress {
      size = progress
      for edge in edges { try follow(edge) }
      for edge in edges where size == progress { try settle(edge, mayRefuse: false) }
      for edge in edges where size == progress { try settle(edge, mayRefuse: true) }
      if size == progress { try moveConformances() }
    }
    // What nobody who stays uses needs no second copy.
    for id in plan.repeated where !edges.contains(where: { $0.target == id && plan.moving[$0.user] == nil }) {
      plan.moving[id] = .window
      plan.repeated.remove(id)
    }
    return plan
  }

  /// Grows with everything that is found to move.
  private var progress: Int { plan.moving.count + plan.repeated.count + bound.count + plan.conformances.count }

  private mutating func seed() {
    for part in model.parts {
      if let callback = part.callback {
        if callback.moves, !model.isOutdone(part) { plan.moving[part.id] = .callback }
      } else if part.isWindowProperty || !part.uses.windows.isEmpty && part.kind != .other {
        bind(part)
      }
    }
  }

  private mutating func bind(_ part: DelegatePart) {
    plan.moving[part.id] = .window
    guard bound.insert(part.id).inserted else { return }
    for name in part.uses.assigned {
      for property in model.parts(named: name) where property.kind == .property && !property.isStatic { bind(property) }
    }
  }

  /// The window's users move with it, and what moving code uses moves along.
  private mutating func follow(_ edge: Edge) throws(MigrationRefusal) {
    let (user, target) = (model.parts[edge.user], model.parts[edge.target])
    if bound.contains(target.id), !bound.contains(user.id) {
      if plan.moves(user) {
        if user.callback == nil { bind(user) }
      } else {
        guard !isPinned(user) else { return try moveConformance(of: user, because: edge, .window) }
        bind(user)
      }
    }
    guard let origin = plan.moving[user.id], !plan.moves(target), !plan.repeated.contains(target.id), needsToMove(target) else { return }
    if target.isRepeatable {
      plan.repeated.insert(target.id)
    } else {
      guard !isPinned(target) else { return try moveConformance(of: target, because: edge, origin) }
      plan.moving[target.id] = origin
    }
  }

  /// What moves and is used by code that stays: the user may come along, or nothing moves.
  private mutating func settle(_ edge: Edge, mayRefuse: Bool) throws(MigrationRefusal) {
    let (user, target) = (model.parts[edge.user], model.parts[edge.target])
    guard let origin = plan.moving[target.id], !plan.moves(user), !plan.repeated.contains(user.id), needsToMove(target) else { return }
    if user.isStatement, origin == .window, user.isLaunchSetup {
      if !user.isPlainlyInterface { plan.doubts.insert("runs-at-each-connection") }
      plan.moving[user.id] = .window
    } else if !isPinned(user), !user.isStatement, edges.allSatisfy({ $0.target != user.id || plan.moving[$0.user] != nil }) {
      plan.moving[user.id] = origin
    } else if mayRefuse {
      try moveConformance(of: user, because: edge, origin)
    }
  }

  /// A member that a protocol asks for moves only together with the protocol.
  private mutating func moveConformance(of part: DelegatePart, because edge: Edge, _ origin: MovePlan.Origin) throws(MigrationRefusal) {
    guard let index = model.conformances.firstIndex(where: { $0.members.contains(part.id) }), !model.conformances[index].isOfProcess, !isFixed(part)
    else { throw refusal(of: edge, origin: origin) }
    move(conformance: index)
  }

  private mutating func move(conformance index: Int) {
    plan.conformances.insert(index)
    for member in model.conformances[index].members where plan.moving[member] == nil { plan.moving[member] = .window }
  }

  /// Whoever is handed the scene delegate instead of the app delegate expects the same protocols.
  private mutating func moveConformances() throws(MigrationRefusal) {
    guard let (part, value) = handsSelfOn(where: { plan.moves($0) }) else { return }
    if plan.conformances.isEmpty {
      for (index, conformance) in model.conformances.enumerated() where !conformance.isOfProcess { move(conformance: index) }
    }
    let staysWithout = handsSelfOn { !plan.moves($0) } != nil && !model.conformances.contains(where: \.isOfProcess)
    guard !plan.conformances.isEmpty, !staysWithout else {
      throw MigrationRefusal(
        "app-delegate-state", at: value, in: part.file, "leave '\(model.name)': it hands itself to what is made with the window")
    }
  }

  private func handsSelfOn(where isMeant: (DelegatePart) -> Bool) -> (DelegatePart, Syntax)? {
    for part in model.parts where part.callback != .launch && isMeant(part) {
      if let value = part.uses.selfValues.first(where: { !$0.isTarget }) { return (part, value) }
    }
    return nil
  }

  /// A member that other files can reach by the class's name stays, unless it belongs to an object.
  private func needsToMove(_ part: DelegatePart) -> Bool {
    if part.isStatic || part.kind == .type { return part.isPrivate }
    return true
  }

  /// The part cannot move by itself.
  private func isPinned(_ part: DelegatePart) -> Bool {
    isFixed(part) || model.conformances.contains { $0.members.contains(part.id) }
  }

  /// The part never moves.
  private func isFixed(_ part: DelegatePart) -> Bool {
    // Attributes of an extension, such as its availability, would be lost.
    if let attributes = part.container?.as(ExtensionDeclSyntax.self)?.attributes, !attributes.isEmpty { return true }
    return part.kind == .other || part.callback != nil || part.isOverride
  }

  private func refusal(of edge: Edge, origin: MovePlan.Origin) -> MigrationRefusal {
    let (user, target) = (model.parts[edge.user], model.parts[edge.target])
    let needing = origin == .callback ? "the callbacks that move" : "the window's code"
    // Either something that moves uses what stays, or the other way round.
    let why = plan.moves(user)
      ? "\(needing) use\(origin == .callback ? "" : "s") \(target.inWords), which stays on the app delegate"
      : "\(target.inWords) goes with \(needing), and \(user.inWords), which stays on the app delegate, uses it, too"
    let isCaptured = edge.use.isInClosure && bound.contains(target.id) && user.isStatement
    let reason: ReasonCode = origin == .callback ? "app-delegate-callback-uses-application" : isCaptured ? "window-captured" : "app-delegate-state"
    return MigrationRefusal(reason, at: edge.use.node, in: user.file, "leave '\(model.name)': \(why)")
  }
}

extension DelegatePart {
  /// It holds a window.
  var isWindowProperty: Bool {
    guard kind == .property, !isStatic, let variable else { return false }
    if !uses.windows.isEmpty || names == ["window"] { return true }
    guard let type = variable.bindings.first?.typeAnnotation?.type.trimmedDescription else { return false }
    let name = type.filter { !"?!() ".contains($0) }
    return file.index.role(of: name, in: file.id) == .known(.window)
  }

  /// A constant that means the same in both delegates: a literal, or an object that all share.
  var isRepeatable: Bool {
    let declaration = variable ?? statement?.item.as(VariableDeclSyntax.self)
    guard !isStatic, let declaration, declaration.bindingSpecifier.text == "let", declaration.bindings.count == 1,
      declaration.attributes.isEmpty, !declaration.modifiers.contains(where: { $0.name.text == "lazy" }),
      let value = declaration.bindings.first?.initializer?.value
    else { return false }
    return value.isLiteral || value.isSharedObject || value.isLogger
  }

  var isOverride: Bool {
    (function?.modifiers ?? variable?.modifiers)?.contains { $0.name.text == "override" } ?? false
  }

  /// For messages.
  var inWords: String {
    switch kind {
    case .statement: names.first.map { "'\($0)' of the launch method" } ?? "a statement of the launch method"
    case .method, .callback: "'\(function?.fullName ?? "")'"
    default: "'\(names.first ?? "init")'"
    }
  }
}

extension ExprSyntax {
  /// A literal without interpolation.
  fileprivate var isLiteral: Bool {
    if let text = self.as(StringLiteralExprSyntax.self) { return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
  }

  /// `Session.shared`, as types call the one object that everybody uses.
  fileprivate var isSharedObject: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base?.as(DeclReferenceExprSyntax.self),
      base.baseName.plainText.first?.isUppercase ?? false
    else { return false }
    return base.baseName.plainText == "UIColor"
      || ["shared", "sharedInstance", "default", "standard", "main", "current", "instance"].contains(access.declName.baseName.plainText)
  }

  /// `Logger(category: "App")`: two of the kind write to one log.
  fileprivate var isLogger: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      name.hasSuffix("Logger") || name.hasSuffix("Log")
    else { return false }
    return call.arguments.allSatisfy { $0.expression.isLiteral || $0.expression.is(MemberAccessExprSyntax.self) }
  }
}
