import SourceText
import SwiftParser
import SwiftSyntax

/// Moves methods of the classes of a Swift file into extensions.
struct SwiftCut {
  private let text: SourceText
  private let tree: SourceFileSyntax

  init(_ text: SourceText) {
    self.text = text
    tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Nil when nothing can move: code that no other file sees stays with what it uses.
  func pieces(_ way: ClassCut) -> CutProgram.Pieces? {
    guard !tree.hasError, let imports else { return nil }
    var moved: [(name: String, items: [MemberBlockItemSyntax])] = []
    for item in tree.statements {
      guard let declaration = item.item.as(ClassDeclSyntax.self), declaration.canBeExtended else { continue }
      let items = movable(in: declaration, way)
      if !items.isEmpty { moved.append((declaration.name.text, items)) }
    }
    guard !moved.isEmpty else { return nil }
    let extensions = moved.map { name, items in
      "\nextension \(name) {\n" + items.map { text.string(in: $0.wholeRange) }.joined(separator: "\n") + "\n}\n"
    }
    return CutProgram.Pieces(
      whole: text.string, rest: rest(without: moved.flatMap(\.items)), moved: imports + extensions.joined(), header: nil, categoryHeader: nil,
      count: moved.reduce(0) { $0 + $1.items.count })
  }

  private func rest(without items: [MemberBlockItemSyntax]) -> String {
    var bytes = text.bytes
    for item in items.reversed() { bytes.removeSubrange(item.wholeRange) }
    return SourceText(bytes: bytes).string
  }

  private func movable(in declaration: ClassDeclSyntax, _ way: ClassCut) -> [MemberBlockItemSyntax] {
    let hidden = hiddenNames
    let keepsCallbacks = declaration.movesPrivateWorkToCallbacks
    // What is filtered as a collection would lose its place.
    let methods = Array(declaration.memberBlock.members).filter { $0.decl.is(FunctionDeclSyntax.self) }
    return methods.enumerated().compactMap { index, item in
      guard let method = item.decl.as(FunctionDeclSyntax.self), !method.modifiers.containPrivate else { return nil }
      let isUIKits = method.modifiers.contains { $0.name.text == "override" } || method.isActionOfStoryboard
      guard way.moves(methodAt: index, named: method.fullName, isUIKits: isUIKits) else { return nil }
      if keepsCallbacks, ["viewWillTransition", "layoutSubviews"].contains(method.name.text) { return nil }
      let words = Set(item.tokens(viewMode: .sourceAccurate).map(\.text))
      return words.isDisjoint(with: hidden) ? item : nil
    }
  }

  /// The names of everything that only this file can see.
  private var hiddenNames: Set<String> {
    var names: Set<String> = []
    var open: [Syntax] = [Syntax(tree)]
    while let node = open.popLast() {
      open += node.children(viewMode: .sourceAccurate)
      guard let declaration = node.asProtocol((any WithModifiersSyntax).self), declaration.modifiers.containPrivate else { continue }
      if let named = node.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
      names.formUnion(node.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? [])
      for member in node.as(ExtensionDeclSyntax.self)?.memberBlock.members ?? [] {
        if let named = member.decl.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
        names.formUnion(member.decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? [])
      }
    }
    return names
  }

  /// The imports, with conditions around nothing else; nil when other code is under a condition with them.
  private var imports: String? {
    var result = ""
    for item in tree.statements {
      if item.item.is(ImportDeclSyntax.self) {
        result += item.trimmedDescription + "\n"
      } else if let condition = item.item.as(IfConfigDeclSyntax.self) {
        let statements = condition.clauses.compactMap { $0.elements?.as(CodeBlockItemListSyntax.self) }.flatMap { Array($0) }
        guard statements.contains(where: { $0.item.is(ImportDeclSyntax.self) }) else { continue }
        guard statements.allSatisfy({ $0.item.is(ImportDeclSyntax.self) }) else { return nil }
        result += item.trimmedDescription + "\n"
      }
    }
    return result
  }
}

extension MemberBlockItemSyntax {
  /// The bytes with the comments before it and behind it.
  fileprivate var wholeRange: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
}

extension DeclModifierListSyntax {
  fileprivate var containPrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }
}

extension ClassDeclSyntax {
  /// Another file can see the class, and nothing holds for all its members that an extension would have to say again.
  fileprivate var canBeExtended: Bool {
    !modifiers.containPrivate && !attributes.trimmedDescription.contains("@available") && !attributes.trimmedDescription.contains("@objcMembers")
  }
}

extension ClassDeclSyntax {
  /// What private methods do on a notification goes to a callback for sizes, which only this file's callbacks can take.
  fileprivate var movesPrivateWorkToCallbacks: Bool {
    guard memberBlock.trimmedDescription.contains("rientationDidChange") || memberBlock.trimmedDescription.contains("rientationNotification")
    else { return false }
    return memberBlock.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.modifiers.containPrivate ?? false }
  }
}

extension FunctionDeclSyntax {
  fileprivate var isActionOfStoryboard: Bool { attributes.trimmedDescription.contains("@IB") }

  /// `viewWillTransition(to:with:)`.
  fileprivate var fullName: String {
    name.text + "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
