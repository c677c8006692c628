import ObjCSyntax

/// What only one file of Objective-C knows: its macros, functions and variables, and what its class keeps to itself.
struct ObjCOwnScope {
  private let file: ObjCFile
  private let parts: ObjCClassParts

  /// - Parameter parts: the class whose code is to leave the file.
  init(of file: ObjCFile, for parts: ObjCClassParts) {
    self.file = file
    self.parts = parts
  }

  /// The code means the same in another file.
  func leaves(_ code: ObjCNode, to other: ObjCFile) -> Bool {
    if other.id == file.id { return true }
    let words = Set(code.significantTokens.filter { $0.kind == .identifier }.map { code.text(of: $0) })
    return file.importedNames.isSubset(of: other.importedNames) && words.isDisjoint(with: file.ownNames) && words.isDisjoint(with: other.ownNames)
      && words.isDisjoint(with: namesOfClass(hiddenFrom: other))
  }

  /// The methods, properties and variables of the class that the other file does not see.
  private func namesOfClass(hiddenFrom other: ObjCFile) -> Set<String> {
    var names: Set<String> = []
    for part in parts.parts where !part.isDeclared(to: other) || part.interface.isImplementation {
      names.formUnion(part.interface.properties.flatMap(\.names))
      names.formUnion(part.interface.instanceVariables.flatMap(\.declarators).map(\.name))
      names.formUnion(part.interface.methods.map { String($0.selector.prefix { $0 != ":" }) })
    }
    for part in parts.parts where part.isDeclared(to: other) && !part.interface.isImplementation {
      names.subtract(part.interface.methods.map { String($0.selector.prefix { $0 != ":" }) })
      names.subtract(part.interface.properties.flatMap(\.names))
    }
    // The variable behind a property belongs to the implementation.
    return names.union(parts.parts.flatMap { $0.interface.properties.flatMap(\.names) }.map { "_" + $0 })
  }
}

extension ObjCFile {
  /// The headers and modules that it imports.
  fileprivate var importedNames: Set<String> {
    let own = id.path.split(separator: "/").last ?? ""
    let modules = tree.root.children.filter { $0.kind == .moduleImport }.map(\.code)
    // A header that declares nothing but a category of the file itself is known by both where it matters.
    return Set(tree.directives.compactMap(\.includedPath).filter { $0 != own } + modules)
  }

  /// The names that its top level declares for itself.
  fileprivate var ownNames: Set<String> {
    var names = Set(tree.directives.filter { $0.kind == .define }.compactMap(\.name))
    for node in tree.root.children {
      switch node.kind {
      case .objcInterface, .objcCategory, .objcImplementation, .objcCategoryImplementation, .objcProtocol, .objcClassForward, .moduleImport,
        .macroInvocation:
        continue
      case .functionDefinition, .functionDeclaration: names.formUnion(ObjCFunction(node).map { [$0.name] } ?? [])
      default:
        names.formUnion(ObjCVariable(node)?.declarators.map(\.name) ?? node.significantTokens.filter { $0.kind == .identifier }.map { node.text(of: $0) })
      }
    }
    return names
  }
}
