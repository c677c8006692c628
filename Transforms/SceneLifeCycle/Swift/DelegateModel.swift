import SourceEdits
import SwiftSyntax
import TransformKit

/// What an app delegate is made of, over all its files.
struct DelegateModel {
  let name: String
  let file: SwiftFile
  let declaration: ClassDeclSyntax
  /// The class's body and the extensions, with their files.
  let containers: [(file: SwiftFile, node: Syntax)]
  private(set) var parts: [DelegatePart]
  private(set) var conformances: [DelegateConformance] = []
  private let byName: [String: [Int]]

  init?(_ request: SceneMigrationRequest) {
    let name = request.delegate.name
    let files = request.delegate.files.filter(\.isSwift).compactMap { request.project.swift($0) }
    let all = files.flatMap { file in file.containers(of: name).map { (file: file, node: $0) } }
    guard let own = all.first(where: { $0.file.id == request.delegate.file && $0.node.is(ClassDeclSyntax.self) }),
      let declaration = own.node.as(ClassDeclSyntax.self)
    else { return nil }
    self.name = name
    self.declaration = declaration
    file = own.file
    containers = all
    var list = PartList()
    for container in all {
      for item in container.node.memberItems { list.add(item, in: container.node, of: container.file) }
    }
    list.addPrivateDeclarations(of: file)
    list.addStatements()
    var byName: [String: [Int]] = [:]
    for part in list.parts where !part.isStatement {
      for name in part.names { byName[name, default: []].append(part.id) }
    }
    let known = Set(byName.keys)
    parts = list.parts.map { part in
      var part = part
      part.uses = PartReader(file: part.file, className: name, known: known).uses(in: part.node)
      return part
    }
    self.byName = byName
    conformances = readConformances()
  }

  /// The parts that a use can mean.
  func targets(of use: PartUses.Use) -> [Int] {
    let all = byName[use.name] ?? []
    guard all.count > 1 else { return all }
    let values = all.filter { parts[$0].function == nil }
    let isCalled = use.node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == use.node.as(ExprSyntax.self)?.id
    if !isCalled { return values.isEmpty ? all : values }
    guard let labels = use.labels else { return all.filter { parts[$0].function != nil } }
    let fitting = all.filter { parts[$0].labels == labels }
    return fitting.isEmpty ? values.isEmpty ? all : values : fitting
  }

  func parts(named name: String) -> [DelegatePart] { (byName[name] ?? []).map { parts[$0] } }

  /// An older form of a callback, which UIKit leaves out where a newer one is there.
  func isOutdone(_ part: DelegatePart) -> Bool {
    guard case .openURL(let form) = part.callback else { return false }
    return parts.contains { other in
      guard case .openURL(let newer) = other.callback else { return false }
      return newer.rawValue > form.rawValue
    }
  }

  /// The statement of a launch method that holds a node.
  func statement(holding node: Syntax, in file: SwiftFile) -> Int? {
    parts.first { $0.isStatement && $0.file === file && $0.node.contains(node) }?.id
  }

  /// The methods that run at launch, `willFinishLaunching` before `didFinishLaunching`.
  var launchMethods: [DelegatePart] {
    parts.filter { $0.callback == .launch }.sorted { a, _ in a.function?.fullName.contains("willFinish") ?? false }
  }

  func statements(of method: DelegatePart) -> [DelegatePart] {
    parts.filter { part in
      if case .statement(of: method.id, _) = part.kind { true } else { false }
    }
  }
}

/// Gathers the parts in the order of the source.
private struct PartList {
  var parts: [DelegatePart] = []

