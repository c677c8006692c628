import ObjCSyntax
import SourceText

/// A local name that Objective-C code can see: a parameter or a variable of the bodies around it.
public struct ObjCLocal {
  public let name: String
  /// The type as written, without specifiers.
  public let type: String
  public let isParameter: Bool
  public let isStatic: Bool
  public let value: ObjCNode?
  /// The declaration, or the parameter's method, function or block.
  public let declaration: ObjCNode
}

extension ObjCNode {
  /// What a use of the name here refers to, when that is local.
  public func local(named name: String) -> ObjCLocal? {
    var child = self
    while let parent = child.parent {
      if let found = parent.local(named: name, before: child) { return found }
      child = parent
    }
    return nil
  }

  private func local(named name: String, before child: ObjCNode) -> ObjCLocal? {
    switch kind {
    case .compoundStatement, .caseStatement, .defaultStatement, .forStatement, .forCollectionStatement, .ifStatement, .whileStatement, .fragment:
      for statement in children.reversed() where statement.range.lowerBound < child.range.lowerBound {
        if let found = statement.declares(name) { return found }
      }
    case .objcMethodDefinition:
      guard let method = ObjCMethod(self) else { return nil }
      return method.parameters.first { $0.name == name }.map { parameter(name, $0.type) }
    case .functionDefinition:
      return ObjCFunction(self)?.parameters.first { $0.name == name }.map { parameter(name, $0.type) }
    case .blockExpression:
      return ObjCBlock(self)?.parameters.first { $0.name == name }.map { parameter(name, $0.type) }
    default: break
    }
    return nil
  }

  private func parameter(_ name: String, _ type: String) -> ObjCLocal {
    ObjCLocal(name: name, type: type, isParameter: true, isStatic: false, value: nil, declaration: self)
  }

  /// The variable of this name that the statement declares.
  private func declares(_ name: String) -> ObjCLocal? {
    for node in [self] + children {
      guard let variable = ObjCVariable(node), let declarator = variable.declarators.first(where: { $0.name == name }) else { continue }
      return ObjCLocal(
        name: name, type: variable.type, isParameter: false, isStatic: variable.isStatic, value: declarator.initializer, declaration: variable.node)
    }
    return nil
  }
}

extension ObjCVariable {
  var isStatic: Bool { specifiers.contains("static") }
}

extension ObjCFile {
  /// The uses of a local variable, and not of another one of the same name, in order.
  public func uses(of local: ObjCLocal) -> [ObjCNode] {
    guard let scope = local.declaration.enclosing(.compoundStatement) else { return [] }
    return nodes(named: local.name).filter { node in
      node.kind == .declarationReference && scope.range.contains(node.range.lowerBound)
        && node.range.lowerBound >= local.declaration.range.upperBound && node.local(named: local.name)?.declaration == local.declaration
    }
  }

  /// The local that the value is given to, as `CGRect bounds = …`.
  public func local(holding value: ObjCNode) -> ObjCLocal? {
    guard let whole = value.withParentheses.parent, let variable = whole.enclosingVariable,
      let declarator = variable.declarators.first(where: { $0.initializer == value.withParentheses })
    else { return nil }
    return ObjCLocal(
      name: declarator.name, type: variable.type, isParameter: false, isStatic: variable.isStatic, value: value, declaration: variable.node)
  }
}

extension ObjCNode {
  /// The node with the parentheses around it.
  public var withParentheses: ObjCNode {
    var node = self
    while let parent = node.parent, parent.kind == .parenthesized { node = parent }
    return node
  }

  /// The variable declaration that this is a declarator of, or itself.
  var enclosingVariable: ObjCVariable? {
    for node in selfAndAncestors {
      if let variable = ObjCVariable(node) { return variable }
      if node.isStatement { return nil }
    }
    return nil
  }

  /// The node is a statement of a body.
  public var isStatement: Bool {
    switch kind {
    case .compoundStatement, .ifStatement, .forStatement, .forCollectionStatement, .whileStatement, .doStatement, .switchStatement,
      .caseStatement, .defaultStatement, .returnStatement, .declarationStatement, .expressionStatement, .nullStatement, .labelStatement,
      .gotoStatement, .breakStatement, .continueStatement:
      true
    default: false
    }
  }

  /// The statement that the code is part of.
  public var statement: ObjCNode? { selfAndAncestors.first(where: \.isStatement) }
}
