import SwiftSyntax
import TransformKit

extension CodeBlockItemSyntax {
  /// The statement may end the method it is in.
  var mayLeave: Bool { Syntax(self).mayLeaveBody }

  /// The statements that end the method from within this one.
  var exits: [ReturnStmtSyntax] { Syntax(self).exits }
}

extension Syntax {
  fileprivate var exits: [ReturnStmtSyntax] {
    if self.is(ClosureExprSyntax.self) || self.is(FunctionDeclSyntax.self) { return [] }
    if let exit = self.as(ReturnStmtSyntax.self) { return [exit] }
    return children(viewMode: .sourceAccurate).flatMap(\.exits)
  }
}

/// Checks that the statements that move can be told from those that stay, in one launch method.
struct LaunchCheck {
  let method: DelegatePart

  func check(_ plan: inout MovePlan) throws(MigrationRefusal) {
    let statements = plan.model.statements(of: method)
    for statement in statements where statement.uses.parameters.contains(where: { $0.name == method.function?.launchOptionsName && !$0.node.isLogged }) {
      plan.doubts.insert("launch-options-passed-on")
    }
    let moving = statements.filter { plan.moves($0) }
    guard let first = moving.first, let last = moving.last else { return }
    for statement in moving { try checkMoved(statement, in: statements, &plan) }
    for statement in statements where !plan.moves(statement) && statement.id < last.id {
      try checkExit(statement, &plan)
    }
    let staying = statements.filter { $0.id > first.id && !plan.moves($0) && !plan.repeated.contains($0.id) && !$0.isPlainReturn }
    if !staying.isEmpty { plan.doubts.insert("launch-order") }
  }

  /// Launch options that are read decide something, before it is asked what moves.
  func checkLaunchOptions(in model: DelegateModel) throws(MigrationRefusal) {
    guard let options = method.function?.launchOptionsName else { return }
    for part in model.statements(of: method) {
      for use in part.uses.parameters where use.name == options && !use.node.isHandedOn {
        throw MigrationRefusal(
          "launch-options", at: use.node, in: part.file,
          "leave '\(model.name)': '\(options)' is read here, and has no address, activity or shortcut in an app with scenes; read 'connectionOptions' in the scene delegate")
      }
    }
  }

  private func checkMoved(_ part: DelegatePart, in all: [DelegatePart], _ plan: inout MovePlan) throws(MigrationRefusal) {
    guard let statement = part.statement else { return }
    if let use = part.uses.parameters.first {
      if use.name == method.function?.launchOptionsName {
        throw MigrationRefusal("launch-options", at: use.node, in: method.file, "leave the window: its code uses '\(use.name)'; a scene has 'connectionOptions'")
      }
      throw state(use.node, "the window's code uses '\(use.name)' of the launch method")
    }
    if statement.item.is(ReturnStmtSyntax.self) || part.isImplicitResult(of: method) {
      throw state(statement, "what the launch method returns depends on the window")
    }
    if let use = part.uses.supers.first { throw state(use, "the window's code calls a superclass of the app delegate") }
    if let exit = statement.exits.first, !statement.isUnwrapping {
      guard all.allSatisfy({ $0.id <= part.id || plan.moves($0) || $0.isPlainReturn }) else {
        throw mixed(exit, "the launch ends here on one way and goes on with code that stays on the other")
      }
    }
    try checkMixture(part, &plan)
  }

  /// A condition, loop or block with window code in it moves whole.
  private func checkMixture(_ part: DelegatePart, _ plan: inout MovePlan) throws(MigrationRefusal) {
    guard let statement = part.statement else { return }
    if statement.item.is(DeferStmtSyntax.self) { throw mixed(statement, "this runs when the launch method ends") }
    let leaves = part.node.leafStatements
    if leaves.count > 1 || leaves.first?.id != statement.id {
      for leaf in leaves {
        if let word = Syntax(leaf).processWord { throw mixed(word, "'\(word.text)' is set up for the whole process between window code") }
        if !leaf.isPlain(beside: plan.movingNames), !leaf.isAboutInterfaceLocal { plan.doubts.insert("runs-at-each-connection") }
      }
    } else if let word = part.processWord {
      guard !part.uses.members.contains(where: \.isInClosure), !part.uses.locals.contains(where: \.use.isInClosure) else {
        throw MigrationRefusal(
          "window-captured", at: word, in: part.file,
          "leave the window: a closure that '\(word.text)' runs later uses it, and '\(word.text)' is set up for the whole process")
      }
      plan.doubts.insert("runs-at-each-connection")
    } else if part.leavesClosureToOthers, statement.isAssignment, let use = part.uses.members.first(where: \.isInClosure) {
      throw MigrationRefusal(
        "window-captured", at: use.node, in: part.file, "leave the window: a closure uses it that others keep for later, and there may be another window then")
    } else if part.node.addsBlockObserver || part.leavesClosureToOthers {
      plan.doubts.insert("runs-at-each-connection")
    }
  }

  /// A statement that stays, before others that move, and may end the launch.
  private func checkExit(_ part: DelegatePart, _ plan: inout MovePlan) throws(MigrationRefusal) {
    guard let statement = part.statement, statement.mayLeave else { return }
    guard part.isPureExit else {
      throw mixed(statement.exits.first.map { Syntax($0) } ?? Syntax(statement), "the launch may end here, before the window is made")
    }
    plan.repeatedExits.insert(part.id)
  }

