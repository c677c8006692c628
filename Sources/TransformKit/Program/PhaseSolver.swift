import SourceEdits
import SourceText
import UIKitModel

/// Tells when a member runs: by UIKit's own table, or else by everything in the program that calls it.
///
/// One for both languages. A circle of calls says nothing.
final class PhaseSolver {
  let graph: CallGraph
  private var known: [String: PhaseEvidence] = [:]
  /// The members that are being looked at, with how deep each stands in the chain of calls.
  private var open: [String: Int] = [:]
  /// The shallowest of them that a circle led back to.
  private var shallowest = Int.max
  private var steps = 0
  /// Who calls which member, as far as somebody asked, under the text of a `MemberKey`.
  private(set) var callers: [String: CallerList] = [:]

  init(_ program: Program, own: CallGraph.Own) {
    graph = CallGraph(program, own: own)
  }

  private var index: ProjectIndex { graph.program.index }

  /// When code runs that stands in a member, with the calls that show it.
  func evidence(
    type: Site.TypeContext?, member: Member?, closures: [ClosureContext.Keeping], isOnce: Bool = false, in file: FileID
  ) -> PhaseEvidence {
    if isOnce { return PhaseEvidence(.frozen) }
    guard let type, let member, case .known(let role) = type.role else { return PhaseEvidence(.unknown) }
    let evidence = evidence(of: member, in: type, role: role, file)
    // What a closure does later is not done at the time the member runs.
    guard evidence.phase == .beforeGeometry, closures.contains(.unknown) else { return evidence }
    return PhaseEvidence(.unknown, steps: evidence.steps)
  }

  private func evidence(of member: Member, in type: Site.TypeContext, role: Role, _ file: FileID) -> PhaseEvidence {
    let step = PhaseEvidence.Step(member, of: type, in: file)
    switch member.kind {
    case .initializer: return PhaseEvidence(.beforeGeometry, steps: [step])
    case .deinitializer: return PhaseEvidence(.afterwards, steps: [step])
    case .observer: return evidenceOfObserver(member, in: type, role: role, file)
    case .storedInitialiser, .lazyInitialiser, .defaultArgument, .enumCase, .function, .cppMember, .macro:
      return PhaseEvidence(.unknown, steps: [step])
    case .method, .computedProperty, .subscriptAccessor: break
    }
    if let phase = LifeCycle.phase(ofMethod: member.lifeCycleName, in: role) {
      // The type's own code may call a hook of UIKit before UIKit does.
      guard phase == .live, let early = early(member, in: type, file) else { return PhaseEvidence(phase, steps: [step]) }
      return early
    }
    // The first call announces the root, before it is laid out.
    if Self.announcements.contains(member.spelling) { return PhaseEvidence(.beforeGeometry, steps: [step]) }
    if LifeCycle.isDelegateCallback(method: member.name) { return PhaseEvidence(.live, steps: [step]) }
    if !member.attributes.isDisjoint(with: ["IBAction", "IBSegueAction"]) {
      return early(member, in: type, file) ?? PhaseEvidence(.live, steps: [step])
    }
    if member.isStatic { return PhaseEvidence(.unknown, steps: [step]) }
    return evidenceFromCallers(of: member, in: type, file)
  }

  /// From here on every answer is kept: no code that people write has so many circles.
  private static let mostSteps = 20_000

  private static let announcements: Set<String> = [
    "navigationController(_:willShow:animated:)", "navigationController:willShowViewController:animated:",
  ]

  /// UIKit sets these properties itself while the view is on screen; the class may do so earlier.
  private func evidenceOfObserver(_ member: Member, in type: Site.TypeContext, role: Role, _ file: FileID) -> PhaseEvidence {
    let step = PhaseEvidence.Step(member, of: type, in: file)
    let set: Set<String> = ["bounds", "frame", "isHighlighted", "isSelected", "isEditing", "safeAreaInsets"]
    guard member.isOverride, set.contains(member.baseName), role != .viewController else { return PhaseEvidence(.unknown, steps: [step]) }
    return early(member, in: type, file) ?? PhaseEvidence(.live, steps: [step])
  }

  /// Own code calls the member before there is a size.
  private func early(_ member: Member, in type: Site.TypeContext, _ file: FileID) -> PhaseEvidence? {
    let evidence = evidenceFromCallers(of: member, in: type, file, reach: .type)
    return evidence.phase == .beforeGeometry ? evidence : nil
  }

  // MARK: Callers

  private func evidenceFromCallers(
    of member: Member, in type: Site.TypeContext, _ file: FileID, reach: CallGraph.Reach = .program
  ) -> PhaseEvidence {
    let key = MemberKey(member, of: type).text
    if let evidence = known[key] { return evidence }
    let step = PhaseEvidence.Step(member, of: type, in: file)
    // A call round a circle says nothing.
    if let depth = open[key] {
      shallowest = min(shallowest, depth)
      return PhaseEvidence(.unknown, steps: [step])
    }
    let depth = open.count
    open[key] = depth
    defer { open[key] = nil }
    steps += 1
    var list = CallerList()
    var reasons: [PhaseEvidence] = []
    for site in graph.sites(of: member, of: type, in: file, reach: reach) {
      if let reason = reason(of: site, calling: member, of: type, &list) { reasons.append(reason) }
    }
    let found = PhaseEvidence.together(reasons, isNamedBySelector: list.isNamedBySelector).behind(step)
    callers[key] = list
    // What a circle through a member further up left open is answered anew, so that no order of questions decides.
    if shallowest >= depth || steps > Self.mostSteps {
      known[key] = found
      if shallowest >= depth { shallowest = .max }
    }
    return found
  }

