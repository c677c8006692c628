import SourceEdits
import UIKitModel

/// What a type turns out to be.
public enum ResolvedRole: Sendable, Equatable {
  case known(Role)
  /// A protocol, or an extension of one, that any type may adopt.
  case openProtocol
  /// A type, or a superclass of it, that neither the project nor the SDK declares; the name is the missing one.
  case unknown(String)
  /// The name is declared more than once with different roles.
  case ambiguous(String)

  /// The role, when it is known.
  public var role: Role? {
    if case .known(let role) = self { return role }
    return nil
  }
}

/// Every type that the project declares, found by name from any file.
///
/// One index for Swift and Objective-C: a type that has two names is found under both.
public struct ProjectIndex: Sendable {
  private let declarations: [String: [TypeDeclaration]]
  private let names: TypeNames
  private let assumptions: [String: String]
  let subclasses: Subclasses
  private let aliases: [String: [TypeDeclaration]]
  private let scopes: NameScopes

  /// The targets in which names mean something.
  public var targets: TargetMap { scopes.targets }

  /// - Parameter assumptions: superclasses of types declared elsewhere, as people give them with `--assume`.
  public init(_ files: [FileSummary], targets: TargetMap = TargetMap(), assumptions: [String: String] = [:]) {
    var declarations: [String: [TypeDeclaration]] = [:]
    var aliases: [String: [TypeDeclaration]] = [:]
    declarations.reserveCapacity(files.count)
    let names = TypeNames(files)
    for file in files {
      for declaration in file.declarations {
        let name = names.common(declaration.simpleName)
        declarations[name, default: []].append(declaration)
        if declaration.kind == .typealias, declaration.heritage.count == 1 { aliases[declaration.heritage[0], default: []].append(declaration) }
      }
    }
    self.declarations = declarations
    self.names = names
    self.assumptions = assumptions
    subclasses = Subclasses(declarations, names: names)
    self.aliases = aliases
    scopes = NameScopes(targets)
  }

  /// The other names that the project gives a type, in order; those that a file sees, where one is given.
  public func aliases(of name: String, in file: FileID? = nil) -> [String] {
    (aliases[name] ?? []).filter { alias in file.map { targets.sees($0, alias.file) } ?? true }.map { names.common($0.simpleName) }.sorted()
  }

  /// The declarations (no extensions) with this simple name.
  public func declarations(named name: String) -> [TypeDeclaration] { known(name).declared }

  /// Those that a file means by the name: of its own target, else of what that links, else all.
  public func declarations(named name: String, in file: FileID) -> [TypeDeclaration] {
    seen(known(name).meant(from: file), as: name, from: file)
  }

  func known(_ name: String) -> DeclaredName {
    let common = names.common(name)
    return scopes.name(common, declarations[common] ?? [])
  }

  /// Without those that only another target sees, where the SDK has a type of the name.
  private func seen(_ list: [TypeDeclaration], as name: String, from file: FileID) -> [TypeDeclaration] {
    guard let first = list.first, Self.isOfSDK(name), targets.nearness(of: first.file, from: file) == .elsewhere else { return list }
    return []
  }

  private static func isOfSDK(_ name: String) -> Bool {
    if case .unknown = sdkRole(of: name, writtenAs: name) { return false }
    return true
  }

  /// The files that declare or extend a type of this simple name, in order.
  public func files(about name: String) -> [FileID] { known(name).files }

  /// The files that declare or extend the type of this full name (`Outer.Inner`), in order; those that declare only others
  /// of its simple name left out.
  func files(about name: String, fullName: String) -> [FileID] {
    let own = (declarations[names.common(name)] ?? []).filter { declaration in
      let path = (declaration.containers + [declaration.name]).joined(separator: ".")
      return path == fullName || declaration.kind == .extension && (fullName.hasSuffix("." + path) || path.hasSuffix("." + fullName))
    }
    return Set(own.map(\.file)).sorted()
  }

  /// True when a declaration or extension of the type names the protocol.
  func adopts(_ name: String, protocolNamed adopted: String) -> Bool {
    (declarations[names.common(name)] ?? []).contains { $0.heritage.contains { $0 == adopted || $0.hasSuffix("." + adopted) } }
  }

