import ObjCSyntax
import SourceText
import TransformKit

/// A part of an app delegate that moves to the scene delegate whole or not at all.
enum ObjCDelegateUnit: Hashable {
  /// A statement of a launch method, by its place in the list of all of them.
  case statement(Int)
  case method(String)
}

/// What of an app delegate moves to the scene delegate: the window's code, and what only that needs.
struct ObjCMoveSet {
  let model: ObjCDelegateModel
  let statements: [ObjCLaunchStatement]
  let methodUses: [String: ObjCCodeUses]
  /// Methods that may not move, because the system or code elsewhere calls them on the app delegate.
  let bound: Set<String>
  private(set) var units: Set<ObjCDelegateUnit> = []
  /// Methods that have to do with the window themselves or through others.
  private(set) var windowMethods: Set<String> = []

  /// - Parameter moving: callbacks that move in any case.
  init(_ model: ObjCDelegateModel, statements: [ObjCLaunchStatement], launchMethods: Set<String>, moving: Set<String>, bound: Set<String>) {
    self.model = model
    self.statements = statements
    self.bound = bound
    methodUses = model.methods.filter { !launchMethods.contains($0.key) }.mapValues { ObjCCodeUses(of: $0.node, in: model) }
    windowMethods = Self.closure(of: methodUses) { uses in model.concernsWindow(uses) }
    units = Set(moving.map { .method($0) })
    for name in windowMethods where !bound.contains(name) { units.insert(.method(name)) }
    for statement in statements where !statement.isReturn && isWindowCode(statement.uses) { units.insert(.statement(statement.index)) }
    while grow() {}
  }

  private static func closure(of uses: [String: ObjCCodeUses], where holds: (ObjCCodeUses) -> Bool) -> Set<String> {
    var found = Set(uses.filter { holds($0.value) }.keys)
    while true {
      let more = uses.filter { !found.contains($0.key) && !$0.value.methods.keys.filter(found.contains).isEmpty }
      if more.isEmpty { return found }
      found.formUnion(more.keys)
    }
  }

  private func isWindowCode(_ uses: ObjCCodeUses) -> Bool {
    model.concernsWindow(uses) || !uses.windowQuestions.isEmpty || uses.methods.keys.contains(where: windowMethods.contains)
  }

  /// The uses of every unit of the delegate.
  var everyUnit: [(unit: ObjCDelegateUnit, uses: ObjCCodeUses)] {
    statements.map { (.statement($0.index), $0.uses) } + methodUses.sorted { $0.key < $1.key }.map { (.method($0.key), $0.value) }
  }

  func moves(_ statement: ObjCLaunchStatement) -> Bool { units.contains(.statement(statement.index)) }
  func movesMethod(_ name: String) -> Bool { units.contains(.method(name)) }

  /// The moving methods that run when a scene connects: those that moving launch code calls, itself or through others.
  var methodsOfLaunch: Set<String> {
    var found: Set<String> = []
    var open = statements.filter { moves($0) }.flatMap { $0.uses.methods.keys }
    while let name = open.popLast() {
      if movesMethod(name), found.insert(name).inserted { open += methodUses[name]?.methods.keys.map { $0 } ?? [] }
    }
    return found
  }

  /// Moving methods that no moving code names, that stand in no header and that neither a protocol nor a property asks for.
  var uncalledMethods: Set<String> {
    var open = statements.filter { moves($0) }.flatMap { $0.uses.methods.keys }
    open += methodUses.keys.filter { name in
      let isAccessor = name.hasPrefix("set") || model.accessors[name] != nil || model.variables[name] != nil
      return isAccessor || bound.contains(name) || ObjCDelegateCallbacks.known.contains(name) || model.isRoleMethod(name) || model.methods[name]?.isInHeader ?? false
    }
    var called: Set<String> = []
    while let name = open.popLast() {
      if called.insert(name).inserted { open += methodUses[name]?.methods.keys.map { $0 } ?? [] }
    }
    return Set(methodUses.keys).subtracting(called)
  }

  // MARK: Growing

  /// Adds what has to go along; false when nothing more does.
  private mutating func grow() -> Bool {
    let before = units.count
    growMethods()
    growValues()
    growSetUp()
    for role in roles { units.formUnion(model.methods(of: role).map { .method($0) }) }
    return units.count > before
  }

  /// The protocols that the scene delegate adopts instead, because moving code makes it a delegate.
  var roles: Set<ObjCDelegateRole> {
    Set(everyUnit.filter { units.contains($0.unit) }.flatMap { $0.uses.delegations.compactMap { ObjCDelegateRole(of: $0.of, in: model) } })
  }

  /// Methods that only moving code calls.
  private mutating func growMethods() {
    for name in model.methodOrder where methodUses[name] != nil && !movesMethod(name) && !bound.contains(name) {
      let callers = everyUnit.filter { $0.unit != .method(name) && $0.uses.methods[name] != nil }
      if !callers.isEmpty, callers.allSatisfy({ units.contains($0.unit) }) { units.insert(.method(name)) }
    }
  }

