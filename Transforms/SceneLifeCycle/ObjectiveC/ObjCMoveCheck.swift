import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// Whether what moves and what stays can do without each other.
struct ObjCMoveCheck {
  let plan: ObjCMoveSet
  let outside: ObjCOutsideUses
  private var model: ObjCDelegateModel { plan.model }

  /// The first thing that stands in the way; nil when all is well.
  var refusal: ObjCRefusal? {
    boundWindowCode ?? keptBlock ?? statementRefusal ?? methodRefusal ?? valueRefusal ?? outsideRefusal
  }

  // MARK: Code that stays and needs the window

  private var boundWindowCode: ObjCRefusal? {
    for name in model.methodOrder where plan.windowMethods.contains(name) && !plan.movesMethod(name) {
      guard let method = model.methods[name], let uses = plan.methodUses[name] else { continue }
      if name == "window" {
        return ObjCRefusal("window-needs-scene", at: method.node, in: method.file, "the getter makes the window; make it in '\(launchName)' first")
      }
      let place = model.windows.sorted().compactMap { uses.variables[$0]?.first }.first ?? uses.names["UIWindow"]?.first
        ?? uses.methods.first { plan.windowMethods.contains($0.key) }?.value.first ?? method.node
      return ObjCRefusal(
        "window-captured", at: place, in: method.file,
        "'\(name)' needs the window and stays in '\(model.className)', which has none under scenes; let it find the window another way first")
    }
    return nil
  }

