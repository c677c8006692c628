import Synchronization

/// Which classes derive from which, gathered when it is first asked for.
final class Subclasses: Sendable {
  private let declarations: [String: [TypeDeclaration]]
  private let names: TypeNames
  private let children = Mutex<[String: [TypeDeclaration]]?>(nil)
  private let byParent = Mutex<[ObjectIdentifier: [TypeDeclaration]]>([:])

  init(_ declarations: [String: [TypeDeclaration]], names: TypeNames) {
    self.declarations = declarations
    self.names = names
  }

  /// The classes whose first inherited name is this one.
  func direct(of name: String) -> [TypeDeclaration] {
    let name = names.common(name)
    return children.withLock { known in
      if let known { return known[name] ?? [] }
      let gathered = gather()
      known = gathered
      return gathered[name] ?? []
    }
  }

  /// Those of them whose own files mean this declaration by the name.
  func direct(of parent: TypeDeclaration, named name: String, meant declared: DeclaredName) -> [TypeDeclaration] {
    let all = direct(of: name)
    return byParent.withLock { known in
      if let found = known[ObjectIdentifier(parent)] { return found }
      for declaration in declared.declared { known[ObjectIdentifier(declaration)] = [] }
      for child in all {
        for declaration in declared.meant(from: child.file) { known[ObjectIdentifier(declaration), default: []].append(child) }
      }
      return known[ObjectIdentifier(parent)] ?? []
    }
  }

  private func gather() -> [String: [TypeDeclaration]] {
    var result: [String: [TypeDeclaration]] = [:]
    for list in declarations.values {
      for declaration in list {
        if let parent = declaration.superclass { result[names.common(parent), default: []].append(declaration) }
      }
    }
    return result
  }
}
