import SwiftSyntax
import UIKitModel

/// Tells when a member runs: by UIKit's own table, or else from who calls it inside the type.
struct PhaseReader {
  let file: SwiftFile

  func phase(type: Site.TypeContext?, member: Member?, closures: [ClosureContext]) -> Phase {
    guard let type, let member, case .known(let role) = type.role else { return .unknown }
    let phase = phase(of: member, in: type, role: role)
    // What a closure does later is not done at the time the member runs.
    return phase == .beforeGeometry && closures.contains { $0.keeping == .unknown } ? .unknown : phase
  }

  private func phase(of member: Member, in type: Site.TypeContext, role: Role) -> Phase {
    switch member.kind {
    case .initializer, .storedInitialiser, .lazyInitialiser, .defaultArgument, .enumCase, .function, .cppMember, .macro:
      return member.kind == .initializer ? .beforeGeometry : .unknown
    case .deinitializer: return .afterwards
    case .observer: return phaseOfObserver(member, in: type, role: role)
    case .method, .computedProperty, .subscriptAccessor: break
    }
    if let phase = LifeCycle.phase(ofMethod: member.name, in: role) {
      // The type's own code may call a hook of UIKit before UIKit does.
      return phase == .live && phaseFromCallers(of: member, in: type) == .beforeGeometry ? .beforeGeometry : phase
    }
    // The first call announces the root, before it is laid out.
    if member.name == "navigationController(_:willShow:animated:)" { return .beforeGeometry }
    if LifeCycle.isDelegateCallback(method: member.name) { return .live }
    if !member.attributes.isDisjoint(with: ["IBAction", "IBSegueAction"]) { return .live }
    if member.isStatic { return .unknown }
    return phaseFromCallers(of: member, in: type)
  }

  /// UIKit sets these properties itself while the view is on screen; the class may do so earlier.
  private func phaseOfObserver(_ member: Member, in type: Site.TypeContext, role: Role) -> Phase {
    let set: Set<String> = ["bounds", "frame", "isHighlighted", "isSelected", "isEditing", "safeAreaInsets"]
    guard member.isOverride, set.contains(member.baseName), role != .viewController else { return .unknown }
    return phaseFromCallers(of: member, in: type) == .beforeGeometry ? .beforeGeometry : .live
  }

  private func phaseFromCallers(of member: Member, in type: Site.TypeContext) -> Phase {
    let typeName = Self.simpleName(type.path.last ?? type.name)
    let key = Self.key(of: member, typeName: typeName)
    if let known = file.phases[key] { return known }
    // A call of itself, or round a circle, says nothing.
    file.phases[key] = .unknown
    var callers = Callers(name: member.baseName, typeNames: [typeName])
    if member.isOverride { callers.typeNames += file.index.projectSuperclasses(of: typeName, in: file.id) }
    if !member.isPrivate { callers.typeNames += file.index.projectSubclasses(of: typeName, in: file.id) }
    callers.noteStrangers(in: file)
    callers.gather(from: file)
    // A private member has no callers in other files.
    for name in callers.typeNames where !member.isPrivate {
      for other in file.related(to: name, mentioning: member.baseName) { callers.gather(from: other) }
    }
    let phase = callers.phase
    file.phases[key] = phase
    file.callers[key] = callers.forPeople
    return phase
  }

  /// Under which a file keeps what it knows of the callers of a member.
  static func key(of member: Member, typeName: String) -> String { simpleName(typeName) + "." + member.callName }

  private static func simpleName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// The uses of one member inside its type.
struct Callers {
  let name: String
  var typeNames: [String]
  private(set) var phases: [Phase] = []
  private(set) var isNamedBySelector = false
  private(set) var forPeople = CallerList()
  private var seen: Set<String> = []

  init(name: String, typeNames: [String]) {
    self.name = name
    self.typeNames = typeNames
  }

  var phase: Phase { Phase.together(phases, isNamedBySelector: isNamedBySelector) }

  /// In the type's own file a call of a member of this name on another object may well be this one.
  mutating func noteStrangers(in file: SwiftFile) {
    if !file.outline.callsMember(name, in: file.text).isEmpty {
      phases.append(.unknown)
      forPeople.hasStrangers = true
    }
  }

