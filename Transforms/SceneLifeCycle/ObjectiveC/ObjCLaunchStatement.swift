import ObjCSyntax
import SourceText
import TransformKit

/// A value that statements of a launch method share: a local of the method or a variable of the class.
enum ObjCSharedValue: Hashable {
  /// A local of the launch method with this name.
  case local(method: String, name: String)
  case variable(String)

  var name: String {
    switch self {
    case .local(_, let name), .variable(let name): name
    }
  }
}

/// A statement at the top level of a launch method's body.
struct ObjCLaunchStatement {
  let index: Int
  let method: ObjCDelegateMethod
  let node: ObjCNode
  let uses: ObjCCodeUses
  /// The locals that it declares.
  private(set) var declared: Set<ObjCSharedValue> = []
  /// The locals that it uses but for those it declares, and the variables of the class.
  private(set) var used: Set<ObjCSharedValue> = []
  /// What it sets, sends to or declares.
  private(set) var subjects: Set<ObjCSharedValue> = []
  /// It does something that is not done to its subjects.
  private(set) var hasOtherEffects = false
  /// The class's own methods that it calls as a statement.
  private(set) var calls: Set<String> = []

  var file: ObjCFile { method.file }

  init(_ node: ObjCNode, index: Int, of method: ObjCDelegateMethod, locals: Set<String>, in model: ObjCDelegateModel) {
    self.node = node
    self.index = index
    self.method = method
    uses = ObjCCodeUses(of: node, in: model)
    declared = Set(Self.locals(declaredBy: node).map { .local(method: method.name, name: $0) })
    for (name, nodes) in uses.names where locals.contains(name) {
      // Another one of the same name further in is another one.
      let isOuter = nodes.contains { $0.tree !== node.tree || Self.isTopLevel($0.local(named: name), of: method) }
      if isOuter { used.insert(.local(method: method.name, name: name)) }
    }
    used.formUnion(uses.variables.keys.map { .variable($0) })
    subjects = declared
    readEffects(of: node, in: model)
  }

  private static func isTopLevel(_ local: ObjCLocal?, of method: ObjCDelegateMethod) -> Bool {
    guard let local else { return true }
    return !local.isParameter && (local.declaration.parent == method.method.body || local.declaration.parent?.parent == method.method.body)
  }

  /// The names of the variables that a statement declares; `self_weak_` for `@weakify(self)`.
  static func locals(declaredBy node: ObjCNode) -> [String] {
    if node.isWeakify { return ["self_weak_"] }
    return ObjCVariable(node)?.declarators.map(\.name) ?? []
  }

  var isReturn: Bool { node.kind == .returnStatement }

  /// It leaves the launch method somewhere inside, outside of its blocks.
  var returns: [ObjCNode] {
    ([node] + node.descendants).filter { inner in
      inner.kind == .returnStatement && !inner.ancestors().prefix { $0 != node }.contains { $0.kind == .blockExpression || $0.kind == .lambdaExpression }
    }
  }

  // MARK: Effects

  private mutating func readEffects(of statement: ObjCNode, in model: ObjCDelegateModel) {
    switch statement.kind {
    case .declarationStatement, .nullStatement: break
    case .macroInvocation: if !statement.isWeakify { hasOtherEffects = true }
    case .expressionStatement:
      guard let expression = statement.children.first else { return }
      if let subject = subject(of: expression, in: model) { subjects.formUnion(subject) } else { hasOtherEffects = true }
    case .compoundStatement, .ifStatement, .forStatement, .forCollectionStatement, .whileStatement, .doStatement, .switchStatement, .caseStatement,
      .defaultStatement, .autoreleasePoolStatement, .atTryStatement, .atSynchronizedStatement:
      for child in statement.children where child.isStatement { readEffects(of: child, in: model) }
    case .breakStatement, .continueStatement: break
    default: hasOtherEffects = true
    }
  }

  /// What an expression sets or sends to; nil when that is nothing of the method's or the class's own.
  private mutating func subject(of expression: ObjCNode, in model: ObjCDelegateModel) -> Set<ObjCSharedValue>? {
    if let assignment = ObjCAssignment(expression) { return root(of: assignment.left, in: model) }
    if let message = ObjCMessage(expression), message.receiver.isSelfName, model.accessors[message.selector] == nil {
      calls.insert(message.selector)
      let given = message.arguments.compactMap { root(of: $0, in: model) }.reduce(into: Set()) { $0.formUnion($1) }
      return given.isEmpty ? nil : given
    }
    return root(of: expression, in: model)
  }

  /// The local or the variable that a chain of members and messages begins with; empty for a local further in.
  private func root(of expression: ObjCNode, in model: ObjCDelegateModel) -> Set<ObjCSharedValue>? {
    switch expression.kind {
    case .declarationReference:
      let name = expression.code
      if let variable = model.storages[name], expression.local(named: name) == nil { return [.variable(variable)] }
      guard let local = expression.local(named: name), !local.isParameter else { return nil }
      return Self.isTopLevel(local, of: method) ? [.local(method: method.name, name: name)] : []
    case .memberAccess:
      guard let member = ObjCMember(expression) else { return nil }
      if member.base.isSelfName { return (model.accessors[member.name] ?? model.storages[member.name]).map { [.variable($0)] } }
      return root(of: member.base, in: model)
    case .objcMessage:
      guard let message = ObjCMessage(expression) else { return nil }
      if message.receiver.isSelfName { return model.accessors[message.selector].map { [.variable($0)] } }
      return root(of: message.receiver, in: model)
    case .parenthesized, .arraySubscript: return expression.children.first.flatMap { root(of: $0, in: model) }
    case .castExpression: return ObjCCast(expression).flatMap { root(of: $0.operand, in: model) }
    default: return nil
    }
  }
}

extension ObjCNode {
  /// `@weakify(self)`
  var isWeakify: Bool {
    let word = code.prefix { $0 != "(" }
    return word == "@weakify" || word == "weakify"
  }

  /// One of the node kinds that stand in a body.
  var isStatement: Bool { statement == self }
}