  /// Those about the type that `file` means by the name.
  public func files(about name: String, in file: FileID) -> [FileID] { known(name).files(meantFrom: file) }

  /// True when the project declares a type of this name that a use inside `containers` would find instead of the SDK's.
  public func shadows(_ name: String, containers: [String], in file: FileID) -> Bool {
    declarations(named: name).contains { declaration in
      if declaration.containers.isEmpty { return isOfModule(declaration.file, seenFrom: file) }
      return isVisible(declaration, from: containers)
    }
  }

  /// What the named type is, seen from `file` inside the types `containers` (outermost first).
  public func role(of name: String, containers: [String] = [], in file: FileID) -> ResolvedRole {
    scopes.role(key(name, containers, file)) {
      var visited: Set<String> = []
      return role(of: name, containers: containers, file: file, visited: &visited)
    }
  }

  private func key(_ name: String, _ containers: [String], _ file: FileID) -> NameScopes.RoleKey {
    let isLoose = targets.targets(of: file).isEmpty
    return NameScopes.RoleKey(
      name: name, containers: containers, scope: targets.scopeNumber(of: file), module: isLoose ? String(module(of: file)) : "")
  }

  /// What a type with this heritage is: the answer for a declaration whose tree is at hand.
  public func role(
    ofTypeNamed name: String, kind: TypeDeclaration.Kind, heritage: [String], containers: [String], in file: FileID
  ) -> ResolvedRole {
    var visited: Set<String> = [name]
    let declaration = TypeDeclaration(
      kind: kind, name: name, containers: containers, clause: ": " + heritage.joined(separator: ", "), file: file, offset: 0)
    return role(of: declaration, visited: &visited)
  }

  private func role(of name: String, containers: [String], file: FileID, visited: inout Set<String>) -> ResolvedRole {
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    // A circle, or a chain longer than any class hierarchy.
    guard visited.count < 64, visited.insert(name).inserted else { return .unknown(name) }
    if let base = assumptions[name] ?? assumptions[simple] {
      return role(of: base, containers: [], file: file, visited: &visited)
    }
    let found = candidates(name, containers: containers, file: file)
    if !found.isEmpty { return agreement(found, name: name, file: file, visited: visited) }
    return Self.sdkRole(of: simple, writtenAs: name)
  }

  private static func sdkRole(of simple: String, writtenAs name: String) -> ResolvedRole {
    if let role = SDKTypes.role(ofClass: simple) { return .known(role) }
    if let role = SDKTypes.role(ofProtocol: simple) { return .known(role) }
    if SDKTypes.isProtocol(simple) { return .openProtocol }
    if SDKTypes.isValueType(simple) { return .known(.plain) }
    return .unknown(name)
  }

  /// The role that all candidates have, or those of the file's own module.
  private func agreement(
    _ found: [TypeDeclaration], name: String, file: FileID, visited: Set<String>
  ) -> ResolvedRole {
    func common(_ list: [TypeDeclaration]) -> ResolvedRole? {
      let roles = list.map { declaration in
        var branch = visited
        return role(of: declaration, visited: &branch)
      }
      guard let first = roles.first, roles.allSatisfy({ $0 == first }) else { return nil }
      return first
    }
    if let role = common(found) { return role }
    let own = found.filter { isOfModule($0.file, seenFrom: file) }
    if own.count < found.count, let role = common(own) { return role }
    return .ambiguous(name)
  }

  private func role(of declaration: TypeDeclaration, visited: inout Set<String>) -> ResolvedRole {
    let scope = declaration.containers + [declaration.name]
    switch declaration.kind {
    case .typealias:
      guard declaration.heritage.count >= 1 else { return .known(.plain) }
      return role(of: declaration.heritage[0], containers: declaration.containers, file: declaration.file, visited: &visited)
    case .class, .actor:
      return classRole(declaration, scope: scope, visited: visited)
    case .struct, .enum:
      return .known(adoptedRole(declaration, scope: scope, visited: visited) ?? .plain)
    case .protocol, .extension:
      for parent in declaration.heritage {
        var branch = visited
        if case .known(let role) = role(of: parent, containers: scope, file: declaration.file, visited: &branch) {
          return .known(role)
        }
      }
      return .openProtocol
    }
  }

