import SourceText
import SwiftSyntax

/// The declaration inside a type (or at the top of the file) in which a piece of code stands, in either language.
///
/// Names are Swift's: a method of Objective-C goes by the name under which Swift imports it.
public struct Member: Sendable {
  public enum Kind: String, Sendable {
    case method
    case initializer
    case deinitializer
    case computedProperty
    case observer
    case subscriptAccessor
    case storedInitialiser
    case lazyInitialiser
    case defaultArgument
    case enumCase
    /// A function of C, or one outside of any type.
    case function
    /// A member of a C++ type.
    case cppMember
    /// The body of a macro.
    case macro
  }

  public struct Parameter: Sendable {
    /// The argument label; `_` when there is none.
    public let label: String
    /// The name inside the body.
    public let name: String
    /// The type as written, without attributes.
    public let type: String
  }

  public let kind: Kind
  /// The full name of a function, `viewWillTransition(to:with:)`, or the name of a property.
  public let name: String
  /// The part before the parentheses.
  public let baseName: String
  public let parameters: [Parameter]
  public let isStatic: Bool
  public let isOverride: Bool
  /// `public` or `open`.
  public let isPublic: Bool
  public let isPrivate: Bool
  /// The names of its attributes, like `objc` and `IBAction`.
  public let attributes: Set<String>
  /// The bytes of the declaration.
  public let range: Range<ByteOffset>
  /// The declaration, in Swift.
  public let node: Syntax?
  /// The type of what it gives back, as written.
  public let result: String?
  /// The name as its language writes it: the name, or the selector.
  public let spelling: String

  /// Written in Objective-C.
  var isObjectiveC = false

  /// The part of the name that a call can be found by.
  var callName: String { isObjectiveC ? spelling : baseName }

  /// The parameter's name for a label, like `size` for `to`.
  public func parameter(labelled label: String) -> Parameter? { parameters.first { $0.label == label } }
}

extension Member {
  init(function: FunctionDeclSyntax) {
    self.init(
      kind: .method, base: function.name.plainText, clause: function.signature.parameterClause,
      modifiers: function.modifiers, attributes: function.attributes, node: Syntax(function),
      result: function.signature.returnClause?.type.trimmedDescription)
  }

  init(initializer: InitializerDeclSyntax) {
    self.init(
      kind: .initializer, base: "init", clause: initializer.signature.parameterClause, modifiers: initializer.modifiers,
      attributes: initializer.attributes, node: Syntax(initializer), result: nil)
  }

  init(subscript declaration: SubscriptDeclSyntax) {
    self.init(
      kind: .subscriptAccessor, base: "subscript", clause: declaration.parameterClause,
      modifiers: declaration.modifiers, attributes: declaration.attributes, node: Syntax(declaration),
      result: declaration.returnClause.type.trimmedDescription)
  }

  init(
    kind: Kind, base: String, clause: FunctionParameterClauseSyntax?, modifiers: DeclModifierListSyntax,
    attributes: AttributeListSyntax, node: Syntax, result: String?
  ) {
    self.kind = kind
    baseName = base
    parameters = (clause?.parameters ?? []).map { parameter in
      Parameter(
        label: parameter.firstName.plainText, name: (parameter.secondName ?? parameter.firstName).plainText,
        type: parameter.type.withoutAttributes)
    }
    name = clause == nil ? base : "\(base)(\(parameters.map { $0.label + ":" }.joined()))"
    spelling = name
    let words = Set(modifiers.map(\.name.text))
    isStatic = words.contains("static") || words.contains("class")
    isOverride = words.contains("override")
    isPublic = words.contains("public") || words.contains("open")
    isPrivate = words.contains("private") || words.contains("fileprivate")
    self.attributes = Set(
      attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
    range = node.codeRange
    self.node = node
    self.result = result
  }

  /// The member of a property: which part of it the code stands in is told by `child`, the accessor or binding below.
  init(property: VariableDeclSyntax, binding: PatternBindingSyntax?, accessor: AccessorDeclSyntax?, kind: Kind) {
    self.init(
      kind: kind, base: binding?.pattern.trimmedDescription ?? "", clause: nil, modifiers: property.modifiers,
      attributes: property.attributes, node: Syntax(property),
      result: binding?.typeAnnotation?.type.trimmedDescription)
  }
}

extension TypeSyntax {
  /// The type without `inout`, `@escaping` and the like.
  var withoutAttributes: String {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.trimmedDescription }
    return trimmedDescription
  }
}

extension Member {
  /// A parameter is a length or a size.
  public var takesSize: Bool { parameters.contains { ["CGFloat", "CGSize"].contains($0.type) } }
}
