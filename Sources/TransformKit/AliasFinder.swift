import SourceEdits
import SourceText
import SwiftSyntax

/// Finds the definitions of aliases in one file.
public struct AliasFinder {
  private let file: SwiftFile
  /// What the whole of an expression stands for, from the main screen on.
  private let values: [SyntaxIdentifier: [String]]

  /// What a definition may look like, before anything is parsed and up to its value: `let width = `.
  public static let pattern =
    #"\b(?:let|var|func)\s+[\w`\x80-\xff]+\s*(?:\(\s*\))?[^\n{}=]{0,80}(?:=|\{)\s*(?:get\s*\{\s*)?(?:return\s+)?"#

  /// How the value begins in a definition that is no alias of an alias.
  public static let directValue = #"(?:UIKit\s*\.\s*)?UIScreen\b"#
  /// How it may begin in an extension of the screen.
  public static let ownValue = #"(?:UIKit\s*\.\s*)?(?:UIScreen\b|main\s*\.|(?:self\s*\.\s*)?bounds\b)"#

  public init(_ file: SwiftFile) {
    self.file = file
    var values: [SyntaxIdentifier: [String]] = [:]
    for use in file.all(GlobalUse.self) where use.global == .screen {
      if case .direct = use.spelling, let path = use.chain.memberNames { values[use.chain.whole.id] = path }
    }
    for use in file.all(AliasUse.self) where !use.isAmbiguous {
      if let path = use.use.chain.memberNames { values[use.use.chain.whole.id] = path }
    }
    self.values = values
  }

  /// The aliases that the declarations beginning at these offsets define.
  public func definitions(at offsets: [ByteOffset]) -> [AliasDefinition] {
    offsets.flatMap { offset -> [AliasDefinition] in
      guard let token = file.token(at: offset), let parent = token.parent else { return [] }
      if let variable = parent.as(VariableDeclSyntax.self) { return definitions(in: variable) }
      if let function = parent.as(FunctionDeclSyntax.self) { return definition(function).map { [$0] } ?? [] }
      return []
    }
  }

  // MARK: Variables

