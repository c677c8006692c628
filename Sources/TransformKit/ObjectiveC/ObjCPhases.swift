import ObjCSyntax
import UIKitModel

/// Tells when a method runs: by UIKit's own table, or else from who calls it inside the class.
struct ObjCPhaseReader {
  let file: ObjCFile

  func phase(at place: ObjCPlace) -> Phase {
    if place.isOnce { return .frozen }
    guard let type = place.type, let member = place.member, case .known(let role) = type.role else { return .unknown }
    if member.kind == .method, !member.isStatic, ObjCLazyGetter(place).isKept { return .frozen }
    let phase = phase(of: member, in: type, role: role)
    // What a block does later is not done at the time the method runs.
    return phase == .beforeGeometry && place.blocks.contains { $0.keeping == .unknown } ? .unknown : phase
  }

  private func phase(of member: Member, in type: Site.TypeContext, role: Role) -> Phase {
    if member.kind == .initializer { return .beforeGeometry }
    if member.kind == .deinitializer { return .afterwards }
    // By its selector, because some of them are properties in Swift.
    if let phase = LifeCycle.phase(ofMethod: member.spelling, in: role) {
      // The class's own code may call a hook of UIKit before UIKit does.
      return phase == .live && phaseFromCallers(of: member, in: type) == .beforeGeometry ? .beforeGeometry : phase
    }
    // The first call announces the root, before it is laid out.
    if member.spelling == "navigationController:willShowViewController:animated:" { return .beforeGeometry }
    if LifeCycle.isDelegateCallback(method: member.name) || member.attributes.contains("IBAction") { return .live }
    return member.isStatic ? .unknown : phaseFromCallers(of: member, in: type)
  }

  private func phaseFromCallers(of member: Member, in type: Site.TypeContext) -> Phase {
    let typeName = type.path.last ?? type.name
    let key = typeName + "." + member.spelling
    if let known = file.phases[key] { return known }
    // A call of itself, or round a circle, says nothing.
    file.phases[key] = .unknown
    var callers = ObjCCallers(
      selector: member.spelling,
      typeNames: [typeName] + file.index.projectSuperclasses(of: typeName, in: file.id) + file.index.projectSubclasses(of: typeName, in: file.id))
    callers.gather(from: file)
    for name in callers.typeNames {
      for other in file.related(to: name, mentioning: callers.word) { callers.gather(from: other) }
    }
    callers.gather(from: file.swiftFiles(about: callers.typeNames, mentioning: member.baseName), under: member.baseName)
    callers.noteOthers(file.isDeclaredInHeader(callers.word, of: typeName))
    let phase = Phase.together(callers.phases, isNamedBySelector: callers.isNamedBySelector)
    file.phases[key] = phase
    file.callers[key] = callers.forPeople
    return phase
  }
}

/// The calls of one method inside its class.
struct ObjCCallers {
  let selector: String
  let typeNames: [String]
  private(set) var phases: [Phase] = []
  private(set) var isNamedBySelector = false
  private(set) var forPeople = CallerList()
  private var seen: Set<String> = []

  init(selector: String, typeNames: [String]) {
    self.selector = selector
    self.typeNames = typeNames
  }

  /// The first word of the selector, by which calls are found.
  var word: String { String(selector.prefix { $0 != ":" }) }

  /// The name of the property that the method sets; nil for any other.
  private var property: String? {
    guard selector.hasPrefix("set"), selector.last == ":", let head = word.dropFirst(3).first, head.isUppercase else { return nil }
    return head.lowercased() + word.dropFirst(4)
  }

  mutating func gather(from file: ObjCFile) {
    guard seen.insert(file.id.path).inserted else { return }
    for node in file.nodes(named: word) + (property.map(file.nodes(named:)) ?? []) {
      if node.selectorLiteral(selector) {
        if ObjCPlace(node, in: file).isInside(typeNames) { note(selectorAt: node) }
        continue
      }
      guard let call = node.callOfSelf(selector, property: property) else {
        if isCall(node, ofAnotherIn: file) { noteStranger() }
        continue
      }
      let place = ObjCPlace(call, in: file)
      guard place.isInside(typeNames), let caller = place.member, caller.spelling != selector else { continue }
      phases.append(phase(of: caller, at: place, in: file))
      forPeople.note(caller, type: place.type, closures: place.blocks.map(\.keeping), typeName: typeNames[0])
    }
  }