  /// When one call happens, noted for people as well; nil for one that says nothing, and for what an action calls.
  private func reason(of site: CallSite, calling member: Member, of type: Site.TypeContext, _ list: inout CallerList) -> PhaseEvidence? {
    switch site.form {
    case .own:
      guard let caller = site.member, caller.callName != member.callName else { return nil }
      list.note(caller, type: site.type, closures: site.closures, typeName: type.fullName)
      return evidence(ofCallerAt: site, caller)
    case .handedOver:
      list.hasStrangers = true
      return PhaseEvidence(.unknown, steps: [PhaseEvidence.Step(name: "whoever it is handed to", file: site.file, offset: site.offset)])
    case .foreign:
      list.hasStrangers = true
      return PhaseEvidence(.unknown, steps: [.foreign(site)])
    case .selector(let use):
      list.isNamedBySelector = true
      return use.phase.map { PhaseEvidence($0, steps: [.notification(use)]) }
    }
  }

  private func evidence(ofCallerAt site: CallSite, _ caller: Member) -> PhaseEvidence {
    if caller.kind == .lazyInitialiser { return PhaseEvidence(.frozen, steps: [PhaseEvidence.Step(caller, of: site.type, in: site.file)]) }
    if caller.name == "viewWillTransition(to:with:)",
      !site.closures.contains(where: { [.alongsideTransition, .transitionCompletion, .unknown].contains($0) })
    {
      return PhaseEvidence(.beforeTransition, steps: [PhaseEvidence.Step(caller, of: site.type, in: site.file)])
    }
    return evidence(type: site.type, member: caller, closures: site.closures, isOnce: site.isOnce, in: site.file)
  }

  // MARK: Other questions about callers

  /// True when some call of the member starts on another queue than the main one.
  func runsInBackground(_ member: Member?, of type: Site.TypeContext?, in file: FileID) -> Bool {
    guard let member, let type else { return false }
    var visited: Set<String> = []
    return leadsToBackground(member, type, file, &visited)
  }

  private func leadsToBackground(_ member: Member, _ type: Site.TypeContext, _ file: FileID, _ visited: inout Set<String>) -> Bool {
    guard member.kind == .method || member.kind == .computedProperty, case .known(let role) = type.role,
      LifeCycle.phase(ofMethod: member.lifeCycleName, in: role) == nil, !LifeCycle.isDelegateCallback(method: member.name),
      visited.insert(MemberKey(member, of: type).text).inserted
    else { return false }
    return graph.sites(of: member, of: type, in: file, reach: .type).contains { site in
      guard site.form == .own, let caller = site.member, let context = site.type else { return false }
      // What comes back to the main queue on the way is at home there.
      return site.isInBackground || site.closures.isEmpty && leadsToBackground(caller, context, site.file, &visited)
    }
  }

  /// True when every use of the member is in a layout pass, in drawing, or in another such helper.
  func isCalledOnlyFromLayout(_ member: Member, of type: Site.TypeContext?, in file: FileID) -> Bool {
    guard let type else { return false }
    var visited: Set<String> = []
    var reachesLayout = false
    return leadsOnlyToLayout(member, type, file, &visited, &reachesLayout) && reachesLayout
  }

  private func leadsOnlyToLayout(
    _ member: Member, _ type: Site.TypeContext, _ file: FileID, _ visited: inout Set<String>, _ reachesLayout: inout Bool
  ) -> Bool {
    guard visited.insert(MemberKey(member, of: type).text).inserted else { return true }
    var hasCaller = false
    for site in graph.sites(of: member, of: type, in: file) {
      guard site.form == .own, let caller = site.member, let context = site.type, let role = context.role.role else { return false }
      guard caller.callName != member.callName else { continue }
      hasCaller = true
      if site.closures.contains(.unknown) { return false }
      if LifeCycle.isRecomputed(method: caller.lifeCycleName, in: role) {
        reachesLayout = true
        continue
      }
      let isHelper = caller.kind == .method || caller.kind == .computedProperty
      guard isHelper, LifeCycle.phase(ofMethod: caller.lifeCycleName, in: role) == nil,
        leadsOnlyToLayout(caller, context, site.file, &visited, &reachesLayout)
      else { return false }
    }
    return hasCaller
  }

  /// True when an initialiser runs the member, or `loadView` before the controller has its view: asking for the view there
  /// loads it too early, or again and again.
  func runsBeforeRootView(_ member: Member, of type: Site.TypeContext?, in file: FileID) -> Bool {
    guard let type else { return false }
    var visited: Set<String> = []
    return leadsBeforeRootView(member, type, file, &visited)
  }

  private func leadsBeforeRootView(_ member: Member, _ type: Site.TypeContext, _ file: FileID, _ visited: inout Set<String>) -> Bool {
    guard member.kind == .method || member.kind == .computedProperty, !member.isStatic,
      // What UIKit calls, it calls when the view is there.
      LifeCycle.phase(ofMethod: member.lifeCycleName, in: .viewController) == nil,
      visited.insert(MemberKey(member, of: type).text).inserted
    else { return false }
    return graph.sites(of: member, of: type, in: file, reach: .type).contains { site in
      guard site.form == .own, let caller = site.member, let context = site.type, !caller.isStatic, !site.closures.contains(.unknown) else { return false }
      if caller.kind == .initializer { return true }
      if caller.baseName == "loadView" { return !site.followsRootView }
      return leadsBeforeRootView(caller, context, site.file, &visited)
    }
  }
}

extension Member {
  /// The name that UIKit's tables know: that of Objective-C there, because some of its methods are properties in Swift.
  var lifeCycleName: String { isObjectiveC ? spelling : name }
}