  private func classRole(_ declaration: TypeDeclaration, scope: [String], visited: Set<String>) -> ResolvedRole {
    var missing: String?
    if let first = declaration.heritage.first {
      var branch = visited
      switch role(of: first, containers: scope, file: declaration.file, visited: &branch) {
      case .known(let role) where role != .plain: return .known(role)
      case .ambiguous(let name): return .ambiguous(name)
      case .unknown(let name): missing = name
      case .known, .openProtocol: break
      }
    }
    if let role = adoptedRole(declaration, scope: scope, visited: visited) { return .known(role) }
    return missing.map { .unknown($0) } ?? .known(.plain)
  }

  /// The role that a protocol gives, from the declaration or an extension of the type anywhere in the project.
  private func adoptedRole(_ declaration: TypeDeclaration, scope: [String], visited: Set<String>) -> Role? {
    for source in [declaration] + known(declaration.simpleName).extensions(of: declaration) {
      for parent in source.heritage {
        var branch = visited
        let resolved = role(of: parent, containers: scope, file: source.file, visited: &branch)
        if case .known(let role) = resolved, [.sceneDelegate, .appDelegate, .swiftUIView].contains(role) { return role }
      }
    }
    return nil
  }

  /// The types that a use of `names` (`Outer.Inner`) inside `containers` can mean; those of the file itself come first.
  func types(named names: [String], from containers: [String], in file: FileID) -> [TypeDeclaration] {
    let found = candidates(names.joined(separator: "."), containers: containers, file: file).filter { $0.kind != .typealias }
    let own = found.filter { $0.file == file }
    return own.isEmpty ? found : own
  }

  /// The declarations that a use of `name` inside `containers` can mean.
  func candidates(_ name: String, containers: [String], file: FileID) -> [TypeDeclaration] {
    scopes.candidates(key(name, containers, file)) { foundCandidates(name, containers: containers, file: file) }
  }

  private func foundCandidates(_ name: String, containers: [String], file: FileID) -> [TypeDeclaration] {
    let parts = name.split(separator: ".").map(String.init)
    let simple = parts.last ?? name
    let known = known(simple)
    guard !known.declared.isEmpty else { return [] }
    if parts.count > 1 {
      let qualifier = Array(parts.dropLast())
      let qualified = known.declared.filter { $0.containers.suffix(qualifier.count).elementsEqual(qualifier) }
      // `Module.Type`: the module's name is no container.
      return qualified.isEmpty ? known.meantAtTop(from: file) : targets.nearest(qualified, from: file, in: \.file)
    }
    let nested = known.nested(in: containers).filter { isVisible($0, from: containers) }
    if let depth = nested.map(\.containers.count).max() {
      let deepest = nested.filter { $0.containers.count == depth }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
      return targets.nearest(deepest, from: file, in: \.file)
    }
    return seen(known.meantAtTop(from: file), as: simple, from: file)
  }

  /// A nested type is found by its simple name inside the type that holds it (and in extensions of that type).
  private func isVisible(_ declaration: TypeDeclaration, from containers: [String]) -> Bool {
    guard let holder = declaration.containers.last else { return true }
    return containers.contains { $0 == holder || $0.hasSuffix("." + holder) || holder.hasSuffix("." + $0) }
  }

  /// A file sees what another one declares as its own; of loose files the folders tell.
  private func isOfModule(_ declaration: FileID, seenFrom file: FileID) -> Bool {
    switch targets.nearness(of: declaration, from: file) {
    case .elsewhere: false
    case .linked: true
    case .own: !targets.targets(of: file).isEmpty || module(of: declaration) == module(of: file)
    }
  }

  /// The part of the project a loose file belongs to: the folder below `Sources` or `Modules`, else the first folder.
  private func module(of file: FileID) -> Substring {
    let parts = file.path.split(separator: "/")
    if let index = parts.firstIndex(where: { $0 == "Sources" || $0 == "Modules" || $0 == "Packages" }), index + 2 < parts.count {
      return parts[index + 1]
    }
    return parts.count > 1 ? parts[0] : ""
  }
}
