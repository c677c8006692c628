import SwiftSyntax

/// A local name that code can see: a parameter, variable, binding or pattern of the bodies around it.
public struct LocalName {
  public enum Kind: Equatable, Sendable {
    case parameter
    case variable(isLet: Bool)
    /// Bound by `if let`, `guard let` or `while let`: not optional any more.
    case unwrapped
    case pattern
    case function
  }

  public let name: String
  public let kind: Kind
  fileprivate let annotation: TypeSyntax?
  /// What the name is bound to, when it is at the declaration.
  public let value: ExprSyntax?
  /// The node that declares it.
  public let declaration: Syntax
  /// The statement being read is itself the declaration.
  public let isBeingDeclared: Bool

  /// The type as written, without attributes; nil when it is not.
  public var type: String? { annotation?.withoutAttributes }
}

extension SyntaxProtocol {
  /// The local names that a use here can find, the innermost first.
  public var localNames: [LocalName] {
    var result: [LocalName] = []
    var child = Syntax(self)
    while let parent = child.parent {
      result += parent.names(seenFrom: child)
      if parent.is(MemberBlockSyntax.self) { break }
      child = parent
    }
    return result
  }

  /// True when a local declaration, parameter or binding called `name` is what a use of the name here would find.
  ///
  /// A declaration that this code initialises counts: `let view = UIView(frame: view.bounds)` would read badly.
  public func isShadowed(_ name: String) -> Bool {
    localNames.contains { $0.name == name && !($0.isBeingDeclared && $0.kind == .unwrapped) }
  }

  /// What a use of `name` here refers to, when that is local.
  public func localName(_ name: String) -> LocalName? {
    localNames.first { $0.name == name && !$0.isBeingDeclared }
  }
}

extension Syntax {
  /// The names that the node brings into the scope of its child.
  fileprivate func names(seenFrom child: Syntax) -> [LocalName] {
    if let list = self.as(CodeBlockItemListSyntax.self) { return list.names(upTo: child) }
    if let list = self.as(ConditionElementListSyntax.self) { return list.names(before: child) }
    if let condition = self.as(IfExprSyntax.self) { return condition.body.id == child.id ? condition.conditions.names(before: nil) : [] }
    if let loop = self.as(WhileStmtSyntax.self) { return loop.body.id == child.id ? loop.conditions.names(before: nil) : [] }
    if let loop = self.as(ForStmtSyntax.self) { return loop.body.id == child.id ? loop.pattern.names : [] }
    if let closure = self.as(ClosureExprSyntax.self) { return closure.signature?.names ?? [] }
    if let function = self.as(FunctionDeclSyntax.self) { return function.signature.parameterClause.names }
    if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.signature.parameterClause.names }
    if let declaration = self.as(SubscriptDeclSyntax.self) { return declaration.parameterClause.names }
    if let accessor = self.as(AccessorDeclSyntax.self) {
      return accessor.parameters.map { [LocalName($0.name, .parameter, in: Syntax($0))] } ?? []
    }
    if let clause = self.as(CatchClauseSyntax.self) { return clause.catchItems.flatMap { $0.pattern?.names ?? [] } }
    if let match = self.as(SwitchCaseSyntax.self), case .case(let label) = match.label {
      return label.caseItems.flatMap { $0.pattern.names }
    }
    return []
  }
}

extension LocalName {
  fileprivate init(
    _ token: TokenSyntax, _ kind: Kind, type annotation: TypeSyntax? = nil, value: ExprSyntax? = nil, in declaration: Syntax,
    isBeingDeclared: Bool = false
  ) {
    self.init(
      name: token.plainText, kind: kind, annotation: annotation, value: value, declaration: declaration,
      isBeingDeclared: isBeingDeclared)
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func names(upTo child: Syntax) -> [LocalName] {
    // The top of a file declares globals, which members of a type hide.
    guard parent?.is(SourceFileSyntax.self) != true else { return [] }
    var result: [LocalName] = []
    for item in self {
      let isLast = item.id == child.id
      if let variable = item.item.as(VariableDeclSyntax.self) {
        result += variable.names(isBeingDeclared: isLast)
      } else if let function = item.item.as(FunctionDeclSyntax.self) {
        result.append(LocalName(function.name, .function, in: Syntax(function)))
      }
      if isLast { break }
      if let check = item.item.as(GuardStmtSyntax.self) { result += check.conditions.names(before: nil) }
    }
    return result.reversed()
  }
}

extension VariableDeclSyntax {
  fileprivate func names(isBeingDeclared: Bool) -> [LocalName] {
    let isLet = bindingSpecifier.tokenKind == .keyword(.let)
    return bindings.flatMap { binding -> [LocalName] in
      guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return binding.pattern.names }
      return [
        LocalName(
          identifier, .variable(isLet: isLet), type: binding.typeAnnotation?.type,
          value: binding.initializer?.value, in: Syntax(self), isBeingDeclared: isBeingDeclared)
      ]
    }
  }
}

extension ConditionElementListSyntax {
  /// The names that the conditions bind: those before `child`, or all.
  fileprivate func names(before child: Syntax?) -> [LocalName] {
    var result: [LocalName] = []
    for element in self {
      let isChild = element.id == child?.id
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      {
        result.append(
          LocalName(
            identifier, .unwrapped, type: binding.typeAnnotation?.type,
            value: binding.initializer?.value, in: Syntax(element), isBeingDeclared: isChild))
      } else if !isChild, let match = element.condition.as(MatchingPatternConditionSyntax.self) {
        result += match.pattern.names
      }
      if isChild { break }
    }
    return result.reversed()
  }
}

extension PatternSyntax {
  /// Every variable that the pattern binds.
  fileprivate var names: [LocalName] {
    tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(IdentifierPatternSyntax.self) ?? false }
      .map { LocalName($0, .pattern, in: Syntax(self)) }
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var names: [LocalName] {
    parameters.map { LocalName($0.secondName ?? $0.firstName, .parameter, type: $0.type, in: Syntax($0)) }
  }
}

extension ClosureSignatureSyntax {
  fileprivate var names: [LocalName] {
    var result = (capture?.items ?? []).filter { $0.name.plainText != "self" }
      .map { LocalName($0.name, .pattern, value: $0.initializer?.value, in: Syntax($0)) }
    if let list = parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
      result += list.map { LocalName($0.name, .parameter, in: Syntax($0)) }
    }
    if let clause = parameterClause?.as(ClosureParameterClauseSyntax.self) {
      result += clause.parameters.map {
        LocalName($0.secondName ?? $0.firstName, .parameter, type: $0.type, in: Syntax($0))
      }
    }
    return result
  }
}

extension SwiftFile {
  /// The uses of the local constant that an expression is bound to; nil when it is bound to none.
  public func localReferences(to value: ExprSyntax) -> [ExprSyntax]? {
    guard let clause = value.parent?.as(InitializerClauseSyntax.self), let binding = clause.parent else { return nil }
    let pattern = binding.as(PatternBindingSyntax.self)?.pattern ?? binding.as(OptionalBindingConditionSyntax.self)?.pattern
    guard let name = pattern?.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let scope = value.enclosing(CodeBlockItemListSyntax.self), scope.parent?.is(SourceFileSyntax.self) != true
    else { return nil }
    return identifiers(named: name, in: scope.codeRange).compactMap { token in
      guard token.position >= value.endPosition, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        !reference.isMemberName, reference.localName(name)?.value?.id == value.id
      else { return nil }
      return ExprSyntax(reference)
    }
  }
}
