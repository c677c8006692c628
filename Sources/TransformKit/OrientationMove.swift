import SourceEdits
import SwiftSyntax

/// Moves the handlers of a class's orientation notifications to the callback for changes of size.
public struct OrientationMove {
  public enum Result {
    case edits([FileID: [TextEdit]])
    case refused(ReasonCode)
  }

  /// Something to do when the size changes.
  private enum Step {
    case call(HandlerMethod)
    case block(NotificationBlock)
  }

  private let observation: OrientationObservation
  private let parts: ClassParts
  private let isView: Bool
  private let file: SwiftFile
  private let removal: ObserverRemoval
  private var steps: [(step: Step, isBefore: Bool)] = []
  private var refusedHandlers: [ClassParts.Method] = []
  private var refusal: ReasonCode?

  public init(_ observation: OrientationObservation, of parts: ClassParts, isView: Bool, in file: SwiftFile) {
    self.observation = observation
    self.parts = parts
    self.isView = isView
    self.file = file
    removal = ObserverRemoval(observation, of: parts)
    refusal = removal.refusal
    for registration in observation.registrations { add(registration) }
    if meansDevice { refusal = "orientation-device-semantics" }
    if refusal == nil, isView, concernsSuperview { refusal = "view-bounds-ambiguous" }
  }

  private mutating func add(_ registration: OrientationObservation.Registration) {
    let isBefore = registration.notification.kind == .statusBarWill
    switch registration.handler {
    case .none(let reason): refusal = refusal ?? reason
    case .block(let block):
      if block.usesNotification { refusal = refusal ?? "notification-argument" }
      steps.append((.block(block), isBefore))
    case .selector(let selector):
      switch HandlerMethod.resolve(selector, in: parts, of: file, removed: removal.registering) {
      case .refused(let reason, let method):
        refusal = refusal ?? reason
        if let method { refusedHandlers.append(method) }
      case .found(let handler):
        if handler.method.doesNothing, file.index.projectSubclasses(of: parts.name, in: file.id).isEmpty { return }
        let isKnown = steps.contains { item in
          if case .call(let other) = item.step { return other.call == handler.call && item.isBefore == isBefore }
          return false
        }
        if !isKnown { steps.append((.call(handler), isBefore)) }
      }
    }
  }

  /// Why the change needs review; empty when it is safe.
  public var doubts: [ReasonCode] {
    if steps.isEmpty { return [] }
    var doubts: [ReasonCode] = isView ? ["layout-size-comparison"] : []
    if steps.contains(where: \.isBefore) { doubts.append("will-change-timing") }
    if removal.isPartTime { doubts.append("observes-part-time") }
    return doubts
  }

  // MARK: What the handlers do

  private var handlerCode: [(part: ClassParts.Part, node: Syntax)] {
    let start = steps.compactMap { item -> (part: ClassParts.Part, node: Syntax)? in
      switch item.step {
      case .call(let handler): return (handler.method.part, Syntax(handler.method.node))
      case .block(let block):
        return parts.parts.first { $0.node.root.id == block.closure.root.id }.map { ($0, Syntax(block.closure)) }
      }
    }
    return parts.code(reachableFrom: start + refusedHandlers.map { ($0.part, Syntax($0.node)) })
  }

  /// The handlers want to know how the device is held, or turn the interface themselves.
  private var meansDevice: Bool {
    if parts.staysInOneOrientation { return true }
    return handlerCode.contains { item in
      let asks = item.part.file.all(DeviceOrientationUse.self).contains { use in
        use.asksDevice && use.question.concernsDevice && item.node.codeRange.contains(use.node.codeRange.lowerBound)
      }
      let turns = item.node.tokens(viewMode: .sourceAccurate).contains {
        ["attemptRotationToDeviceOrientation", "requestGeometryUpdate", "setNeedsUpdateOfSupportedInterfaceOrientations"].contains($0.text)
      }
      return asks || turns || item.node.trimmedDescription.contains("forKey: \"orientation\"")
    }
  }

  /// The view places itself in another one, whose size it cannot hear of.
  private var concernsSuperview: Bool {
    let others: Set<String> = ["superview", "window", "removeFromSuperview", "UIScreen"]
    return handlerCode.contains { item in
      item.node.tokens(viewMode: .sourceAccurate).contains { token in
        if others.contains(token.text) { return true }
        guard ["frame", "center"].contains(token.text), let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
        let access = reference.parent?.as(MemberAccessExprSyntax.self)
        guard access.map({ $0.declName.id != reference.id || $0.base?.trimmedDescription == "self" }) ?? true else { return false }
        return ExpressionContext(AccessChain(from: access.map { ExprSyntax($0) } ?? ExprSyntax(reference)).whole).isAssigned
      }
    }
  }

