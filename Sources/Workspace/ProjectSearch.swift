#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the project that a folder is in, where no git says how far a checkout goes.
enum ProjectSearch {
  /// The nearest folder, from this one upwards, with an Xcode project, a workspace, a `Podfile` or a `Package.swift`.
  ///
  /// Never the top of a file system, nor somebody's home: what happens to lie there says nothing of the code below.
  static func folder(from start: String) -> String? {
    var folder = start
    while !isBoundary(folder) {
      if holdsProject(folder) { return folder }
      // Who keeps a configuration here takes it for the top.
      if System.linkStatus("\(folder)/.reframe.json") != nil { return nil }
      folder = NamedPath.parent(of: folder)
    }
    return nil
  }

  /// True for a folder in which somebody would open a project.
  private static func holdsProject(_ folder: String) -> Bool {
    guard let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self) }
      if name == "Podfile" || name == "Package.swift" { return true }
      if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { return true }
    }
    return false
  }

  private static func isBoundary(_ folder: String) -> Bool {
    if folder == "/" || homes.contains(folder) || ["/home", "/Users"].contains(NamedPath.parent(of: folder)) { return true }
    guard let own = System.status(folder), let above = System.status(NamedPath.parent(of: folder)) else { return true }
    return own.st_dev != above.st_dev
  }

  /// The home of whoever runs this, as the environment and as the system has it.
  private static let homes: Set<String> = {
    let named = getenv("HOME").map { String(cString: $0) }
    let known = getpwuid(geteuid())?.pointee.pw_dir.map { String(cString: $0) }
    return Set([named, known].compactMap { $0 }.filter { $0.hasPrefix("/") }.flatMap { [$0, System.realPath($0) ?? $0] })
  }()
}

extension Checkout {
  /// The folder whose files are known to a run over these paths, whatever of it they name: with git the whole checkout,
  /// else the project that they are in, else what they have in common.
  public func knownFolder(of paths: [String]) throws(WorkspaceError) -> String {
    if isGit { return root }
    let projects = try relativePaths(of: paths).map { path in
      let place = path.isEmpty ? root : root + "/" + path
      return ProjectSearch.folder(from: System.status(place)?.isFolder ?? false ? place : NamedPath.parent(of: place))
    }
    guard let first = projects[0] else { return folder }
    let common = projects.dropFirst().reduce(first) { NamedPath.common($0, $1 ?? folder) }
    return NamedPath.path(of: common, in: root) == nil ? root : common
  }

  /// True when no git and no project says what belongs together.
  public func isWithoutProject(_ paths: [String]) -> Bool {
    guard !isGit, let places = try? relativePaths(of: paths) else { return false }
    return places.allSatisfy { path in
      let place = path.isEmpty ? root : root + "/" + path
      return ProjectSearch.folder(from: System.status(place)?.isFolder ?? false ? place : NamedPath.parent(of: place)) == nil
    }
  }
}
