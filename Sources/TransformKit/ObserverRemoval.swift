import SourceEdits
import SwiftSyntax

/// Everything that goes with a class's registrations: the statements that register and end them, tokens, and the calls
/// that start and stop the device's notifications.
public struct ObserverRemoval {
  private let observation: OrientationObservation
  private let parts: ClassParts
  private var nodes: [(file: SwiftFile, node: Syntax)] = []

  /// Why the registrations cannot go.
  public private(set) var refusal: ReasonCode?
  /// The observation does not last as long as the object.
  public private(set) var isPartTime = false

  public init(_ observation: OrientationObservation, of parts: ClassParts) {
    self.observation = observation
    self.parts = parts
    takeRegistrations()
    takeRemovals()
    noteBlanketRemovals()
    takeGenerating()
    takeUnusedCenters()
    widenToDeinitializers()
  }

  /// The statements that register.
  public var registering: [CodeBlockItemSyntax] { observation.registrations.flatMap(\.statements) }

  /// The deletions by file.
  public var edits: [FileID: [TextEdit]] {
    var result: [FileID: [TextEdit]] = [:]
    for id in Set(nodes.map(\.file.id)) {
      let own = nodes.filter { $0.file.id == id }
      result[id] = own[0].file.linesAndCommentsToDelete(withAll: own.map(\.node)).map { TextEdit(range: $0, replacement: "") }
    }
    return result
  }

  private mutating func refuse(_ reason: ReasonCode) { refusal = refusal ?? reason }

  private mutating func take(_ node: some SyntaxProtocol, in file: SwiftFile) {
    guard !nodes.contains(where: { $0.node.id == node.id }) else { return }
    nodes.append((file, Syntax(node)))
  }

  // MARK: Registrations

  private mutating func takeRegistrations() {
    for registration in observation.registrations {
      let file = registration.file
      guard let first = registration.statements.first else {
        refuse(Gate.member(file.site(of: registration.notification.node)) ?? "conditional-registration")
        continue
      }
      guard let owner = first.ownerOfBody, owner.parent?.is(MemberBlockItemSyntax.self) ?? false, !first.mayBeSkipped else {
        refuse("conditional-registration")
        continue
      }
      if Self.hasComment(registration) { refuse("comment-in-the-way") }
      for statement in registration.statements { take(statement, in: file) }
      let site = file.site(of: first)
      if !file.solver.runsAtStart(site.member, of: site.type, in: file.id) { isPartTime = true }
      switch registration.token {
      case .nowhere, .collection: break
      case .elsewhere: refuse("token-in-use")
      case .property(let name): takeToken(name)
      }
    }
  }

  /// A comment in what goes; the body of a block is kept.
  private static func hasComment(_ registration: OrientationObservation.Registration) -> Bool {
    guard case .block(let block) = registration.handler, let first = registration.statements.first else {
      return registration.statements.contains { registration.file.hasComment(in: $0.codeRange) }
    }
    let start = block.closure.signature?.inKeyword.codeRange.upperBound ?? block.closure.leftBrace.codeRange.upperBound
    let end = block.closure.codeRange.upperBound
    return registration.file.hasComment(in: first.codeRange.lowerBound..<start)
      || registration.file.hasComment(in: end..<max(first.codeRange.upperBound, end))
  }

  private mutating func takeToken(_ name: String) {
    guard let (part, property) = parts.property(named: name), let binding = property.bindings.first,
      property.modifiers.contains(where: { $0.name.text == "private" || $0.name.text == "fileprivate" }),
      binding.accessorBlock == nil, binding.initializer.map({ $0.value.is(NilLiteralExprSyntax.self) }) ?? true
    else { return refuse("token-in-use") }
    if property.leadingTrivia.contains(where: { $0.isDocumentation }) { return refuse("comment-in-the-way") }
    for use in parts.uses(of: name) {
      if registering.contains(where: { $0.holds(use.node) }) { continue }
      guard let statements = TokenRemoval(name: name).statements(around: use.node) else { return refuse("token-in-use") }
      for statement in statements {
        takeEnd(statement, in: use.part.file)
      }
    }
    take(property, in: part.file)
  }

  // MARK: Ends

  private mutating func takeRemovals() {
    for (file, call) in observation.removals {
      guard let statement = call.parent?.as(CodeBlockItemSyntax.self), statement.ownerOfBody != nil,
        call.arguments.first?.expression.trimmedDescription == "self"
      else {
        refuse("conditional-registration")
        continue
      }
      takeEnd(statement, in: file)
    }
  }

