import ObjCSyntax
import SourceEdits

/// Moves the handlers of an Objective-C class's orientation notifications to the callback for changes of size.
public struct ObjCOrientationMove {
  public enum Result {
    case edits([FileID: [TextEdit]])
    case refused(ReasonCode)
  }

  private let observation: ObjCObservation
  private let parts: ObjCClassParts
  private let isView: Bool
  private let file: ObjCFile
  private let removal: ObjCObserverRemoval
  /// Where the calls will stand: in the override that is there, else in the implementation of the class. A new override in
  /// a category would replace one that the class gets later.
  private let target: ObjCClassParts.Part?
  private var steps: [ObjCOrientationStep] = []
  private var refusedHandlers: [ObjCClassParts.Method] = []
  private var refusal: ReasonCode?

  public init(_ observation: ObjCObservation, of parts: ObjCClassParts, isView: Bool, in file: ObjCFile) {
    self.observation = observation
    self.parts = parts
    self.isView = isView
    self.file = file
    removal = ObjCObserverRemoval(observation, of: parts, isView: isView)
    target = parts.target(of: observation, isView: isView, in: file)
    refusal = removal.refusal
    for registration in observation.registrations { add(registration) }
    let work = ObjCHandlerWork(parts: parts, handlers: steps.compactMap(\.code) + refusedHandlers.map { ($0.part, $0.node) })
    if work.meansDevice { refusal = "orientation-device-semantics" }
    if refusal == nil, isView, work.concernsSuperview { refusal = "view-bounds-ambiguous" }
    if refusal == nil, isView, work.asksForLayout { refusal = "handler-not-movable" }
    if refusal == nil, !isView { noteTiming(work) }
  }

  private mutating func add(_ registration: ObjCObservation.Registration) {
    let isBefore = registration.notification.kind == .statusBarWill
    switch registration.handler {
    case .none(let reason): refusal = refusal ?? reason
    case .block(let block):
      if block.usesNotification { refusal = refusal ?? "notification-argument" }
      let part = parts.parts.first { $0.node.holds(block.block.node) }
      steps.append(ObjCOrientationStep(kind: .block(block), part: part, isBefore: isBefore))
    case .selector(let selector):
      guard let caller = target ?? parts.parts.first else {
        refusal = refusal ?? "handler-not-movable"
        return
      }
      switch ObjCHandlerMethod.resolve(selector, in: parts, of: file, calledFrom: caller) {
      case .refused(let reason, let method):
        refusal = refusal ?? reason
        if let method { refusedHandlers.append(method) }
      case .found(let handler):
        if handler.method.doesNothing, file.index.projectSubclasses(of: parts.name, in: file.id).isEmpty { return }
        let step = ObjCOrientationStep(kind: .call(handler), part: handler.method.part, isBefore: isBefore)
        if !steps.contains(where: { $0.call == handler.call && $0.isBefore == isBefore }) { steps.append(step) }
      }
    }
  }

