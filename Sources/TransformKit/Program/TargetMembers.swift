import ProjectFiles
import SourceEdits
import SourceText

/// Which files belong to which targets, by their paths.
struct TargetMembers: Sendable {
  /// Files that projects list one by one, by their paths without capitals.
  private var listed: [String: [(path: String, target: Int)]] = [:]
  private var synchronized: [String: [SynchronizedMembers]] = [:]
  private var packages: [String: [PackageMembers]] = [:]
  /// What implements headers, by the names without capitals and endings.
  private var implementations: [String: [(path: String, target: Int)]] = [:]
  private var folders: [String: Set<Int>] = [:]

  mutating func add(_ target: Int, path: String) {
    listed[path.lowercased(), default: []].append((path, target))
    folders[SourcePath.folder(path), default: []].insert(target)
    guard SourceLanguage(of: FileID(path)) != .header, let stem = Self.stem(of: path) else { return }
    implementations[stem, default: []].append((path, target))
  }

  mutating func add(_ members: SynchronizedMembers, at folder: String) { synchronized[folder, default: []].append(members) }
  mutating func add(_ members: PackageMembers, at folder: String) { packages[folder, default: []].append(members) }

  /// The targets of a file, in order.
  ///
  /// - Parameter ends: the folders in which projects lie: the neighbours of a header are looked for up to there.
  func targets(of path: String, upTo ends: Set<String>) -> [Int] {
    let direct = directTargets(of: path)
    if !direct.isEmpty || SourceLanguage(of: FileID(path)) != .header { return direct.sorted() }
    let implementing = implementing(path)
    if !implementing.isEmpty { return implementing.sorted() }
    for folder in Self.folders(above: path) {
      if let found = folders[folder] { return found.sorted() }
      if ends.contains(folder) { break }
    }
    return []
  }

  private func directTargets(of path: String) -> Set<Int> {
    let named = listed[path.lowercased()] ?? []
    let exact = named.filter { $0.path == path }
    var found = Set((exact.isEmpty ? named : exact).map(\.target))
    guard !synchronized.isEmpty || !packages.isEmpty else { return found }
    var isOfPackage = false
    for folder in Self.folders(above: path) {
      for members in synchronized[folder] ?? [] { members.add(to: &found, path) }
      // The nearest folder of a package's target has the file.
      guard !isOfPackage, let members = packages[folder] else { continue }
      isOfPackage = true
      let inside = SourcePath.path(of: path, in: folder) ?? path
      found.formUnion(members.filter { $0.has(inside) }.map(\.target))
    }
    return found
  }

  /// The targets of the implementation beside a header, else of the nearest one with its name.
  private func implementing(_ path: String) -> Set<Int> {
    guard let stem = Self.stem(of: path), let candidates = implementations[stem] else { return [] }
    let parts = path.split(separator: "/")
    let closeness = candidates.map { candidate in zip(candidate.path.split(separator: "/"), parts).prefix { $0 == $1 }.count }
    return Set(zip(candidates, closeness).filter { $0.1 == closeness.max() }.map(\.0.target))
  }

  private static func stem(of path: String) -> String? {
    let name = SourcePath.name(path)
    return name.utf8.lastIndex(of: 0x2E).map { name[..<$0].lowercased() }
  }

  /// The folders from the file's own up to the root, which is the empty path.
  private static func folders(above path: String) -> [String] {
    var result: [String] = []
    var folder = path
    repeat {
      folder = SourcePath.folder(folder)
      result.append(folder)
    } while !folder.isEmpty
    return result
  }
}

/// The members of a folder whose whole content belongs to targets.
struct SynchronizedMembers: Sendable {
  let folder: XcodeSynchronizedFolder
  /// The folder of the project, which paths in the project file start from.
  let prefix: String
  /// The targets by their ids.
  let targets: [String: Int]

  func add(to found: inout Set<Int>, _ path: String) {
    guard let inside = SourcePath.path(of: path, in: prefix) else { return }
    for id in Set(folder.owners + folder.exceptions.map(\.target)) {
      guard let target = targets[id] else { continue }
      if folder.contains(inside, for: id) { found.insert(target) }
    }
  }
}

/// The members of the folder of a package's target.
struct PackageMembers: Sendable {
  let target: Int
  let excludes: [String]

  /// - Parameter path: from the target's folder.
  func has(_ path: String) -> Bool { !excludes.contains { path == $0 || path.hasPrefix($0 + "/") } }
}