  // MARK: Edits

  public var result: Result {
    if let refusal { return .refused(refusal) }
    if steps.isEmpty { return .edits(removal.edits) }
    switch isView ? viewEdits : controllerEdits {
    case .refused(let reason): return .refused(reason)
    case .edits(var edits):
      edits.merge(removal.edits) { $0 + $1 }
      for case .call(let handler) in steps.map(\.step) {
        if let edit = handler.edit { edits[handler.method.part.file.id, default: []].append(edit) }
      }
      return .edits(edits)
    }
  }

  /// The member that registers first, for new members to follow.
  private var registeringMember: Syntax? {
    observation.registrations.first { $0.file.id == file.id }?.statements.first?.ownerOfBody
  }

  private var controllerEdits: Result {
    let base = "viewWillTransition"
    let existing = parts.methods(named: base).filter { $0.name == base + "(to:with:)" }
    guard let override = existing.first else { return newOverride }
    guard existing.count == 1, !override.isConditional else { return .refused("override-style") }
    guard let body = override.node.body, let callOfSuper = override.node.callOfSuper(base) else { return .refused("missing-super") }
    let names = Member(function: override.node).parameters.map(\.name)
    guard canMove(to: override.part.file, names: Set(names)) else { return .refused("handler-not-movable") }
    guard let before = directLines, names.count == 2 else { return .refused("handler-not-movable") }
    let insertion = MethodInsertion(in: override.part.file)
    let after = completionLines(names[1])
    var edits: [TextEdit] = []
    if !before.isEmpty { edits.append(insertion.lines(before, in: body, behind: callOfSuper)) }
    if !after.isEmpty { edits.append(insertion.lines(after, in: body, behind: lastStatementBeforeExit(body, callOfSuper))) }
    return .edits([override.part.file.id: edits])
  }

  /// Where the completion must be asked for so that no early return skips it; nil for the end of the body.
  ///
  /// A controller that observes once its view is loaded has nothing to do before: it stays behind that test.
  private func lastStatementBeforeExit(_ body: CodeBlockSyntax, _ callOfSuper: CodeBlockItemSyntax) -> CodeBlockItemSyntax? {
    let exits = Array(body.statements).filter { Syntax($0).mayLeaveBody }
    guard let first = exits.first else { return nil }
    let isLoadTest = first.item.as(GuardStmtSyntax.self)?.conditions.trimmedDescription == "isViewLoaded"
    guard isLoadTest, first.position > callOfSuper.position, observation.registrations.allSatisfy(\.isInLoadedController) else {
      return callOfSuper
    }
    return exits.count > 1 ? first : nil
  }

  private var newOverride: Result {
    guard let member = registeringMember, member.parent?.parent?.parent?.is(MemberBlockSyntax.self) ?? false else {
      return .refused("override-style")
    }
    guard canMove(to: file, names: ["size", "coordinator"]), let before = directLines else { return .refused("handler-not-movable") }
    let body = ["super.viewWillTransition(to: size, with: coordinator)"] + before + completionLines("coordinator")
    let head = "override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {"
    let lines = [access + head] + body.map { "\t" + $0 } + ["}"]
    return .edits([file.id: [MethodInsertion(in: file).lines(lines, behind: member)]])
  }

