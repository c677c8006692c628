import SourceEdits
import Synchronization

/// Which of several declarations of one name a file means: those of its own target, else those of what that links, else all.
///
/// An answer holds for every file with the same targets, and is kept.
final class NameScopes: Sendable {
  let targets: TargetMap
  private let known = Mutex<[Key: [TypeDeclaration]]>([:])

  private struct Key: Hashable {
    let name: String
    let scope: Int
  }

  init(_ targets: TargetMap) {
    self.targets = targets
  }

  /// Those of a list that are nearest to a file.
  func nearest(_ list: [TypeDeclaration], from file: FileID) -> [TypeDeclaration] {
    guard list.count > 1, list.contains(where: { $0.file != list[0].file }) else { return list }
    return targets.nearest(list, from: file, in: \.file)
  }

  /// The same for all declarations of a name, which are handed in.
  func meant(by name: String, _ all: [TypeDeclaration], from file: FileID) -> [TypeDeclaration] {
    guard all.count > 1 else { return all }
    let key = Key(name: name, scope: targets.scopeNumber(of: file))
    if let found = known.withLock({ $0[key] }) { return found }
    let found = nearest(all, from: file)
    known.withLock { $0[key] = found }
    return found
  }

  /// Those of some files that speak of the type which a name means in `file`.
  ///
  /// - Parameter declared: all declarations of the name; none for one of the SDK's, whose extensions only those see that
  ///   share a target with them or link it.
  func files(_ files: [FileID], about name: String, declared: [TypeDeclaration], from file: FileID) -> [FileID] {
    guard files.count > 1 || declared.isEmpty else { return files }
    if declared.isEmpty { return files.filter { targets.sees(file, $0) || targets.sees($0, file) } }
    guard declared.count > 1 else { return files }
    let own = Set(meant(by: name, declared, from: file).map(ObjectIdentifier.init))
    return files.filter { other in meant(by: name, declared, from: other).contains { own.contains(ObjectIdentifier($0)) } }
  }
}