  /// The calls in Swift subclasses and extensions, by the method's Swift name.
  mutating func gather(from files: [SwiftFile], under swiftName: String) {
    var callers = Callers(name: swiftName, typeNames: typeNames)
    for file in files { callers.gather(from: file) }
    phases += callers.phases
    isNamedBySelector = isNamedBySelector || callers.isNamedBySelector
    forPeople.add(callers.forPeople)
  }

  /// A method of the header is there for others, who may call it at any time; what a control sends it is known.
  mutating func noteOthers(_ isDeclaredInHeader: Bool) {
    if isDeclaredInHeader, !isNamedBySelector || !phases.isEmpty { noteStranger() }
  }

  /// A control sends its action while it is on screen. Notifications come at any time, except those of the keyboard; one
  /// that tells of a rotation comes before the layout.
  private mutating func note(selectorAt node: ObjCNode) {
    let registration = node.ancestors().prefix(3).lazy.compactMap { ObjCMessage($0) }.first { $0.selector == "addObserver:selector:name:object:" }
    guard let name = registration?.arguments.dropFirst(2).first?.code, !name.contains("Keyboard") else {
      isNamedBySelector = true
      forPeople.isNamedBySelector = true
      return
    }
    phases.append(name.contains("Orientation") ? .beforeTransition : .unknown)
    forPeople.isNamedBySelector = true
  }

  private mutating func noteStranger() {
    phases.append(.unknown)
    forPeople.hasStrangers = true
  }

  /// The method is called on another object that may be of the class: `[browser appear:YES]`.
  private func isCall(_ node: ObjCNode, ofAnotherIn file: ObjCFile) -> Bool {
    guard let call = node.selfAndAncestors.prefix(2).first(where: { ObjCMessage($0)?.selector == selector || ObjCMember($0)?.name == selector }),
      let receiver = ObjCMessage(call)?.receiver ?? ObjCMember(call)?.base
    else { return false }
    guard let type = file.className(of: receiver) else { return true }
    return typeNames.contains(type) || file.index.projectSubclasses(of: type, in: file.id).contains(typeNames[0])
  }

  private func phase(of caller: Member, at place: ObjCPlace, in file: ObjCFile) -> Phase {
    if caller.name == "viewWillTransition(to:with:)",
      !place.blocks.contains(where: { [.alongsideTransition, .transitionCompletion, .unknown].contains($0.keeping) })
    {
      return .beforeTransition
    }
    return ObjCPhaseReader(file: file).phase(at: place)
  }
}

extension ObjCFile {
  /// The places that call a method or name its selector; no place for a call on another object.
  func callers(of selector: String) -> [(node: ObjCNode, place: ObjCPlace?)] {
    let word = String(selector.prefix { $0 != ":" })
    return nodes(named: word).compactMap { node in
      if node.selectorLiteral(selector) { return (node, nil) }
      if let call = node.callOfSelf(selector, property: nil) { return (call, ObjCPlace(call, in: self)) }
      let isOther = node.selfAndAncestors.prefix(2).contains { ObjCMessage($0)?.selector == selector || ObjCMember($0)?.name == selector }
      return isOther ? (node, nil) : nil
    }
  }
}

extension ObjCNode {
  /// Inside `@selector(name)`.
  fileprivate func selectorLiteral(_ selector: String) -> Bool {
    guard let literal = selfAndAncestors.prefix(3).first(where: { $0.kind == .objcSelectorExpression }) else { return false }
    return ObjCSelectorLiteral(literal)?.selector == selector
  }

  /// The message or property access around the name, when it goes to the object itself.
  fileprivate func callOfSelf(_ selector: String, property: String?) -> ObjCNode? {
    for node in selfAndAncestors.prefix(2) {
      if let message = ObjCMessage(node), message.selector == selector, message.receiver.namesSelf { return node }
      if let member = ObjCMember(node), member.base.namesSelf {
        if member.name == selector { return node }
        // `self.columns = 3` calls `setColumns:`.
        if let property, member.name == property, let parent = node.parent, let assignment = ObjCAssignment(parent), assignment.left == node { return node }
      }
    }
    return nil
  }

  /// `self`, `super`, or a usual name for the object in a block.
  var namesSelf: Bool {
    let code = code
    return code == "self" || code == "super" || code == "strongSelf" || code == "sself" || code == "sSelf" || ObjCSelf.weakNames.contains(code)
  }
}
