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

  /// What the declaration or extension of a type inherits from; empty for every other node.
  ///
  /// Without the dynamic cast of `asProtocol`, which takes longer than all the rest.
  var inheritedTypes: InheritedTypeListSyntax {
    let clause =
      switch kind {
      case .classDecl: self.as(ClassDeclSyntax.self)?.inheritanceClause
      case .structDecl: self.as(StructDeclSyntax.self)?.inheritanceClause
      case .enumDecl: self.as(EnumDeclSyntax.self)?.inheritanceClause
      case .actorDecl: self.as(ActorDeclSyntax.self)?.inheritanceClause
      case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.inheritanceClause
      case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.inheritanceClause
      default: nil as InheritanceClauseSyntax?
      }
    return clause?.inheritedTypes ?? []
  }

  /// The modifiers of the declaration or extension of a type.
  var typeModifiers: DeclModifierListSyntax {
    switch kind {
    case .classDecl: self.as(ClassDeclSyntax.self)?.modifiers ?? []
    case .structDecl: self.as(StructDeclSyntax.self)?.modifiers ?? []
    case .enumDecl: self.as(EnumDeclSyntax.self)?.modifiers ?? []
    case .actorDecl: self.as(ActorDeclSyntax.self)?.modifiers ?? []
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.modifiers ?? []
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.modifiers ?? []
    default: []
    }
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