  private var viewEdits: Result {
    guard let declared = parts.declaration, let member = memberForProperty(of: declared) else { return .refused("override-style") }
    let existing = parts.methods(named: "layoutSubviews").filter { $0.name == "layoutSubviews()" }
    let target = existing.first?.part.file ?? declared.file
    guard canMove(to: target, names: []), let calls = linesForView else { return .refused("handler-not-movable") }
    guard let property = ["lastLayoutSize", "sizeOfLastLayout"].first(where: { !parts.mentions($0) }) else {
      return .refused("handler-not-movable")
    }
    let test = ["if bounds.size != \(property) {", "\t\(property) = bounds.size"] + calls.map { "\t" + $0 } + ["}"]
    let isElsewhere = target.id != declared.file.id
    let declaration = (isElsewhere ? "" : "private ") + "var \(property) = CGSize.zero"
    let insertion = MethodInsertion(in: declared.file)
    guard let override = existing.first else {
      let method = [access + "override func layoutSubviews() {", "\tsuper.layoutSubviews()"] + test.map { "\t" + $0 } + ["}"]
      return .edits([declared.file.id: [insertion.lines([declaration, ""] + method, behind: member)]])
    }
    guard existing.count == 1, !override.isConditional, let body = override.node.body else { return .refused("override-style") }
    let callOfSuper = override.node.callOfSuper("layoutSubviews")
    let isSkipped = body.statements.contains { Syntax($0).mayLeaveBody }
    if isSkipped, callOfSuper == nil { return .refused("missing-super") }
    let edit = MethodInsertion(in: target).lines(test, in: body, behind: isSkipped ? callOfSuper : nil)
    var edits = [declared.file.id: [insertion.lines([declaration], behind: member)]]
    edits[target.id, default: []].append(edit)
    return .edits(edits)
  }

  /// The member that a stored property follows, which needs the declaration itself: the one that registers, where it
  /// stands there, else the last one.
  private func memberForProperty(of declared: ClassParts.Part) -> Syntax? {
    guard let block = declared.node.asProtocol(DeclGroupSyntax.self)?.memberBlock else { return nil }
    if let member = registeringMember, member.parent?.parent?.parent?.id == Syntax(block).id { return member }
    return block.members.last.map { Syntax($0.decl) }
  }

  /// Overrides of a public class are public.
  private var access: String {
    let modifiers = parts.declaration?.node.asProtocol(DeclGroupSyntax.self)?.modifiers ?? []
    return modifiers.contains { $0.name.text == "public" || $0.name.text == "open" } ? "public " : ""
  }

  private func canMove(to target: SwiftFile, names: Set<String>) -> Bool {
    steps.allSatisfy { item in
      switch item.step {
      case .call(let handler): !handler.isPrivate || handler.method.part.file.id == target.id
      case .block(let block): block.file.leaves(block.closure, to: target) && !block.dependsOnPlace(shadowing: names)
      }
    }
  }

  // MARK: Lines

  /// What runs at once, before the transition; nil when a block cannot be written out.
  private var directLines: [String]? { lines(of: steps.filter(\.isBefore).map(\.step)) }
  private var linesForView: [String]? { lines(of: steps.map(\.step)) }

  private func lines(of steps: [Step]) -> [String]? {
    var result: [String] = []
    for step in steps {
      switch step {
      case .call(let handler): result.append(handler.call)
      case .block(let block):
        guard let lines = block.linesForDirectUse else { return nil }
        result += lines
      }
    }
    return result
  }

  /// What runs when the transition has ended. Methods share a call of the coordinator; each block keeps its own.
  private func completionLines(_ coordinator: String) -> [String] {
    var result: [String] = []
    var calls: [String] = []
    func flush() {
      guard !calls.isEmpty else { return }
      result += ["\(coordinator).animate(alongsideTransition: nil) { [weak self] _ in"] + calls + ["}"]
      calls = []
    }
    for item in steps where !item.isBefore {
      switch item.step {
      case .call(let handler):
        let isDiscarding = handler.call.hasPrefix("_ = ")
        calls.append("\t" + (isDiscarding ? "_ = self?." + handler.call.dropFirst(4) : "self?." + handler.call))
      case .block(let block):
        flush()
        result += block.lines(completing: coordinator)
      }
    }
    flush()
    return result
  }

  // MARK: Words

  /// What people read of the move.
  private var words: OrientationWords {
    OrientationWords(
      calls: steps.map { item in
        if case .call(let handler) = item.step { return handler.call.replacingPrefix("_ = ", with: "") }
        return nil
      },
      className: parts.name, isView: isView, isBefore: steps.allSatisfy(\.isBefore),
      callback: isView ? "layoutSubviews()" : "viewWillTransition(to:with:)")
  }

  public var message: String { words.message }

  public func record(scope: String, old: String) -> ChangeRecord { words.record(scope: scope, old: old) }
}

extension OrientationObservation.Registration {
  /// Registered in `viewDidLoad()`, or later in the life of the view.
  fileprivate var isInLoadedController: Bool {
    guard let function = statements.first?.ownerOfBody?.as(FunctionDeclSyntax.self) else { return false }
    return ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"].contains(function.name.text)
  }
}
