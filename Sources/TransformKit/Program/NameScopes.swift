import SourceEdits
import Synchronization

/// Which of several declarations of one name a file means: those of its own target, else those of what that links, else all.
///
/// What is found out about a name is arranged once, so that a question costs no more when many targets have the name.
final class NameScopes: Sendable {
  let targets: TargetMap
  private let names = Mutex<[String: DeclaredName]>([:])
  private let roles = Mutex<[RoleKey: ResolvedRole]>([:])
  private let candidates = Mutex<[RoleKey: [TypeDeclaration]]>([:])

  /// A name as it is written inside of types, by code that sees what every file of the scope sees.
  struct RoleKey: Hashable {
    let name: String
    let containers: [String]
    let scope: Int
    /// Of a loose file the folder that stands for its module; empty for others.
    let module: String
  }

  init(_ targets: TargetMap) {
    self.targets = targets
  }

  /// What is known of a name; made when it is first asked for.
  ///
  /// - Parameter all: every declaration and extension of it.
  func name(_ name: String, _ all: @autoclosure () -> [TypeDeclaration]) -> DeclaredName {
    if let known = names.withLock({ $0[name] }) { return known }
    let made = DeclaredName(all(), targets: targets)
    return names.withLock { names in
      if let known = names[name] { return known }
      names[name] = made
      return made
    }
  }

  /// The role of a name, found out once for all files that see the same.
  func role(_ key: RoleKey, _ find: () -> ResolvedRole) -> ResolvedRole {
    if let known = roles.withLock({ $0[key] }) { return known }
    let found = find()
    roles.withLock { $0[key] = found }
    return found
  }

  /// The declarations that a name may mean, found out once for all files that see the same.
  func candidates(_ key: RoleKey, _ find: () -> [TypeDeclaration]) -> [TypeDeclaration] {
    if let known = candidates.withLock({ $0[key] }) { return known }
    let found = find()
    candidates.withLock { $0[key] = found }
    return found
  }
}

/// All declarations of one name, by the targets that have them.
final class DeclaredName: Sendable {
  /// Every declaration and extension.
  let all: [TypeDeclaration]
  /// Without extensions.
  let declared: [TypeDeclaration]
  /// The files that any of them stands in, in order.
  let files: [FileID]
  private let targets: TargetMap
  private let places: DeclarationPlaces
  private let top: DeclarationPlaces
  private let nested: [Substring: [TypeDeclaration]]
  private let parts = Mutex<[ObjectIdentifier: [TypeDeclaration]]?>(nil)

  init(_ all: [TypeDeclaration], targets: TargetMap) {
    self.all = all
    self.targets = targets
    declared = all.filter { $0.kind != .extension }
    files = Set(all.map(\.file)).sorted()
    places = DeclarationPlaces(declared, targets: targets)
    top = DeclarationPlaces(declared.filter(\.containers.isEmpty), targets: targets)
    nested = Dictionary(grouping: declared.filter { !$0.containers.isEmpty }) { Self.lastPart($0.containers.last ?? "") }
  }

  /// Those that a file means.
  func meant(from file: FileID) -> [TypeDeclaration] { places.nearest(to: file, in: targets) }

  /// Those at the top of their files that a file means.
  func meantAtTop(from file: FileID) -> [TypeDeclaration] { top.nearest(to: file, in: targets) }

  /// Those inside of types that may be some of the named ones.
  func nested(in containers: [String]) -> [TypeDeclaration] {
    nested.isEmpty ? [] : Set(containers.map(Self.lastPart)).flatMap { nested[$0] ?? [] }
  }

  /// The extensions of a declaration: of several with its name those whose own files mean it.
  func extensions(of declaration: TypeDeclaration) -> [TypeDeclaration] {
    guard declared.count > 1 else { return all.filter { $0.kind == .extension } }
    return arranged()[ObjectIdentifier(declaration)]?.filter { $0.kind == .extension } ?? []
  }

  /// The files that speak of the type which a file means; of one of the SDK's, those of targets that see each other.
  func files(meantFrom file: FileID) -> [FileID] {
    guard files.count > 1 else { return files }
    if declared.isEmpty { return files.filter { targets.sees(file, $0) || targets.sees($0, file) } }
    guard declared.count > 1 else { return files }
    let arranged = arranged()
    return Set(meant(from: file).flatMap { arranged[ObjectIdentifier($0)] ?? [] }.map(\.file)).sorted()
  }

  /// For each declaration every part of the name whose file means it.
  private func arranged() -> [ObjectIdentifier: [TypeDeclaration]] {
    if let known = parts.withLock({ $0 }) { return known }
    var result: [ObjectIdentifier: [TypeDeclaration]] = [:]
    for part in all {
      for declaration in meant(from: part.file) { result[ObjectIdentifier(declaration), default: []].append(part) }
    }
    parts.withLock { $0 = result }
    return result
  }

  private static func lastPart(_ name: String) -> Substring { name.split(separator: ".").last ?? "" }
}

/// Declarations by their targets; the loose ones by those that see the same.
private struct DeclarationPlaces: Sendable {
  private let all: [TypeDeclaration]
  private var byTarget: [Int: [Int]] = [:]
  private var byScope: [Int: [Int]] = [:]

  init(_ all: [TypeDeclaration], targets: TargetMap) {
    self.all = all
    guard all.count > 1 else { return }
    for (index, declaration) in all.enumerated() {
      for target in targets.targets(of: declaration.file) { byTarget[target.number, default: []].append(index) }
      byScope[targets.scopeNumber(of: declaration.file), default: []].append(index)
    }
  }

  func nearest(to file: FileID, in targets: TargetMap) -> [TypeDeclaration] {
    guard all.count > 1 else { return all }
    let members = targets.targets(of: file)
    let own = members.isEmpty ? byScope[targets.scopeNumber(of: file)] ?? [] : members.flatMap { byTarget[$0.number] ?? [] }
    if !own.isEmpty { return list(own) }
    let linked = members.flatMap { targets.linked(by: $0) }.flatMap { byTarget[$0.number] ?? [] }
    return linked.isEmpty ? all : list(linked)
  }

  private func list(_ indices: [Int]) -> [TypeDeclaration] { Set(indices).sorted().map { all[$0] } }
}