  mutating func gather(from file: SwiftFile) {
    guard seen.insert(file.id.path).inserted else { return }
    for token in file.identifiers(named: name) {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
      let place = Place(Syntax(reference), in: file)
      if reference.isInSelector {
        if place.isInside(typeNames) {
          isNamedBySelector = true
          forPeople.isNamedBySelector = true
        }
      } else if reference.isMemberOfSelf, place.isInside(typeNames), let member = place.member, member.baseName != name {
        phases.append(phase(of: member, at: place, in: file))
        forPeople.note(member, type: place.type, closures: place.closures.map(\.keeping), typeName: typeNames[0])
      }
    }
  }
}

extension Phase {
  /// The phase of a helper by those of its callers.
  ///
  /// All live gives live, any before gives before; without callers a selector tells of an action.
  static func together(_ phases: [Phase], isNamedBySelector: Bool) -> Phase {
    if phases.isEmpty { return isNamedBySelector ? .live : .unknown }
    if phases.allSatisfy({ $0 == .frozen }) { return .frozen }
    if phases.contains(.beforeGeometry) { return .beforeGeometry }
    if phases.contains(.unknown) || phases.contains(.frozen) { return .unknown }
    if phases.contains(.beforeTransition) { return .beforeTransition }
    return phases.contains(.afterwards) ? .afterwards : .live
  }
}

extension Callers {
  fileprivate func phase(of caller: Member, at place: Place, in file: SwiftFile) -> Phase {
    if caller.kind == .lazyInitialiser { return .frozen }
    if caller.name == "viewWillTransition(to:with:)",
      !place.closures.contains(where: { [.alongsideTransition, .transitionCompletion, .unknown].contains($0.keeping) })
    {
      return .beforeTransition
    }
    return PhaseReader(file: file).phase(type: place.type, member: caller, closures: place.closures)
  }
}

/// Type, member and closures around a node, without the question when it runs.
struct Place {
  let type: Site.TypeContext?
  let member: Member?
  let closures: [ClosureContext]

  init(_ node: Syntax, in file: SwiftFile) {
    var climb = SiteClimb(file: file, node: node)
    climb.run()
    type = climb.type
    member = climb.member
    closures = climb.closures
  }

  func isInside(_ typeNames: [String]) -> Bool {
    guard let last = type?.path.last?.split(separator: ".").last else { return false }
    return typeNames.contains(String(last))
  }
}

extension DeclReferenceExprSyntax {
  /// Inside `#selector(…)`.
  fileprivate var isInSelector: Bool { enclosing(MacroExpansionExprSyntax.self)?.macroName.text == "selector" }

  /// Written alone, or after `self.`, `super.` or an unwrapped name of `self`.
  var isMemberOfSelf: Bool {
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id else { return true }
    guard let base = access.base?.trimmedDescription else { return false }
    return SelfNames.all.contains(base.filter { $0 != "?" && $0 != "!" && $0 != "`" })
  }
}

extension SwiftFile {
  /// True when every use of the member inside its type is in a layout pass, in drawing, or in another such helper.
  public func isCalledOnlyFromLayout(_ member: Member, at site: Site) -> Bool {
    var calls = LayoutCalls(typeName: site.type?.path.last ?? "")
    return calls.allLead(to: member.baseName, isPrivate: member.isPrivate, in: self) && calls.reachLayout
  }
}

/// Follows the calls of a helper back to the methods in which UIKit lays out and draws.
private struct LayoutCalls {
  let typeName: String
  /// Some call starts in a layout pass; helpers that only call each other run at no known time.
  private(set) var reachLayout = false
  private var visited: Set<String> = []

  init(typeName: String) {
    self.typeName = typeName
  }

  /// No call of the member starts anywhere else.
  mutating func allLead(to name: String, isPrivate: Bool, in file: SwiftFile) -> Bool {
    guard visited.insert(name).inserted else { return true }
    // A call on another object may well be one of this member.
    guard file.outline.callsMember(name, in: file.text).isEmpty else { return false }
    var hasCaller = false
    for other in [file] + (isPrivate ? [] : file.related(to: typeName, mentioning: name)) {
      for token in other.identifiers(named: name) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
        let place = Place(Syntax(reference), in: other)
        guard place.isInside([typeName]), let caller = place.member, let role = place.type?.role.role, caller.baseName != name else { continue }
        hasCaller = true
        if reference.isInSelector || place.closures.contains(where: { $0.keeping == .unknown }) { return false }
        if LifeCycle.isRecomputed(method: caller.name, in: role) {
          reachLayout = true
          continue
        }
        let isHelper = caller.kind == .method || caller.kind == .computedProperty
        guard isHelper, LifeCycle.phase(ofMethod: caller.name, in: role) == nil,
          allLead(to: caller.baseName, isPrivate: caller.isPrivate, in: file)
        else { return false }
      }
    }
    return hasCaller
  }
}

extension String {
  /// The string with a prefix exchanged, when it has it.
  public func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
