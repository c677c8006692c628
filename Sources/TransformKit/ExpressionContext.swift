import SwiftSyntax

/// What surrounds an expression: operators, comparisons, calls, and whether an optional would do there.
public struct ExpressionContext {
  public let expression: ExprSyntax
  /// The operands and operators of the sequence that the expression is part of; only itself when there is none.
  public let elements: [ExprSyntax]
  /// The place of the expression (or of the operand that contains it) among the elements.
  public let index: Int

  public init(_ expression: ExprSyntax) {
    self.expression = expression
    var operand = Syntax(expression)
    while let parent = operand.parent {
      if let list = parent.as(ExprListSyntax.self), list.parent?.is(SequenceExprSyntax.self) ?? false {
        elements = Array(list)
        index = elements.firstIndex { $0.id == operand.id } ?? 0
        return
      }
      guard Self.isTransparent(parent) else { break }
      operand = parent
    }
    elements = [expression]
    index = 0
  }

  /// Signs, `try` and the like, which belong to the operand.
  private static func isTransparent(_ node: Syntax) -> Bool {
    node.is(PrefixOperatorExprSyntax.self) || node.is(TryExprSyntax.self) || node.is(AwaitExprSyntax.self)
      || node.is(PostfixOperatorExprSyntax.self)
  }

  /// The operator left of the expression.
  public var operatorBefore: String? { index > 0 ? Self.operatorText(elements[index - 1]) : nil }
  /// The operator right of the expression.
  public var operatorAfter: String? { index + 1 < elements.count ? Self.operatorText(elements[index + 1]) : nil }

  /// The operator's text; `=` for an assignment, `?:` for a ternary, `as` for a cast.
  public static func operatorText(_ element: ExprSyntax) -> String? {
    if let binary = element.as(BinaryOperatorExprSyntax.self) { return binary.operator.text }
    if element.is(AssignmentExprSyntax.self) { return "=" }
    if element.is(UnresolvedTernaryExprSyntax.self) { return "?:" }
    if element.is(UnresolvedAsExprSyntax.self) { return "as" }
    if element.is(UnresolvedIsExprSyntax.self) { return "is" }
    return nil
  }

  /// What stands left of the `??` before the expression.
  public var leftOfCoalescing: ExprSyntax? { operatorBefore == "??" ? elements[index - 2] : nil }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!=="]
  private static let looser: Set<String> = ["&&", "||", "?:", "=", "??", "+=", "-=", "*=", "/="]

  /// The operands on the other side of a comparison that the expression takes part in; nil without a comparison.
  public var comparedWith: [ExprSyntax]? {
    var low = index
    var high = index
    while low > 0, !Self.ends(elements[low - 1]) { low -= 1 }
    while high + 1 < elements.count, !Self.ends(elements[high + 1]) { high += 1 }
    let part = low...high
    guard let comparison = part.first(where: { Self.operatorText(elements[$0]).map(Self.comparisons.contains) ?? false })
    else { return nil }
    let other = index < comparison ? comparison + 1..<high + 1 : low..<comparison
    return elements[other].filter { Self.operatorText($0) == nil }
  }

  private static func ends(_ element: ExprSyntax) -> Bool { operatorText(element).map(looser.contains) ?? false }

  /// The left side, when the expression is on the right of an assignment operator.
  public var assignedTo: ExprSyntax? {
    guard let assignment = elements.firstIndex(where: { Self.operatorText($0) == "=" }), assignment == 1, index > 1 else {
      return nil
    }
    return elements[0]
  }

  /// True when the expression is the whole left side of an assignment.
  public var isAssigned: Bool {
    guard index == 0, let next = operatorAfter else { return false }
    return ["=", "+=", "-=", "*=", "/="].contains(next) && isStatement(of: Syntax(elements[0]).parent?.parent)
  }

  /// True when the expression is the whole right side of an assignment.
  public var isWholeAssignedValue: Bool { elements.count == 3 && index == 2 && assignedTo != nil }

  private func isStatement(of node: Syntax?) -> Bool { node?.parent?.is(CodeBlockItemSyntax.self) ?? false }

  /// True when an optional of the expression's type compiles in its place and means the same.
  ///
  /// - Parameter result: the type that the enclosing member gives back, when the expression stands in it directly.
  public func takesOptional(result: String?) -> Bool {
    if isAssigned { return true }
    if isComparedForEquality { return true }
    if isWholeAssignedValue, let left = elements.first, left.isDeclaredOptional { return true }
    guard elements.count == 1, let parent = expression.parent else { return operatorAfter == "as" && elements.count == 3 }
    if let item = parent.as(CodeBlockItemSyntax.self) {
      // A call whose result nobody takes; as the only expression of a body it may be the result.
      let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      return isOnly ? result.map(Self.isOptional) ?? true : true
    }
    if parent.is(ReturnStmtSyntax.self) { return result.map(Self.isOptional) ?? false }
    if let binding = parent.parent?.as(PatternBindingSyntax.self), parent.is(InitializerClauseSyntax.self) {
      return binding.typeAnnotation.map { Self.isOptional($0.type.trimmedDescription) } ?? false
    }
    return false
  }

  /// One side of `==` or `!=`, with nothing else on that side.
  private var isComparedForEquality: Bool {
    let sides = [operatorBefore, operatorAfter]
    guard sides.contains("==") || sides.contains("!=") else { return false }
    return sides.allSatisfy { $0 == nil || $0 == "==" || $0 == "!=" || Self.looser.contains($0!) }
  }

  private static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasPrefix("Optional<") }

  /// The call of which the expression (alone or inside arithmetic) is an argument, and its label.
  public var argument: (call: FunctionCallExprSyntax, label: String?)? {
    var node = Syntax(expression)
    while let parent = node.parent {
      if let argument = parent.as(LabeledExprSyntax.self) {
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
        return (call, argument.label?.plainText)
      }
      guard parent.is(ExprListSyntax.self) || parent.is(SequenceExprSyntax.self) || Self.isTransparent(parent) else { return nil }
      node = parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// True for a name that is declared with an optional type, locally or in the type's own body.
  fileprivate var isDeclaredOptional: Bool {
    let name = trimmedDescription.replacingPrefix("self.", with: "")
    if let local = localName(name) { return local.type?.hasSuffix("?") ?? false }
    guard let members = enclosing(MemberBlockSyntax.self)?.members else { return false }
    return members.contains { item in
      item.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == name && $0.typeAnnotation?.type.trimmedDescription.hasSuffix("?") ?? false
      } ?? false
    }
  }
}

extension SyntaxProtocol {
  /// The statement, condition or declaration that the code is part of: the largest expression around it.
  public var wholeExpression: Syntax {
    var node = Syntax(self)
    while let parent = node.parent {
      switch parent.kind {
      case .codeBlockItem, .memberBlockItem, .conditionElement, .initializerClause, .returnStmt, .closureExpr, .codeBlock:
        return node
      default: node = parent
      }
    }
    return node
  }

  /// The statement that the code is part of, with its declaration or control-flow keyword.
  public var statement: CodeBlockItemSyntax? { enclosing(CodeBlockItemSyntax.self) }
}

extension SyntaxProtocol {
  /// The outermost `if`, `guard`, `while` or `switch` of the member that the code is part of.
  public var outermostCondition: Syntax? {
    var found: Syntax?
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(ClosureExprSyntax.self), !parent.is(MemberBlockSyntax.self) {
      switch parent.kind {
      case .ifExpr, .guardStmt, .whileStmt, .switchExpr: found = parent
      default: break
      }
      node = parent
    }
    return found
  }
}
