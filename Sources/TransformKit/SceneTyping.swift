import SwiftSyntax

/// Tells the types of expressions around windows and scenes, as far as UIKit's names and the project's declarations do.
///
/// A name that says nothing for certain has no type: a wrong one would make of a project's own `interfaceOrientation`
/// one of UIKit's.
struct SceneTyping {
  let file: SwiftFile

  private static let scene = "UIWindowScene"
  private static let window = "UIWindow"

  init(_ file: SwiftFile) {
    self.file = file
  }

  /// True when the expression is certainly a window scene, optional or not.
  func isWindowScene(_ expression: ExprSyntax) -> Bool {
    typeName(of: expression) == Self.scene && file.index.declarations(named: Self.scene, in: file.id).isEmpty
  }

  /// True when a member that is written without anything before it is one of a window scene.
  func isInsideWindowScene(_ reference: DeclReferenceExprSyntax) -> Bool {
    file.site(of: reference).type?.name == Self.scene && file.index.declarations(named: Self.scene, in: file.id).isEmpty
  }

  /// The name of the type without optional marks; nil where it is not certain.
  private func typeName(of expression: ExprSyntax, depth: Int = 0) -> String? {
    guard depth < 12 else { return nil }
    let next = depth + 1
    switch expression.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let chaining): return typeName(of: chaining.expression, depth: next)
    case .forceUnwrapExpr(let unwrap): return typeName(of: unwrap.expression, depth: next)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return nil }
      return typeName(of: only.expression, depth: next)
    case .sequenceExpr(let sequence): return typeName(of: Array(sequence.elements), depth: next)
    case .functionCallExpr(let call): return typeName(of: call, depth: next)
    case .subscriptCallExpr(let call): return elementType(of: call.calledExpression, depth: next)
    case .memberAccessExpr(let access): return typeName(of: access, depth: next)
    case .declReferenceExpr(let reference): return typeName(of: reference, depth: next)
    default: return nil
    }
  }

  /// A cast, or values of one type between `??`.
  private func typeName(of elements: [ExprSyntax], depth: Int) -> String? {
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
      return elements[2].as(TypeExprSyntax.self)?.type.unwrappedName
    }
    let operators = elements.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    guard elements.count > 2, operators.allSatisfy({ ExpressionContext.operatorText($0) == "??" }) else { return nil }
    let types = elements.enumerated().filter { $0.offset % 2 == 0 }.map { typeName(of: $0.element, depth: depth) }
    return types.allSatisfy { $0 == types[0] } ? types[0] : nil
  }

  private func typeName(of call: FunctionCallExprSyntax, depth: Int) -> String? {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.plainText
      if Self.pickers.contains(name), let base = access.base { return elementType(of: base, depth: depth) }
      return access.base.flatMap { typeName(of: $0, depth: depth) }.flatMap { declared(name, in: $0) }
    }
    guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.plainText
    guard reference.localName(name) == nil else { return nil }
    return ownType(around: reference).flatMap { declared(name, in: $0) }
  }

  private func typeName(of access: MemberAccessExprSyntax, depth: Int) -> String? {
    guard let base = access.base else { return nil }
    let name = access.declName.baseName.plainText
    if Self.pickers.contains(name) { return elementType(of: base, depth: depth) }
    let owner = typeName(of: base, depth: depth)
    return owner.flatMap { declared(name, in: $0) } ?? typeOfMember(name, of: owner)
  }

  /// What UIKit's own members are, when the owner declares no other of the name.
  private func typeOfMember(_ name: String, of owner: String?) -> String? {
    switch name {
    case "windowScene": return owner.map(isWindow) ?? false ? Self.scene : nil
    case "window", "keyWindow": return Self.window
    default: return owner == nil && name.hasSuffix("Window") ? Self.window : nil
    }
  }

  private func isWindow(_ type: String) -> Bool { type == Self.window || file.index.role(of: type, in: file.id) == .known(.window) }

  // MARK: Names

  private func typeName(of reference: DeclReferenceExprSyntax, depth: Int) -> String? {
    let name = reference.baseName.plainText
    let own = ownType(around: reference)
    if name == "self" { return own }
    return typeOfName(name, seenFrom: Syntax(reference), own: own, depth: depth)
  }

  private func typeOfName(_ name: String, seenFrom node: Syntax, own: String?, depth: Int) -> String? {
    guard depth < 12 else { return nil }
    if let local = node.localName(name) { return typeName(of: local, own: own, depth: depth + 1) }
    // A type of the project, of which static members are asked.
    if name.first?.isUppercase ?? false, !file.index.declarations(named: name, in: file.id).isEmpty { return name }
    guard let own else { return nil }
    return declared(name, in: own) ?? (isWindow(own) || ["window", "keyWindow"].contains(name) ? typeOfMember(name, of: own) : nil)
  }

  private func typeName(of local: LocalName, own: String?, depth: Int) -> String? {
    if let type = local.type { return type.filter { $0 != "?" && $0 != "!" }.replacingPrefix("UIKit.", with: "") }
    if let value = local.value { return typeName(of: value, depth: depth) }
    switch local.kind {
    // `if let scene` and `[weak scene]` stand for the name outside.
    case .unwrapped: return typeOfName(local.name, seenFrom: local.declaration, own: own, depth: depth)
    case .pattern:
      if local.declaration.is(ClosureCaptureSyntax.self) {
        return local.declaration.enclosing(ClosureExprSyntax.self).flatMap { typeOfName(local.name, seenFrom: Syntax($0), own: own, depth: depth) }
      }
      return typeName(ofPattern: local, depth: depth)
    default: return nil
    }
  }

  /// `for case let scene as UIWindowScene in …`, and a loop over a list of scenes.
  private func typeName(ofPattern local: LocalName, depth: Int) -> String? {
    if local.declaration.trimmedDescription.hasSuffix(" as \(Self.scene)") { return Self.scene }
    guard let loop = local.declaration.parent?.as(ForStmtSyntax.self), loop.pattern.is(IdentifierPatternSyntax.self) else { return nil }
    return elementType(of: loop.sequence, depth: depth)
  }

  private func ownType(around node: some SyntaxProtocol) -> String? { file.site(of: node).type?.path.last }

  // MARK: Lists

  private static let pickers: Set<String> = ["first", "last", "randomElement"]
  private static let keepers: Set<String> = ["filter", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix"]

  /// The type of what a list holds.
  private func elementType(of list: ExprSyntax, depth: Int) -> String? {
    guard depth < 12 else { return nil }
    switch list.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let chaining): return elementType(of: chaining.expression, depth: depth + 1)
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
      let name = access.declName.baseName.plainText
      if name == "compactMap" { return call.castsToScene ? Self.scene : nil }
      return Self.keepers.contains(name) ? elementType(of: base, depth: depth + 1) : nil
    case .memberAccessExpr(let access): return access.declName.baseName.plainText == "windows" ? Self.window : nil
    case .declReferenceExpr(let reference):
      guard let local = reference.localName(reference.baseName.plainText) else { return nil }
      if let type = local.type { return ["[\(Self.scene)]", "Set<\(Self.scene)>"].contains(type) ? Self.scene : nil }
      return local.value.flatMap { elementType(of: $0, depth: depth + 1) }
    case .sequenceExpr(let sequence):
      let type = sequence.elements.count == 3 ? Array(sequence.elements)[2].as(TypeExprSyntax.self)?.type.unwrappedName : nil
      return type == "[\(Self.scene)]" || type == "Set<\(Self.scene)>" ? Self.scene : nil
    case .tupleExpr(let tuple): return tuple.elements.count == 1 ? tuple.elements.first.flatMap { elementType(of: $0.expression, depth: depth + 1) } : nil
    default: return nil
    }
  }

  // MARK: Declarations

  /// The type that the project's declaration gives a member of one of its types.
  private func declared(_ member: String, in type: String) -> String? {
    for name in [type] + file.index.projectSuperclasses(of: type, in: file.id) {
      for token in file.identifiers(named: member) {
        guard let found = token.typeOfDeclaredMember, file.site(of: token).type?.path.last == name else { continue }
        return found
      }
      if let found = file.program.writtenType(of: member, in: name, seenFrom: file.id) { return found }
    }
    return nil
  }
}

extension TokenSyntax {
  /// The type of the property or method that the name is declared as, empty when it is not written; nil for anything else.
  fileprivate var typeOfDeclaredMember: String? {
    if let binding = parent?.parent?.as(PatternBindingSyntax.self), binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.id == id,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), !Syntax(variable).isLocalDeclaration
    {
      return binding.typeAnnotation?.type.unwrappedName ?? ""
    }
    guard let function = parent?.as(FunctionDeclSyntax.self), function.name.id == id, !Syntax(function).isLocalDeclaration else { return nil }
    return function.signature.returnClause?.type.unwrappedName ?? ""
  }
}

extension FunctionCallExprSyntax {
  /// `compactMap { $0 as? UIWindowScene }`
  fileprivate var castsToScene: Bool {
    let closure = trailingClosure ?? arguments.first?.expression.as(ClosureExprSyntax.self)
    return closure?.statements.trimmedDescription == "$0 as? UIWindowScene"
  }
}
