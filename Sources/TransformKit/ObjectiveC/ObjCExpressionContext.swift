import ObjCSyntax

/// What surrounds an expression in Objective-C: operators, comparisons, assignments, calls.
public struct ObjCExpressionContext {
  public let expression: ObjCNode

  public init(_ expression: ObjCNode) {
    self.expression = expression
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
  private static let looser: Set<String> = ["&&", "||", "=", "+=", "-=", "*=", "/="]
  private static let arithmetic: Set<NodeKind> = [
    .parenthesized, .binaryOperator, .prefixUnary, .castExpression, .conditionalOperator, .objcBoxedExpression,
  ]
  typealias NodeKind = ObjCNodeKind

  /// The other side of a comparison that the expression takes part in; nil without a comparison.
  public var comparedWith: ObjCNode? {
    var node = expression
    while let parent = node.parent, Self.arithmetic.contains(parent.kind) {
      if let binary = ObjCBinary(parent) {
        if Self.comparisons.contains(binary.operator) { return binary.left == node ? binary.right : binary.left }
        if Self.looser.contains(binary.operator) { return nil }
      }
      if ObjCConditional(parent) != nil { return nil }
      node = parent
    }
    return nil
  }

  /// The left side, when the expression, alone or in arithmetic, is on the right of an assignment.
  public var assignedTo: ObjCNode? {
    var node = expression
    while let parent = node.parent {
      if let assignment = ObjCAssignment(parent) { return assignment.left == node ? nil : assignment.left }
      guard Self.arithmetic.contains(parent.kind) else { return nil }
      node = parent
    }
    return nil
  }

  /// True when the expression is the whole left side of an assignment.
  public var isAssigned: Bool { expression.parent.flatMap { ObjCAssignment($0) }?.left == expression }

  /// True when the expression is the whole right side of an assignment or initial value.
  public var isWholeValue: Bool {
    let whole = expression.withParentheses
    guard let parent = whole.parent else { return false }
    return ObjCAssignment(parent)?.right == whole || whole.enclosingVariable?.declarators.contains { $0.initializer == whole } ?? false
  }

  /// The second half of `a ?: b`.
  public var isFallback: Bool {
    let whole = expression.withParentheses
    guard let parent = whole.parent, let choice = ObjCConditional(parent), choice.otherwise == ObjCChain(from: whole).whole.withParentheses else { return false }
    // `view ? view.bounds : screen.bounds` is the same, written out.
    guard let then = choice.then else { return true }
    return ObjCOwnGeometry.plain(then.code).hasPrefix(ObjCOwnGeometry.plain(choice.condition.code) + ".")
  }

  /// The call or message of which the expression (alone or inside arithmetic) is an argument.
  public var argument: ObjCArgument? {
    var node = expression
    while let parent = node.parent {
      if let argument = ObjCArgument(node, of: parent) { return argument }
      guard Self.arithmetic.contains(parent.kind), ObjCAssignment(parent) == nil else { return nil }
      node = parent
    }
    return nil
  }

  /// The largest expression around it: what stands in a statement, condition, initial value or block.
  public var whole: ObjCNode {
    var node = expression
    while let parent = node.parent, !parent.isStatement, parent.kind != .blockExpression, parent.kind != .variableDeclaration,
      parent.kind != .lambdaExpression, parent.kind != .fragment, parent.kind != .translationUnit
    {
      if parent.enclosingVariableIsItself { break }
      node = parent
    }
    return node
  }
}

/// An expression among the arguments of a call or message.
public struct ObjCArgument {
  /// The function's name, or the selector.
  public let callee: String
  /// The part of the selector before the argument; nil in a call.
  public let label: String?
  public let receiver: ObjCNode?
  public let node: ObjCNode
  public let arguments: [ObjCNode]

  init?(_ argument: ObjCNode, of parent: ObjCNode) {
    if let message = ObjCMessage(parent), let index = message.arguments.firstIndex(of: argument) {
      callee = message.selector
      let parts = message.selector.split(separator: ":", omittingEmptySubsequences: false)
      label = index < parts.count ? String(parts[index]) : nil
      receiver = message.receiver
      arguments = message.arguments
    } else if let call = ObjCCall(parent), call.arguments.contains(argument) {
      callee = call.callee.code
      label = nil
      receiver = nil
      arguments = call.arguments
    } else {
      return nil
    }
    node = parent
  }

  /// The function only makes a value of others: `CGRectMake`, `MIN`.
  public var isValue: Bool { receiver == nil && Self.values.contains(callee) }

  private static let values: Set<String> = [
    "CGRectMake", "CGSizeMake", "CGPointMake", "UIEdgeInsetsMake", "MIN", "MAX", "floor", "floorf", "ceil", "ceilf", "round", "roundf", "fabs",
    "fabsf", "CGRectInset", "CGRectOffset", "CGRectIntegral", "CGRectUnion", "NSStringFromCGRect", "lroundf", "fmin", "fmax", "ABS",
  ]
}

extension ObjCNode {
  fileprivate var enclosingVariableIsItself: Bool { ObjCVariable(self) != nil }

  /// The outermost `if`, `while` or `switch` of the method that the code is part of.
  public var outermostCondition: ObjCNode? {
    var found: ObjCNode?
    for node in selfAndAncestors {
      if node.kind == .blockExpression || node.kind == .objcMethodDefinition { break }
      if [.ifStatement, .whileStatement, .switchStatement].contains(node.kind) { found = node }
    }
    return found
  }
}
