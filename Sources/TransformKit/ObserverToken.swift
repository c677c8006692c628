import SwiftSyntax

/// Where the result of a registration is kept: the token of a block observer, the cancellable of a subscription.
public enum ObserverToken {
  case nowhere
  /// In a property of the class.
  case property(String)
  /// Among others, in an array or set; it has no other name.
  case collection
  /// Returned, passed on, or held by a local name.
  case elsewhere
}

extension ExprSyntax {
  /// The statements that keep the result of this expression (one, or a local name and its use), and where.
  ///
  /// Empty when the expression is no statement's whole work.
  var keeping: (statements: [CodeBlockItemSyntax], token: ObserverToken) {
    guard let parent else { return ([], .elsewhere) }
    if let item = parent.as(CodeBlockItemSyntax.self) { return ([item], .nowhere) }
    if let item = statementOfSequence { return keepingByAssignment(in: item) }
    if let element = parent.as(ArrayElementSyntax.self), let array = element.parent?.parent?.as(ArrayExprSyntax.self),
      array.elements.count == 1, let item = ExprSyntax(array).statementOfSequence, item.operatorText == "+="
    {
      return ([item], .collection)
    }
    if let argument = parent.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.count == 1, ["append", "insert"].contains(call.memberName), let item = call.parent?.as(CodeBlockItemSyntax.self)
    {
      return ([item], .collection)
    }
    return keepingByLocalName
  }

  /// The statement `left = right` (or `+=`) that the expression is the right side of.
  private var statementOfSequence: CodeBlockItemSyntax? {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == id else { return nil }
    return list.parent?.parent?.as(CodeBlockItemSyntax.self)
  }

  private func keepingByAssignment(in item: CodeBlockItemSyntax) -> ([CodeBlockItemSyntax], ObserverToken) {
    guard item.operatorText == "=", let left = parent?.as(ExprListSyntax.self)?.first else { return ([item], .elsewhere) }
    if left.is(DiscardAssignmentExprSyntax.self) { return ([item], .nowhere) }
    let name = left.trimmedDescription.replacingPrefix("self.", with: "")
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return ([item], .elsewhere) }
    let isProperty = name != left.trimmedDescription || left.localName(name) == nil
    return ([item], isProperty ? .property(name) : .elsewhere)
  }

  /// `let token = …` followed by `tokens.append(token)`, and nothing else.
  private var keepingByLocalName: ([CodeBlockItemSyntax], ObserverToken) {
    guard let binding = parent?.parent?.as(PatternBindingSyntax.self), parent?.is(InitializerClauseSyntax.self) ?? false,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let item = variable.parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return ([], .elsewhere) }
    let name = binding.pattern.trimmedDescription
    if name == "_" { return ([item], .nowhere) }
    let uses = list.tokens(viewMode: .sourceAccurate)
      .compactMap { $0.plainText == name ? $0.parent?.as(DeclReferenceExprSyntax.self) : nil }
      .filter { !$0.isMemberName }
    guard uses.count == 1, let argument = uses[0].parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      ["append", "insert"].contains(call.memberName), let second = call.parent?.as(CodeBlockItemSyntax.self),
      second.parent?.id == item.parent?.id
    else { return ([item], .elsewhere) }
    return ([item, second], .collection)
  }
}

extension CodeBlockItemSyntax {
  /// The operator between the two sides of the statement.
  fileprivate var operatorText: String? {
    guard let elements = item.as(SequenceExprSyntax.self)?.elements, elements.count == 3 else { return nil }
    return ExpressionContext.operatorText(Array(elements)[1])
  }
}

/// The statements that end an observation whose token is kept in a property.
struct TokenRemoval {
  let name: String

  /// The statements directly in a body that do nothing but end the observation, when `use` is in one; nil otherwise.
  func statements(around use: DeclReferenceExprSyntax) -> [CodeBlockItemSyntax]? {
    guard let item = use.statementOfBody else { return nil }
    if isRemoval(item) { return [item] }
    // `guard let token else { return }` and nothing but removals to the end of the body.
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    let items = Array(list)
    guard let start = items.firstIndex(where: isGuard), let index = items.firstIndex(where: { $0.id == item.id }), index >= start,
      items.count > start + 1, items[(start + 1)...].allSatisfy(isRemoval)
    else { return nil }
    return Array(items[start...])
  }

  private func isGuard(_ item: CodeBlockItemSyntax) -> Bool {
    guard let check = item.item.as(GuardStmtSyntax.self), binds(check.conditions) else { return false }
    return check.body.statements.count == 1 && check.body.statements.first?.trimmedDescription == "return"
  }

  private func binds(_ conditions: ConditionElementListSyntax) -> Bool {
    guard conditions.count == 1, let binding = conditions.first?.condition.as(OptionalBindingConditionSyntax.self) else { return false }
    return isToken(binding.initializer?.value.trimmedDescription ?? binding.pattern.trimmedDescription)
  }

  private func isToken(_ text: String) -> Bool {
    let plain = text.hasSuffix("!") || text.hasSuffix("?") ? String(text.dropLast()) : text
    return plain == name || plain == "self." + name
  }

  /// `removeObserver(token)`, `token = nil`, `token?.cancel()`, or an `if let` around nothing but these.
  private func isRemoval(_ item: CodeBlockItemSyntax) -> Bool {
    let statement = item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
    guard let statement else { return false }
    if let check = statement.as(IfExprSyntax.self) {
      guard check.elseBody == nil, binds(check.conditions), let pattern = check.conditions.first?.condition
        .as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription
      else { return false }
      let inner = TokenRemoval(name: pattern)
      return check.body.statements.allSatisfy { inner.isRemoval($0) || isRemoval($0) }
    }
    if let sequence = statement.as(SequenceExprSyntax.self) {
      let parts = sequence.elements.map(\.trimmedDescription)
      return parts.count == 3 && isToken(parts[0]) && parts[1...] == ["=", "nil"]
    }
    guard let call = statement.as(FunctionCallExprSyntax.self) else { return false }
    if call.memberName == "cancel" {
      return isToken(call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "")
    }
    if call.memberName == "map", isToken(call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? "") {
      return call.trimmedDescription.contains(".removeObserver")
    }
    return call.memberName == "removeObserver" && call.arguments.count == 1
      && isToken(call.arguments.first?.expression.trimmedDescription.replacingSuffix(" as Any") ?? "")
  }
}

extension SyntaxProtocol {
  /// The statement around the code that is directly in the body of a member.
  public var statementOfBody: CodeBlockItemSyntax? {
    var item = Syntax(self).as(CodeBlockItemSyntax.self) ?? enclosing(CodeBlockItemSyntax.self)
    while let current = item, current.ownerOfBody == nil { item = current.enclosing(CodeBlockItemSyntax.self) }
    return item
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}