  /// A block that runs at any time later, and that somebody else keeps, needs the window.
  private var keptBlock: ObjCRefusal? {
    for (unit, uses) in plan.everyUnit where plan.units.contains(unit) && !isCallback(unit) {
      let file = self.file(of: unit)
      let places = model.windows.sorted().flatMap { uses.variables[$0] ?? [] } + uses.methods.filter { plan.windowMethods.contains($0.key) }.flatMap(\.value)
      for place in places.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        let blocks = file.site(of: place).blocks
        if let once = blocks.first(where: { $0.callee == "dispatch_once" }) {
          return ObjCRefusal("window-captured", at: once.node, in: file, "this runs once, and a scene that connects again needs its window again")
        }
        guard let block = blocks.first(where: { $0.keeping == .unknown && $0.queue != .main && !isShown($0.receiver) }) else { continue }
        return ObjCRefusal(
          "window-captured", at: place, in: file,
          "a block that \(block.callee.map { "'\($0)'" } ?? "somebody") keeps needs the window here; say which window it is to be when it runs")
      }
    }
    return nil
  }

  /// The block is handed to the window or what it shows, and goes with it.
  private func isShown(_ receiver: ObjCNode?) -> Bool {
    guard let receiver else { return false }
    return receiver.code == "UIView" || !ObjCCodeUses(of: receiver, in: model).variables.keys.filter(model.windows.contains).isEmpty
  }

  private func isCallback(_ unit: ObjCDelegateUnit) -> Bool {
    if case .method(let name) = unit { return ObjCDelegateCallbacks.moves(name) }
    return false
  }

  private var launchName: String { plan.statements.first?.method.name ?? "application:didFinishLaunchingWithOptions:" }

  // MARK: Statements

  private var statementRefusal: ObjCRefusal? {
    for statement in plan.statements {
      if let refusal = plan.moves(statement) ? moving(statement) : staying(statement) { return refusal }
    }
    return nil
  }

  private func moving(_ statement: ObjCLaunchStatement) -> ObjCRefusal? {
    let (file, tree) = (statement.file, statement.file.tree)
    let inner = tree.conditions(at: statement.node.range.lowerBound).count
    if inner > tree.conditions(at: statement.method.node.range.lowerBound).count {
      return ObjCRefusal("platform-branch", at: statement.node, in: file, "this window code stands under an '#if' of its own; move it by hand")
    }
    for (index, parameter) in statement.method.method.parameters.enumerated() {
      guard let use = statement.uses.names[parameter.name]?.first else { continue }
      return index == 0
        ? ObjCRefusal("app-delegate-callback-uses-application", at: use, in: file, "the window's code uses '\(parameter.name)', which a scene delegate is not given")
        : ObjCRefusal("launch-options", at: use, in: file, "the window's code depends on '\(parameter.name)', which a scene delegate is not given")
    }
    if let value = ObjCLaunchStatement.locals(declaredBy: statement.node).first(where: Self.reserved.contains) {
      return ObjCRefusal("app-delegate-state", at: statement.node, in: file, "'\(value)' is the name of a parameter there; rename this local first")
    }
    guard let exit = statement.returns.first else { return nil }
    let later = plan.statements.filter { $0.index > statement.index && !plan.moves($0) && !$0.isReturn }
    guard let stays = later.first else { return nil }
    return ObjCRefusal(
      "app-delegate-state", at: exit, in: file,
      "this return skips '\(stays.file.oneLine(stays.node).prefix(60))', which stays; take them apart first")
  }

  private static let reserved: Set<String> = ["scene", "session", "connectionOptions", "windowScene"]

  private func staying(_ statement: ObjCLaunchStatement) -> ObjCRefusal? {
    guard let exit = statement.returns.first, !statement.isReturn,
      let later = plan.statements.first(where: { $0.index > statement.index && plan.moves($0) })
    else { return nil }
    return ObjCRefusal(
      "app-delegate-state", at: exit, in: statement.file,
      "this return decides whether '\(later.file.oneLine(later.node).prefix(60))' runs, which moves; take them apart first")
  }

  // MARK: Methods

  private var methodRefusal: ObjCRefusal? {
    if let caller = stayingCaller { return caller }
    for (unit, uses) in plan.everyUnit where plan.units.contains(unit) {
      let file = self.file(of: unit)
      if let escape = uses.escapes.first ?? uses.delegations.first(where: { ObjCDelegateRole(of: $0.of, in: model) == nil })?.node {
        return ObjCRefusal(
          "app-delegate-state", at: escape, in: file, "the window's code gives '\(model.className)' itself away here; the scene delegate cannot take its place unseen")
      }
      if let shared = sharedRole(of: uses) { return shared }
      if let message = uses.superMessages.first {
        return ObjCRefusal("framework-app-delegate", at: message, in: file, "this calls what '\(model.className)' inherits; move it by hand")
      }
      for (name, places) in uses.methods.sorted(by: { $0.key < $1.key }) where !plan.movesMethod(name) {
        if name.hasPrefix("+"), model.methods[name] == nil { continue }
        return sharedMethod(name, used: places[0], by: unit, in: file)
      }
    }
    return nil
  }

  /// Code that stays calls a method that moves.
  private var stayingCaller: ObjCRefusal? {
    for (unit, uses) in plan.everyUnit where !plan.units.contains(unit) {
      for (name, places) in uses.methods.sorted(by: { $0.key < $1.key }) where plan.movesMethod(name) {
        return ObjCRefusal(
          "app-delegate-state", at: places[0], in: file(of: unit), "'\(name)' is called here and sets up what the window shows, which moves; take them apart first")
      }
    }
    return nil
  }

  /// Code that stays makes the app delegate the delegate of such a controller, too.
  private func sharedRole(of uses: ObjCCodeUses) -> ObjCRefusal? {
    let roles = Set(uses.delegations.compactMap { ObjCDelegateRole(of: $0.of, in: model) })
    for (unit, other) in plan.everyUnit where !plan.units.contains(unit) {
      guard let place = other.delegations.first(where: { ObjCDelegateRole(of: $0.of, in: model).map(roles.contains) ?? false }) else { continue }
      return ObjCRefusal("app-delegate-state", at: place.node, in: file(of: unit), "'\(model.className)' becomes a delegate here and in the window's code, which moves")
    }
    return nil
  }

  private func sharedMethod(_ name: String, used place: ObjCNode, by unit: ObjCDelegateUnit, in file: ObjCFile) -> ObjCRefusal {
    let stays = plan.everyUnit.first { !plan.units.contains($0.unit) && $0.unit != .method(name) && $0.uses.methods[name] != nil }
    let who = stays.map { ", and '\(self.name(of: $0.unit))' calls it as well" } ?? ""
    let reason: ReasonCode = isActivity(unit) ? "app-delegate-callback-uses-application" : "app-delegate-state"
    return ObjCRefusal(reason, at: place, in: file, "'\(name)' stays in '\(model.className)'\(who); move it to a class of its own first")
  }

  /// An activity callback, or what only such callbacks call.
  private func isActivity(_ unit: ObjCDelegateUnit) -> Bool {
    guard case .method(let name) = unit else { return false }
    if ObjCDelegateCallbacks.activity[name] != nil { return true }
    let hasActivity = ObjCDelegateCallbacks.activity.keys.contains(where: plan.movesMethod)
    return hasActivity && !plan.methodsOfLaunch.contains(name) && !plan.windowMethods.contains(name)
  }

  func file(of unit: ObjCDelegateUnit) -> ObjCFile {
    switch unit {
    case .statement(let index): plan.statements[index].file
    case .method(let name): model.methods[name]!.file
    }
  }

  func name(of unit: ObjCDelegateUnit) -> String {
    switch unit {
    case .statement(let index): plan.statements[index].method.name
    case .method(let name): name
    }
  }

  // MARK: Values

  private var valueRefusal: ObjCRefusal? {
    localRefusal ?? variableRefusal ?? sharedDeclaration
  }

  /// One declaration for several variables, not all of which move.
  private var sharedDeclaration: ObjCRefusal? {
    let moving = plan.movingVariables.union(["window"])
    for piece in moving.sorted().flatMap({ model.variables[$0]?.declarations ?? [] }) {
      let others = ObjCVariable(piece.node)?.declarators.map(\.name).filter { !moving.contains($0) && model.storages[$0].map { !moving.contains($0) } ?? true } ?? []
      guard let other = others.first else { continue }
      return ObjCRefusal("app-delegate-state", at: piece.node, in: piece.file, "'\(other)' stays and is declared together with what moves; give it a line of its own first")
    }
    return nil
  }

  private var localRefusal: ObjCRefusal? {
    for statement in plan.statements {
      for value in statement.used {
        guard case .local = value, let declaration = plan.declaration(of: value), plan.moves(declaration) != plan.moves(statement), !plan.isRepeatable(value)
        else { continue }
        let place = statement.uses.names[value.name]?.first ?? statement.node
        return ObjCRefusal(
          "app-delegate-state", at: place, in: statement.file,
          "'\(value.name)' is needed here and by \(plan.moves(statement) ? "code that stays" : "the window's code, which moves"); take them apart first")
      }
    }
    return nil
  }

  private var variableRefusal: ObjCRefusal? {
    for name in plan.movingVariables.sorted() {
      let stays = plan.everyUnit.first { !plan.units.contains($0.unit) && $0.uses.variables[name] != nil }
      guard let stays, let place = stays.uses.variables[name]?.first else { continue }
      let mover = plan.everyUnit.first { plan.units.contains($0.unit) && $0.uses.variables[name] != nil }
      let reason: ReasonCode = mover.map { isActivity($0.unit) } ?? false ? "app-delegate-callback-uses-application" : "app-delegate-state"
      if model.windows.contains(name) {
        return ObjCRefusal("window-captured", at: place, in: file(of: stays.unit), "code that stays in '\(model.className)' needs the window here")
      }
      return ObjCRefusal(
        reason, at: place, in: file(of: stays.unit), "'\(name)' is used here and by '\(mover.map { self.name(of: $0.unit) } ?? "")', whose code moves; give it to one of them first")
    }
    return nil
  }

  // MARK: Other files

  private var outsideRefusal: ObjCRefusal? {
    for name in plan.movingVariables.sorted() where !model.windows.contains(name) {
      if let use = outside.uses(of: name).first {
        return ObjCRefusal("app-delegate-state", in: use.file, range: use.range, "'\(name)' of '\(model.className)' moves with the window's code and is used here")
      }
    }
    for name in model.methodOrder where plan.movesMethod(name) {
      if let use = outside.uses(of: name).first {
        return ObjCRefusal("app-delegate-state", in: use.file, range: use.range, "'\(name)' of '\(model.className)' moves with the window's code and is called here")
      }
    }
    return nil
  }
}

extension ObjCMoveSet {
  /// The variables of the class that moving code uses.
  var movingVariables: Set<String> {
    Set(everyUnit.filter { units.contains($0.unit) }.flatMap { $0.uses.variables.keys })
  }
}