  /// A handler that stores what the layout pass reads may belong in front of it.
  private mutating func noteTiming(_ work: ObjCHandlerWork) {
    for index in steps.indices where !steps[index].isBefore {
      switch steps[index].code.map({ work.moment(of: $0.node) }) ?? .afterTransition {
      case .afterTransition: break
      case .beforeTransition: steps[index].isBefore = true
      case .never: refusal = "handler-not-movable"
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

  // MARK: Edits

  public var result: Result {
    if let refusal { return .refused(refusal) }
    if steps.isEmpty { return .edits(removal.edits) }
    guard let target else { return .refused("handler-not-movable") }
    switch isView ? viewEdits(in: target) : controllerEdits(in: target) {
    case .refused(let reason): return .refused(reason)
    case .edits(let edits): return .edits(edits.merging(removal.edits) { $0 + $1 })
    }
  }

  /// The method that new methods follow: the one that registers first, where it stands there, else the last one that stays.
  private func member(in target: ObjCClassParts.Part) -> ObjCNode? {
    if let member = observation.registeringMember(in: file), target.node.holds(member) { return member }
    return target.interface.methods.last { $0.body != nil && !removal.isTaken($0.node) }?.node
  }

  fileprivate static let transition = "viewWillTransitionToSize:withTransitionCoordinator:"

  private func controllerEdits(in target: ObjCClassParts.Part) -> Result {
    let existing = parts.methods(Self.transition)
    guard let override = existing.first else { return newOverride(in: target) }
    guard existing.count == 1, !override.isConditional, let body = override.method.body else {
      return .refused("override-style")
    }
    guard let callOfSuper = override.callOfSuper else { return .refused("missing-super") }
    let names = override.method.parameters.map(\.name)
    let place = lastStatementBeforeExit(body, callOfSuper)
    let scope = ObjCWeakScope(body, before: place)
    guard names.count == 2, canMove(to: target, shadowing: Set(names + ["context"])), let before = directLines,
      let after = ObjCCompletion(steps: steps, scope: scope, in: target.file).lines(names[1])
    else { return .refused("handler-not-movable") }
    let insertion = ObjCMethodInsertion(in: target.file)
    var edits: [TextEdit] = []
    if !before.isEmpty { edits.append(insertion.lines(before, in: body, behind: callOfSuper)) }
    if !after.isEmpty { edits.append(insertion.lines(after, in: body, behind: place)) }
    return .edits([target.file.id: edits])
  }

  /// Where the completion must be asked for so that no early return skips it; nil for the end of the body.
  private func lastStatementBeforeExit(_ body: ObjCNode, _ callOfSuper: ObjCNode) -> ObjCNode? {
    let exits = body.children.filter(\.mayLeaveBody)
    guard let first = exits.first else { return nil }
    let condition = ObjCIf(first)?.condition.code.filter { !$0.isWhitespace && $0 != "[" && $0 != "]" } ?? ""
    let isLoadTest = ["!self.isViewLoaded", "!selfisViewLoaded", "!self.viewLoaded"].contains(condition)
    guard isLoadTest, first.range.lowerBound > callOfSuper.range.lowerBound, observation.registrations.allSatisfy(\.isInLoadedController) else {
      return callOfSuper
    }
    return exits.count > 1 ? first : nil
  }

  private func newOverride(in target: ObjCClassParts.Part) -> Result {
    guard canMove(to: target, shadowing: ["size", "coordinator", "context"]), let before = directLines,
      let after = ObjCCompletion(steps: steps, scope: ObjCWeakScope(), in: target.file).lines("coordinator")
    else { return .refused("handler-not-movable") }
    let body = ["[super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];"] + before + after
    let signature =
      "viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator"
    let insertion = ObjCMethodInsertion(in: target.file)
    return .edits([target.file.id: [insertion.method(signature, body: body, in: target.interface, behind: member(in: target))]])
  }

  private func viewEdits(in target: ObjCClassParts.Part) -> Result {
    guard canMove(to: target, shadowing: []), let calls = directLines(of: steps),
      let variable = ["_lastLayoutSize", "_sizeOfLastLayout"].first(where: { !parts.mentions($0) })
    else { return .refused("handler-not-movable") }
    let insertion = ObjCMethodInsertion(in: target.file)
    let member = member(in: target)
    guard let declaration = insertion.instanceVariable("CGSize \(variable);", of: target.interface, styledLike: member) else {
      return .refused("handler-not-movable")
    }
    let test = ["if (!CGSizeEqualToSize(self.bounds.size, \(variable))) {", "\t\(variable) = self.bounds.size;"]
      + calls.map { "\t" + $0 } + ["}"]
    let existing = parts.methods("layoutSubviews")
    guard let override = existing.first else {
      let method = insertion.method("layoutSubviews", body: ["[super layoutSubviews];"] + test, in: target.interface, behind: member)
      return .edits([target.file.id: [declaration, method]])
    }
    guard existing.count == 1, !override.isConditional, let body = override.method.body else { return .refused("override-style") }
    guard override.part.node == target.node else { return .refused("handler-not-movable") }
    let isSkipped = body.children.contains(where: \.mayLeaveBody)
    if isSkipped, override.callOfSuper == nil { return .refused("missing-super") }
    return .edits([target.file.id: [declaration, insertion.lines(test, in: body, behind: isSkipped ? override.callOfSuper : nil)]])
  }

  private func canMove(to target: ObjCClassParts.Part, shadowing names: Set<String>) -> Bool {
    steps.allSatisfy { step in
      guard case .block(let block) = step.kind else { return true }
      return ObjCOwnScope(of: block.file, for: parts).leaves(block.block.node, to: target.file) && !block.dependsOnPlace(shadowing: names)
        && !block.file.tree.directives.contains { block.block.node.range.contains($0.range.lowerBound) }
    }
  }

  /// What runs at once, before the transition; nil when a block cannot be written out.
  private var directLines: [String]? { directLines(of: steps.filter(\.isBefore)) }

  private func directLines(of steps: [ObjCOrientationStep]) -> [String]? {
    var result: [String] = []
    for step in steps {
      guard let lines = step.directLines else { return nil }
      result += lines
    }
    return result
  }

  // MARK: Words

  private var words: OrientationWords {
    OrientationWords(
      calls: steps.map(\.call), className: parts.name, isView: isView, isBefore: steps.allSatisfy(\.isBefore),
      callback: isView ? "layoutSubviews" : Self.transition)
  }

  public var message: String { words.message }

  public func record(scope: String, old: String) -> ChangeRecord { words.record(scope: scope, old: old) }
}

extension ObjCObservation {
  /// The method of a file that registers first.
  fileprivate func registeringMember(in file: ObjCFile) -> ObjCNode? {
    registrations.first { $0.file.id == file.id }?.statement?.methodOfBody
  }
}

extension ObjCClassParts {
  /// The part that gets the calls; nil where none can have them.
  fileprivate func target(of observation: ObjCObservation, isView: Bool, in file: ObjCFile) -> Part? {
    // The variable that a view needs is seen by the implementation alone.
    if !isView, let override = methods(ObjCOrientationMove.transition).first { return override.part }
    let member = observation.registeringMember(in: file)
    let main = parts.filter(\.isMain)
    return main.first { part in member.map { part.node.holds($0) } ?? false } ?? (main.count == 1 ? main[0] : nil)
  }
}

extension ObjCClassParts.Method {
  /// There are only comments in the body: the work was put aside.
  fileprivate var doesNothing: Bool {
    guard let body = method.body, body.children.first == nil, part.file.hasComment(in: body.range) else { return false }
    return !part.file.tree.directives.contains { body.range.contains($0.range.lowerBound) }
  }
}

extension ObjCObservation.Registration {
  /// Registered in `viewDidLoad`, or later in the life of the view.
  fileprivate var isInLoadedController: Bool {
    guard let method = statement?.methodOfBody.flatMap({ ObjCMethod($0) }) else { return false }
    return ["viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:"].contains(method.selector)
  }
}