  private mutating func takeEnd(_ statement: CodeBlockItemSyntax, in file: SwiftFile) {
    if file.hasComment(in: statement.codeRange) { refuse("comment-in-the-way") }
    take(statement, in: file)
    noteEnd(at: statement, in: file)
  }

  /// Ends outside of `deinit` stop the observation early, unless the next statement starts it again.
  private mutating func noteEnd(at statement: CodeBlockItemSyntax, in file: SwiftFile) {
    guard let owner = statement.ownerOfBody else {
      isPartTime = true
      return
    }
    let restarts = registering.contains { $0.ownerOfBody?.id == owner.id && $0.position > statement.position }
    let site = file.site(of: statement)
    if !restarts, !file.solver.runsAtEnd(site.member, of: site.type, in: file.id) { isPartTime = true }
  }

  /// `removeObserver(self)` stays, and says when the observation ends.
  private mutating func noteBlanketRemovals() {
    for use in parts.uses(of: "removeObserver") {
      guard let call = use.node.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.arguments.first?.expression.trimmedDescription == "self"
      else { continue }
      let name = call.arguments.first { $0.label?.text == "name" }?.expression.trimmedDescription ?? "nil"
      guard name == "nil", call.arguments.allSatisfy({ ["name", "object", nil].contains($0.label?.text) }) else { continue }
      if let statement = call.statementOfBody { noteEnd(at: statement, in: use.part.file) } else { isPartTime = true }
    }
  }

  // MARK: What belongs to them

  /// `beginGenerating…` and `endGenerating…` go together, unless the class still asks the device.
  private mutating func takeGenerating() {
    let names = ["beginGeneratingDeviceOrientationNotifications", "endGeneratingDeviceOrientationNotifications"]
    let calls = names.flatMap { parts.uses(of: $0) }
    let asks = parts.parts.contains { part in
      part.file.all(DeviceOrientationUse.self).contains { $0.asksDevice && part.node.codeRange.contains($0.node.codeRange.lowerBound) }
    }
    let statements = calls.compactMap { use -> (SwiftFile, CodeBlockItemSyntax)? in
      guard let item = use.node.parent?.parent?.parent?.as(CodeBlockItemSyntax.self), item.ownerOfBody != nil,
        !use.part.file.hasComment(in: item.codeRange)
      else { return nil }
      return (use.part.file, item)
    }
    guard !asks, statements.count == calls.count else { return }
    for (file, statement) in statements { take(statement, in: file) }
  }

  /// `let center = NotificationCenter.default`, when only statements that go use it.
  private mutating func takeUnusedCenters() {
    for (file, node) in nodes {
      for token in node.tokens(viewMode: .sourceAccurate) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !reference.isMemberName,
          let local = reference.localName(token.plainText), case .variable = local.kind,
          ["NotificationCenter.default", "UIDevice.current"].contains(local.value?.trimmedDescription),
          let item = local.declaration.parent?.as(CodeBlockItemSyntax.self), let list = item.parent
        else { continue }
        let uses = list.tokens(viewMode: .sourceAccurate)
          .filter { $0.plainText == token.plainText && ($0.parent?.is(DeclReferenceExprSyntax.self) ?? false) }
        let isUnused = uses.allSatisfy { use in nodes.contains { $0.node.holds(use) } }
        if isUnused, !file.hasComment(in: item.codeRange) { take(item, in: file) }
      }
    }
  }

  /// A `deinit` that would be left empty goes.
  private mutating func widenToDeinitializers() {
    for member in parts.members {
      guard let deinitializer = member.declaration.as(DeinitializerDeclSyntax.self), let body = deinitializer.body,
        !body.statements.isEmpty, !member.part.file.hasComment(in: deinitializer.codeRange), !member.isConditional,
        !deinitializer.leadingTrivia.contains(where: { $0.isDocumentation })
      else { continue }
      let ids = Set(body.statements.map { Syntax($0).id })
      guard ids.isSubset(of: nodes.map(\.node.id)) else { continue }
      nodes.removeAll { ids.contains($0.node.id) }
      take(deinitializer, in: member.part.file)
    }
  }
}

extension SyntaxProtocol {
  /// The other node stands inside this one.
  func holds(_ other: some SyntaxProtocol) -> Bool {
    root.id == other.root.id && codeRange.contains(other.codeRange.lowerBound)
  }
}

extension TriviaPiece {
  /// A comment that documents the declaration that follows.
  fileprivate var isDocumentation: Bool {
    switch self {
    case .docLineComment, .docBlockComment: true
    default: false
    }
  }
}
