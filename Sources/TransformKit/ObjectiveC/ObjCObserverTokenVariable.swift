import ObjCSyntax

/// The variable that keeps the token of a block observer.
struct ObjCObserverTokenVariable {
  /// The names under which code reaches it: that of the property and that of its variable.
  private let names: [String]
  private let parts: ObjCClassParts

  init(name: String, in parts: ObjCClassParts) {
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    names = [plain, "_" + plain]
    self.parts = parts
  }

  var uses: [(part: ObjCClassParts.Part, node: ObjCNode)] { names.flatMap { parts.nodes(named: $0) } }

  /// Where it is declared, alone and seen by nobody else; nil otherwise.
  var declaration: (file: ObjCFile, node: ObjCNode)? {
    var found: [(file: ObjCFile, node: ObjCNode)] = []
    for part in parts.parts {
      let properties = part.interface.properties.filter { $0.names.contains(where: names.contains) }
      let variables = part.interface.instanceVariables.filter { $0.declarators.contains { names.contains($0.name) } }
      guard properties.isEmpty && variables.isEmpty || !part.isHeader else { return nil }
      guard properties.allSatisfy({ $0.names.count == 1 }), variables.allSatisfy({ $0.declarators.count == 1 }) else { return nil }
      found += (properties.map(\.node) + variables.map(\.node)).map { (part.file, $0) }
    }
    guard found.count == 1, let only = found.first, !only.file.hasComment(in: only.node.range) else { return nil }
    return only
  }

  /// The outermost statement around a use that does nothing but end the observation.
  func removal(around use: ObjCNode) -> ObjCNode? {
    use.selfAndAncestors.filter { $0.isStatement && isRemoval($0) }.last { $0.methodOfBody != nil }
  }

  private func isToken(_ node: ObjCNode) -> Bool { node.plain.ownVariable.map(names.contains) ?? false }

  /// `[center removeObserver:token];`, `token = nil;`, or an `if (token)` around nothing but these.
  private func isRemoval(_ statement: ObjCNode) -> Bool {
    if let check = ObjCIf(statement) {
      guard check.otherwise == nil, isToken(check.condition) || ObjCBinary(check.condition).map({ isToken($0.left) && $0.right.code == "nil" }) ?? false
      else { return false }
      return check.then.kind == .compoundStatement ? check.then.children.allSatisfy(isRemoval) : isRemoval(check.then)
    }
    guard statement.kind == .expressionStatement, let expression = statement.children.first else { return false }
    if let assignment = ObjCAssignment(expression) { return isToken(assignment.left) && assignment.right.code == "nil" }
    guard let message = ObjCMessage(expression), message.selector == "removeObserver:", let argument = message.arguments.first else { return false }
    return isToken(argument)
  }
}