  mutating func add(_ item: MemberBlockItemSyntax, in container: Syntax, of file: SwiftFile) {
    let declaration = item.decl
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      let names = variable.bindings.flatMap { $0.pattern.declaredNames }
      let isComputed = variable.bindings.contains { $0.accessorBlock?.isComputed ?? false }
      append(isComputed ? .computed : .property, declaration, names, variable.modifiers, container, file)
    case .functionDecl(let function):
      let callback = function.modifiers.isStatic ? nil : DelegateCallback(fullName: function.fullName)
      append(callback.map { .callback($0) } ?? .method, declaration, [function.name.plainText], function.modifiers, container, file)
    case .structDecl(let type): append(.type, declaration, [type.name.plainText], type.modifiers, container, file)
    case .enumDecl(let type): append(.type, declaration, [type.name.plainText], type.modifiers, container, file)
    case .classDecl(let type): append(.type, declaration, [type.name.plainText], type.modifiers, container, file)
    case .typeAliasDecl(let type): append(.type, declaration, [type.name.plainText], type.modifiers, container, file)
    default: append(.other, declaration, declaration.declaredNames, [], container, file)
    }
  }

  private mutating func append(
    _ kind: DelegatePart.Kind, _ node: some SyntaxProtocol, _ names: [String], _ modifiers: DeclModifierListSyntax, _ container: Syntax?,
    _ file: SwiftFile
  ) {
    let isPrivateExtension = container?.as(ExtensionDeclSyntax.self)?.modifiers.isPrivate ?? false
    parts.append(
      DelegatePart(
        id: parts.count, kind: kind, file: file, node: Syntax(node), names: names, isStatic: modifiers.isStatic,
        isPrivate: modifiers.isPrivate || isPrivateExtension, container: container))
  }

  /// Private names at the top of the file: moved code would not see them from another one.
  mutating func addPrivateDeclarations(of file: SwiftFile) {
    for item in file.tree.statements {
      guard let declaration = item.item.as(DeclSyntax.self), let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers,
        modifiers.isPrivate, !declaration.is(ExtensionDeclSyntax.self)
      else { continue }
      append(.filePrivate, declaration, declaration.declaredNames, modifiers, nil, file)
    }
  }

  mutating func addStatements() {
    for method in parts where method.callback == .launch {
      for (index, item) in (method.function?.body?.statements ?? []).enumerated() {
        append(.statement(of: method.id, index: index), item, item.localNamesDeclared, [], nil, method.file)
      }
    }
  }
}

extension SwiftFile {
  /// The declaration and the extensions of a class in this file.
  fileprivate func containers(of name: String) -> [Syntax] {
    tree.statements.compactMap { item in
      if let declaration = item.item.as(ClassDeclSyntax.self), declaration.name.plainText == name { return Syntax(declaration) }
      if let extended = item.item.as(ExtensionDeclSyntax.self), extended.extendedType.trimmedDescription == name { return Syntax(extended) }
      return nil
    }
  }
}

extension Syntax {
  var memberItems: MemberBlockItemListSyntax {
    self.as(ClassDeclSyntax.self)?.memberBlock.members ?? self.as(ExtensionDeclSyntax.self)?.memberBlock.members ?? []
  }
}

extension DeclModifierListSyntax {
  var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }

  /// `private(set)` is not.
  var isPrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }
}

extension PatternSyntax {
  var declaredNames: [String] {
    tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(IdentifierPatternSyntax.self) ?? false }.map(\.plainText)
  }
}

extension AccessorBlockSyntax {
  /// It has a getter, and no storage.
  fileprivate var isComputed: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { ["get", "set", "_read", "_modify"].contains($0.accessorSpecifier.text) }
  }
}

extension DeclSyntax {
  /// Every name that the declaration brings into its scope; of conditional compilation, those of all branches.
  var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) { return variable.bindings.flatMap { $0.pattern.declaredNames } }
    if let named = asProtocol(NamedDeclSyntax.self) { return [named.name.plainText] }
    if let condition = self.as(IfConfigDeclSyntax.self) {
      return condition.clauses.flatMap { clause -> [String] in
        switch clause.elements {
        case .decls(let items): items.flatMap { $0.decl.declaredNames }
        case .statements(let items): items.flatMap(\.localNamesDeclared)
        default: []
        }
      }
    }
    return []
  }
}

extension CodeBlockItemSyntax {
  /// The local names that later statements can use.
  var localNamesDeclared: [String] {
    if let declaration = item.as(DeclSyntax.self) { return declaration.declaredNames }
    guard let check = item.as(GuardStmtSyntax.self) else { return [] }
    return check.conditions.flatMap { element -> [String] in
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self) { return binding.pattern.declaredNames }
      return element.condition.as(MatchingPatternConditionSyntax.self)?.pattern.declaredNames ?? []
    }
  }
}