  /// Locals and variables that moving code needs: what declares and sets them, and what shows them.
  private mutating func growValues() {
    let moving = movingValues
    for statement in statements where !moves(statement) && !statement.isReturn {
      let subjects = statement.subjects
      let isAboutMoving = !subjects.isEmpty && !statement.hasOtherEffects && subjects.isSubset(of: moving)
      let shown = statement.used.filter { moving.contains($0) && isShown($0) }
      if isAboutMoving || !shown.isEmpty { units.insert(.statement(statement.index)) }
    }
  }

  /// Methods that set up what the window shows, and the statements that call them.
  private mutating func growSetUp() {
    let shown = Set(movingVariables.filter { isShown(.variable($0)) && !model.windows.contains($0) })
    for (name, uses) in methodUses where !movesMethod(name) && !bound.contains(name) && !ObjCDelegateCallbacks.moves(name) {
      guard !shown.isDisjoint(with: uses.variables.keys) else { continue }
      units.insert(.method(name))
      for statement in statements where statement.calls.contains(name) && !statement.isReturn { units.insert(.statement(statement.index)) }
    }
  }

  /// What moving code uses, and nothing that stays does but to set it up.
  var movingValues: Set<ObjCSharedValue> {
    var needed: Set<ObjCSharedValue> = []
    for statement in statements where moves(statement) { needed.formUnion(statement.used.union(statement.declared)) }
    for (name, uses) in methodUses where movesMethod(name) { needed.formUnion(uses.variables.keys.map { .variable($0) }) }
    return needed.filter { value in
      // A local of that name is another window's name, or a new window before it is the delegate's.
      if case .variable(let name) = value, model.windows.contains(name) { return false }
      let staying = statements.filter { !moves($0) && $0.used.contains(value) && !isSetUp($0, of: value) }
      if isRepeatable(value) { return staying.isEmpty && !statements.contains { !moves($0) && $0.used.contains(value) } }
      if !staying.isEmpty { return isShown(value) && staying.allSatisfy { !$0.isReturn } }
      guard case .variable(let name) = value else { return true }
      return !methodUses.contains { !movesMethod($0.key) && $0.value.variables[name] != nil }
    }
  }

  private func isSetUp(_ statement: ObjCLaunchStatement, of value: ObjCSharedValue) -> Bool {
    !statement.hasOtherEffects && statement.subjects.contains(value)
  }

  /// A controller, a view or a window: whatever is done with it belongs to what is shown.
  private func isShown(_ value: ObjCSharedValue) -> Bool {
    let type: String
    switch value {
    case .variable(let name): type = model.variables[name]?.type ?? ""
    case .local(let method, let name):
      type = statements.first { $0.method.name == method && $0.declared.contains(value) }.flatMap { statement in
        ObjCVariable(statement.node)?.declarators.first { $0.name == name }?.type
      } ?? ""
    }
    let words = ["Controller", "View", "Window", "Button", "Label", "Navigator", "Tabbar", "TabBar"]
    let plain = type.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return words.contains(where: plain.hasSuffix) || ["VC", "ViewCtrl", "Nav"].contains(where: plain.hasSuffix)
  }

  /// Its declaration may stand in both places: a literal, or what a class shares.
  func isRepeatable(_ value: ObjCSharedValue) -> Bool {
    guard let declaration = declaration(of: value) else { return false }
    if declaration.node.isWeakify { return true }
    guard let variable = ObjCVariable(declaration.node), variable.declarators.count == 1, let initial = variable.declarators[0].initializer else { return false }
    // Something else set later would be set for one of them only.
    let isSet = statements.contains { $0.index != declaration.index && $0.node.assigns(value.name) }
    return !isSet && initial.isSharedValue
  }

  func declaration(of value: ObjCSharedValue) -> ObjCLaunchStatement? { statements.first { $0.declared.contains(value) } }
}

extension ObjCDelegateModel {
  /// The code touches the window, or makes one.
  func concernsWindow(_ uses: ObjCCodeUses) -> Bool {
    uses.variables.keys.contains(where: windows.contains) || uses.names["UIWindow"] != nil
  }
}

extension ObjCNode {
  /// `self`, a literal, or `[Name shared…]`, `[NSUserDefaults standardUserDefaults]` and the like.
  fileprivate var isSharedValue: Bool {
    switch kind {
    case .numberLiteral, .stringLiteral, .objcStringLiteral, .characterLiteral: return true
    case .declarationReference: return isSelfName || ["YES", "NO", "nil", "true", "false"].contains(code)
    case .objcBoxedExpression: return children.first?.isSharedValue ?? true
    case .objcMessage:
      guard let message = ObjCMessage(self), message.className != nil, message.arguments.isEmpty else { return false }
      return Self.isShared(message.selector)
    case .memberAccess:
      guard let member = ObjCMember(self), member.base.code.first?.isUppercase ?? false, member.base.kind == .declarationReference else { return false }
      return Self.isShared(member.name)
    default: return false
    }
  }

  private static func isShared(_ name: String) -> Bool {
    let words = ["shared", "default", "standard", "main", "current"]
    return words.contains(where: name.hasPrefix) || name == "instance" || name == "manager" || name == "shareInstance" || name.hasPrefix("share")
  }

  /// The local of this name gets another value somewhere inside.
  fileprivate func assigns(_ name: String) -> Bool {
    descendants.contains { ObjCAssignment($0)?.left.code == name }
  }
}