  private func state(_ node: some SyntaxProtocol, _ why: String) -> MigrationRefusal {
    MigrationRefusal("app-delegate-state", at: node, in: method.file, "leave the window: \(why)")
  }

  private func mixed(_ node: some SyntaxProtocol, _ why: String) -> MigrationRefusal {
    MigrationRefusal("window-code-mixed", at: node, in: method.file, "leave the window: \(why)")
  }
}

extension FunctionDeclSyntax {
  /// The name of the parameter with the launch options.
  var launchOptionsName: String? {
    guard fullName.hasSuffix("FinishLaunchingWithOptions:)") else { return nil }
    return parameterName(1)
  }
}

extension Syntax {
  /// The value is the whole argument of a call, perhaps with a cast or a value instead of nil.
  fileprivate var isHandedOn: Bool {
    guard let list = parent, let sequence = list.parent, sequence.is(SequenceExprSyntax.self) else { return parent?.is(LabeledExprSyntax.self) ?? false }
    let operators = list.children(viewMode: .sourceAccurate).dropFirst().first?.trimmedDescription
    return ["??", "as"].contains(operators) && sequence.parent?.is(LabeledExprSyntax.self) ?? false
  }

  /// Only a line of a log is made of it.
  fileprivate var isLogged: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let name = current.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription.lowercased(), name.contains("log") || name.contains("print") {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// `guard let window = window else { return false }`: nothing is decided, a name is unwrapped.
  var isUnwrapping: Bool {
    guard let check = item.as(GuardStmtSyntax.self) else { return false }
    return check.conditions.allSatisfy { $0.condition.is(OptionalBindingConditionSyntax.self) }
  }
}

extension DelegatePart {
  /// `return true`.
  var isPlainReturn: Bool {
    guard let statement else { return false }
    if statement.item.is(BooleanLiteralExprSyntax.self) { return true }
    return statement.item.as(ReturnStmtSyntax.self)?.expression?.is(BooleanLiteralExprSyntax.self) ?? false
  }

  fileprivate func isImplicitResult(of method: DelegatePart) -> Bool {
    guard method.function?.signature.returnClause != nil, let body = method.function?.body, body.statements.count == 1 else { return false }
    return statement?.item.is(ExprSyntax.self) ?? false
  }

  /// An early exit that decides by something that anybody can ask at any time, like `guard !isTesting else { return true }`.
  fileprivate var isPureExit: Bool {
    guard let statement, uses.members.allSatisfy(\.isStatic), uses.locals.isEmpty, uses.parameters.isEmpty, uses.selfValues.isEmpty else { return false }
    return statement.isExitByCondition
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isExitByCondition: Bool {
    if let compilation = item.as(IfConfigDeclSyntax.self) {
      return compilation.clauses.allSatisfy { clause in
        guard case .statements(let items) = clause.elements else { return false }
        return items.allSatisfy(\.isExitByCondition)
      }
    }
    let (conditions, body): (ConditionElementListSyntax, CodeBlockSyntax)
    if let check = item.as(GuardStmtSyntax.self) {
      (conditions, body) = (check.conditions, check.body)
    } else if let check = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), check.elseBody == nil {
      (conditions, body) = (check.conditions, check.body)
    } else {
      return false
    }
    guard body.statements.count == 1, let exit = body.statements.first?.item.as(ReturnStmtSyntax.self),
      exit.expression?.is(BooleanLiteralExprSyntax.self) ?? false
    else { return false }
    return conditions.allSatisfy { !$0.condition.is(OptionalBindingConditionSyntax.self) && !$0.condition.is(MatchingPatternConditionSyntax.self) }
  }
}

extension CodeBlockItemSyntax {
  /// Nothing stands before it in its body.
  var isFirst: Bool { parent?.as(CodeBlockItemListSyntax.self)?.first?.id == id }
}

extension CodeBlockItemSyntax {
  fileprivate var isAssignment: Bool {
    item.as(SequenceExprSyntax.self)?.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
  }

  /// Only things that move are touched, or nothing is done at all.
  fileprivate func isPlain(beside moving: Set<String>) -> Bool {
    switch item {
    case .decl: return true
    case .stmt(let statement) where [.returnStmt, .breakStmt, .fallThroughStmt].contains(statement.kind): return true
    default: return tokens(viewMode: .sourceAccurate).contains { moving.contains($0.plainText) }
    }
  }
}

extension DelegatePart {
  /// A closure that uses what moves goes to a type or a function of the project, which may keep it.
  fileprivate var leavesClosureToOthers: Bool {
    guard uses.members.contains(where: \.isInClosure) || uses.locals.contains(where: \.use.isInClosure),
      case .identifier(let name)? = statement?.firstToken(viewMode: .sourceAccurate)?.tokenKind
    else { return false }
    return name.first?.isUppercase ?? false && !name.hasPrefix("UI") && name != "DispatchQueue"
  }
}

extension Syntax {
  /// `addObserver(forName:…)`, whose block stays registered when nobody removes it.
  fileprivate var addsBlockObserver: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "forName" && (token.parent?.is(LabeledExprSyntax.self) ?? false)
    }
  }
}

extension MovePlan {
  /// The names that moving parts declare: members and locals.
  fileprivate var movingNames: Set<String> { Set(parts.flatMap(\.names)) }
}
