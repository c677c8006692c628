import SwiftSyntax

extension Syntax {
  /// The name of the type that the node declares or extends, without generic arguments.
  var declaredTypeName: String? {
    if let node = self.as(ClassDeclSyntax.self) { return node.name.plainText }
    if let node = self.as(StructDeclSyntax.self) { return node.name.plainText }
    if let node = self.as(EnumDeclSyntax.self) { return node.name.plainText }
    if let node = self.as(ActorDeclSyntax.self) { return node.name.plainText }
    if let node = self.as(ProtocolDeclSyntax.self) { return node.name.plainText }
    if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.nameWithoutGenerics }
    return nil
  }

  /// Which keyword declares the type.
  var declarationKind: TypeDeclaration.Kind? {
    switch kind {
    case .classDecl: .class
    case .structDecl: .struct
    case .enumDecl: .enum
    case .actorDecl: .actor
    case .protocolDecl: .protocol
    case .extensionDecl: .extension
    default: nil
    }
  }

  /// True for a declaration inside a body of code, not directly inside a type or at the top of the file.
  ///
  /// A variable at the top of a file is global.
  var isLocalDeclaration: Bool {
    var current = parent
    while let node = current {
      switch node.kind {
      case .codeBlock, .closureExpr, .accessorBlock, .accessorDecl: return true
      case .memberBlock, .sourceFile: return false
      default: current = node.parent
      }
    }
    return false
  }
}

extension TypeSyntax {
  /// `Outer.Inner` for `Outer<T>.Inner`.
  var nameWithoutGenerics: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.plainText }
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.nameWithoutGenerics + "." + member.name.plainText }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nameWithoutGenerics }
    return trimmedDescription
  }

  /// The names of a composition `A & B`, or the one name.
  var compositionNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) { return composition.elements.map { $0.type.nameWithoutGenerics } }
    return [nameWithoutGenerics]
  }
}

extension ClosureExprSyntax {
  /// `{ … }()`, also with parentheses around the closure.
  var isCalledOnTheSpot: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(LabeledExprSyntax.self) || parent.is(LabeledExprListSyntax.self) || parent.is(TupleExprSyntax.self) {
      // An argument of a call is no parenthesised expression.
      if parent.is(LabeledExprListSyntax.self), !(parent.parent?.is(TupleExprSyntax.self) ?? false) { break }
      node = parent
    }
    return node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }
}
