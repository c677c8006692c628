import SourceText
import SwiftSyntax

/// A class with all its extensions, in this file and in others.
public struct ClassParts {
  /// The declaration or one extension.
  public struct Part {
    public let file: SwiftFile
    public let node: Syntax
    public let isExtension: Bool

    /// The names in its code.
    var names: ArraySlice<SourceOutline.Name> { file.outline.names.inside(node.codeRange) }
  }

  /// A member, and the part it stands in.
  public struct MemberItem {
    public let part: Part
    public let declaration: DeclSyntax
    /// Inside `#if`.
    public let isConditional: Bool
  }

  /// A method with its body.
  public struct Method {
    public let part: Part
    public let node: FunctionDeclSyntax
    public let isConditional: Bool

    /// The full name, `viewWillTransition(to:with:)`.
    public var name: String { Member(function: node).name }
  }

  /// The names of the types around and the class's own, joined by dots.
  public let name: String
  private let path: [String]
  private let file: SwiftFile
  /// The parts of the file that was asked first, then those of other files.
  public let parts: [Part]
  /// Other files declare several classes of this name, and nothing tells which is meant.
  public let isAmbiguous: Bool

  /// - Parameters:
  ///   - path: the names of the types around and the class's own, as `Site` gives them.
  ///   - word: of other files only those count that name it, where nothing else is asked.
  public init(path: [String], in file: SwiftFile, mentioning word: String? = nil) {
    let name = path.joined(separator: ".")
    self.name = name
    self.path = path
    self.file = file
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    let own = Self.parts(named: name, in: file)
    let others = file.related(to: simple, mentioning: word).map { Self.parts(named: name, in: $0) }
    if own.contains(where: { !$0.isExtension }) {
      // Another file that declares the name declares another class.
      parts = own + others.filter { $0.allSatisfy(\.isExtension) }.joined()
      isAmbiguous = false
    } else {
      parts = own + others.joined()
      isAmbiguous = others.joined().filter { !$0.isExtension }.count > 1
    }
  }

  private static func parts(named name: String, in file: SwiftFile) -> [Part] {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    return file.identifiers(named: simple).compactMap { token in
      guard let node = token.declaredType, node.typePath.joined(separator: ".") == name else { return nil }
      return Part(file: file, node: node, isExtension: node.is(ExtensionDeclSyntax.self))
    }
  }

  /// The declaration itself; nil when only extensions are known.
  public var declaration: Part? { parts.first { !$0.isExtension } }

  /// The members of all parts, those inside `#if` included.
  public var members: [MemberItem] {
    parts.flatMap { part in
      part.node.asProtocol(DeclGroupSyntax.self).map { Self.items($0.memberBlock.members, part: part, isConditional: false) } ?? []
    }
  }

  private static func items(_ list: MemberBlockItemListSyntax, part: Part, isConditional: Bool) -> [MemberItem] {
    list.flatMap { item -> [MemberItem] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else {
        return [MemberItem(part: part, declaration: item.decl, isConditional: isConditional)]
      }
      return condition.clauses.flatMap { clause -> [MemberItem] in
        guard let nested = clause.elements?.as(MemberBlockItemListSyntax.self) else { return [] }
        return items(nested, part: part, isConditional: true)
      }
    }
  }

  /// The methods with this name before the parentheses.
  public func methods(named base: String) -> [Method] {
    members.compactMap { item in
      guard let function = item.declaration.as(FunctionDeclSyntax.self), function.name.plainText == base else { return nil }
      return Method(part: item.part, node: function, isConditional: item.isConditional)
    }
  }

  /// The property with this name, when it is declared alone.
  public func property(named name: String) -> (part: Part, node: VariableDeclSyntax)? {
    for item in members where !item.isConditional {
      guard let variable = item.declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        variable.bindings.first?.pattern.trimmedDescription == name
      else { continue }
      return (item.part, variable)
    }
    return nil
  }

  /// The places in the class where code names something.
  public func uses(of name: String) -> [(part: Part, node: DeclReferenceExprSyntax)] {
    parts.flatMap { part in
      part.file.identifiers(named: name, in: part.node.codeRange).compactMap { token in
        token.parent?.as(DeclReferenceExprSyntax.self).map { (part, $0) }
      }
    }
  }

  /// True when code in the class names something like this.
  public func mentions(_ name: String) -> Bool {
    let hash = NameHash(name)
    return parts.contains { $0.names.contains { $0.hash == hash } }
  }

  /// The pieces of code that can run when `start` runs: itself, and the members that it names, and so on.
  public func code(reachableFrom start: [(part: Part, node: Syntax)]) -> [(part: Part, node: Syntax)] {
    var bodies: [String: [(part: Part, node: Syntax)]] = [:]
    for item in members {
      if let function = item.declaration.as(FunctionDeclSyntax.self) {
        bodies[function.name.plainText, default: []].append((item.part, Syntax(function)))
      } else if let variable = item.declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        binding.accessorBlock != nil
      {
        bodies[binding.pattern.trimmedDescription, default: []].append((item.part, Syntax(variable)))
      }
    }
    var result: [(part: Part, node: Syntax)] = []
    var open = start
    while let next = open.popLast() {
      guard !result.contains(where: { $0.node.id == next.node.id }) else { continue }
      result.append(next)
      for token in next.node.tokens(viewMode: .sourceAccurate) where token.parent?.is(DeclReferenceExprSyntax.self) ?? false {
        open += bodies.removeValue(forKey: token.plainText) ?? []
      }
    }
    return result
  }
}

extension ClassParts {
  /// The same class as bytes.
  public var text: ClassText { ClassText(path: path, in: file) }

  /// The class says that its interface stays upright, so that only the device turns.
  public var staysInOneOrientation: Bool {
    members.contains { item in
      guard let variable = item.declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        binding.pattern.trimmedDescription == "supportedInterfaceOrientations", let block = binding.accessorBlock
      else { return false }
      let words = block.tokens(viewMode: .sourceAccurate).map(\.plainText)
      let isOpen = words.contains { $0.hasPrefix("landscape") || $0.hasPrefix("all") || $0 == "if" || $0 == "super" }
      return words.contains("portrait") && !isOpen
    }
  }
}

extension TokenSyntax {
  /// The type or extension that this token names where it is declared.
  fileprivate var declaredType: Syntax? {
    guard let parent else { return nil }
    if let node = parent.asProtocol(NamedDeclSyntax.self), node.name.id == id, parent.declaredTypeName != nil { return parent }
    guard let node = enclosing(ExtensionDeclSyntax.self), node.extendedType.codeRange.contains(codeRange.lowerBound) else { return nil }
    return Syntax(node)
  }
}

extension Syntax {
  /// The names of the types around this declaration, outermost first, and its own.
  fileprivate var typePath: [String] {
    var path: [String] = []
    var current: Syntax? = self
    while let node = current {
      if let name = node.declaredTypeName { path.insert(name, at: 0) }
      current = node.parent
    }
    return path
  }
}