  private func definitions(in variable: VariableDeclSyntax) -> [AliasDefinition] {
    guard isPlain(Syntax(variable), variable.attributes, variable.modifiers) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let value = value(of: binding), let path = path(of: value, in: variable), Self.fits(binding.typeAnnotation?.type, path)
      else { return nil }
      let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
      let form: AliasDefinition.Form = binding.accessorBlock != nil ? .computed : isLet ? .constant : .variable
      return definition(
        name, path: path, form: form, of: Syntax(variable), variable.modifiers, variable.attributes, isAlone: variable.bindings.count == 1)
    }
  }

  /// What the variable is set to, or what its getter gives.
  private func value(of binding: PatternBindingSyntax) -> ExprSyntax? {
    guard let block = binding.accessorBlock else { return binding.initializer?.value }
    guard binding.initializer == nil else { return nil }
    if case .getter(let items) = block.accessors { return items.onlyValue }
    guard case .accessors(let list) = block.accessors, list.count == 1, let getter = list.first,
      getter.accessorSpecifier.text == "get", getter.effectSpecifiers == nil
    else { return nil }
    return getter.body?.statements.onlyValue
  }

  // MARK: Functions

  private func definition(_ function: FunctionDeclSyntax) -> AliasDefinition? {
    let signature = function.signature
    guard isPlain(Syntax(function), function.attributes, function.modifiers), signature.parameterClause.parameters.isEmpty,
      signature.effectSpecifiers == nil, function.genericParameterClause == nil,
      let value = function.body?.statements.onlyValue, let result = signature.returnClause?.type,
      let path = path(of: value, in: function), Self.fits(result, path)
    else { return nil }
    return definition(
      function.name, path: path, form: .function, of: Syntax(function), function.modifiers, function.attributes, isAlone: true)
  }

  // MARK: What counts

  /// Attributes that say nothing of the value; a property wrapper does.
  private static let attributes: Set<String> = [
    "MainActor", "inlinable", "inline", "usableFromInline", "available", "discardableResult", "objc", "nonobjc",
  ]
  private static let modifiers: Set<String> = [
    "static", "class", "public", "open", "internal", "package", "fileprivate", "private", "final", "nonisolated",
  ]

  /// Nothing about the declaration makes more of it than a name.
  private func isPlain(_ node: Syntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
    guard !node.isLocalDeclaration else { return false }
    let names = attributes.map { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "#if" }
    return names.allSatisfy(Self.attributes.contains) && modifiers.allSatisfy { Self.modifiers.contains($0.name.text) }
  }

  /// The declared type is the one that the value has by itself.
  private static func fits(_ type: TypeSyntax?, _ path: [String]) -> Bool {
    guard let type else { return true }
    let expected =
      switch path.last {
      case nil: "UIScreen"
      case "bounds", "applicationFrame": "CGRect"
      case "size": "CGSize"
      case "origin": "CGPoint"
      default: "CGFloat"
      }
    return type.trimmedDescription == expected
  }

  private func path(of value: ExprSyntax, in declaration: some SyntaxProtocol) -> [String]? {
    let path = values[value.id] ?? ownPath(of: value, in: declaration)
    return path.flatMap { AliasDefinition.isScreenValue($0) ? $0 : nil }
  }

  /// `bounds.width` and `self.bounds.width` in an extension of the screen.
  private func ownPath(of value: ExprSyntax, in declaration: some SyntaxProtocol) -> [String]? {
    let site = file.site(of: value)
    guard site.type?.name == "UIScreen", site.member?.isStatic == false else { return nil }
    var names = value.trimmedDescription.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if names.first == "self" { names.removeFirst() }
    return names.isEmpty ? nil : names
  }

  // MARK: The definition

  private func definition(
    _ name: TokenSyntax, path: [String], form: AliasDefinition.Form, of node: Syntax, _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax, isAlone: Bool
  ) -> AliasDefinition? {
    let site = file.site(of: name)
    let words = Set(modifiers.map(\.name.text))
    let isStatic = words.contains("static") || words.contains("class")
    // An instance of another type is asked under names that nothing here tells.
    let isShared = GlobalUse.Global(rawValue: site.type?.name ?? "") != nil
    guard site.type == nil || isStatic || isShared && form != .constant && form != .variable else { return nil }
    guard site.branch == .active, !site.isPreview else { return nil }
    let isObjC = attributes.contains { $0.trimmedDescription.hasPrefix("@objc") }
      || site.type?.node?.as(ClassDeclSyntax.self)?.attributes.contains { $0.trimmedDescription == "@objcMembers" } ?? false
    let isOverridable = words.contains("class") && !words.contains("final") && site.type?.isExtension == false
    return AliasDefinition(
      name: name.plainText, owner: site.type.map { $0.path.flatMap { $0.split(separator: ".").map(String.init) } } ?? [],
      isInstanceMember: site.type != nil && !isStatic, path: path, form: form, reach: reach(words, site),
      languages: isObjC ? [.swift, .objectiveC] : [.swift], file: file.id, place: name.codeRange, range: node.codeRange,
      isRemovable: isAlone && !isObjC && !isOverridable && !isConditional(node) && reach(words, site) != .everywhere && hasOwnLines(node))
  }

  private func reach(_ words: Set<String>, _ site: Site) -> AliasDefinition.Reach {
    if words.contains("private") || words.contains("fileprivate") { return .file }
    let types = site.type?.node.map { Self.modifiers(around: $0) } ?? []
    if types.contains(where: { $0.contains("private") || $0.contains("fileprivate") }) { return .file }
    if words.contains("public") || words.contains("open") { return .everywhere }
    let isExtension = site.type?.isExtension ?? false
    return isExtension && types.first.map { $0.contains("public") || $0.contains("open") } ?? false ? .everywhere : .project
  }

  /// The modifiers of a type and of those around it.
  private static func modifiers(around node: Syntax) -> [Set<String>] {
    var result: [Set<String>] = []
    var current: Syntax? = node
    while let type = current {
      if type.declarationKind != nil { result.append(Set(type.typeModifiers.map(\.name.text))) }
      current = type.parent
    }
    return result
  }

  /// Under `#if`: what is left there may have to be something.
  private func isConditional(_ node: Syntax) -> Bool { node.enclosing(IfConfigDeclSyntax.self) != nil }

  private func hasOwnLines(_ node: Syntax) -> Bool {
    let range = node.codeRange
    guard file.isStartOfLine(range.lowerBound) else { return false }
    let rest = file.text.string(in: range.upperBound..<file.text.endOfLine(at: range.upperBound)).drop { $0 == " " || $0 == "\t" }
    return rest.isEmpty || rest.first?.isNewline ?? false || rest.hasPrefix("//")
  }
}

extension CodeBlockItemListSyntax {
  /// The value of a body that is nothing else.
  fileprivate var onlyValue: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    if let value = item.as(ReturnStmtSyntax.self) { return value.expression }
    return item.as(ExprSyntax.self)
  }
}

extension AccessChain {
  /// The names of its links, when all are members.
  fileprivate var memberNames: [String]? {
    var names: [String] = []
    for link in links {
      guard case .member(let name) = link else { return nil }
      names.append(name)
    }
    return names
  }
}
