import SourceEdits

/// A checkout on disk: where it is, which files it has, and the only way to read and write them.
public struct Checkout: Sendable {
  /// The absolute path, links resolved, of the git top level that the named paths are in. Without git it is the nearest
  /// folder upwards where batches are kept, else the current directory if they are in it, else their common folder; or
  /// the project that this is in.
  public let root: String
  /// Without git the common folder of the named paths, links resolved; the root with git.
  public let folder: String
  /// True when git answers for the checkout.
  public let isGit: Bool
  /// Why git does not answer although the checkout is one of git's; nil when it does, or when there is none.
  let gitComplaint: String?
  /// The root as the caller's paths lead to it, through links perhaps.
  private let namedRoot: String
  private let currentDirectory: String

  /// Finds the checkout that the paths are in. Without paths it is that of the current directory.
  ///
  /// Throws a `WorkspaceError` when a path names nothing or when two are in different checkouts.
  public static func locate(paths: [String], currentDirectory: String) throws -> Checkout {
    let named = try names(paths, currentDirectory)
    let tops = named.map { path in
      NamedPath.gitFolder(from: path.folder) ?? System.realPath(path.folder).flatMap { NamedPath.gitFolder(from: $0) }
    }
    for (path, top) in zip(named, tops) where top.flatMap(System.realPath) != tops[0].flatMap(System.realPath) {
      throw WorkspaceError("'\(named[0].given)' and '\(path.given)' are in different checkouts; name them in separate runs")
    }
    guard let top = tops[0], let real = System.realPath(top) else {
      return try folder(of: named, currentDirectory)
    }
    let result = Git(folder: real).run(["rev-parse", "--show-toplevel"])
    if let result, result.status == 0, !result.output.isEmpty {
      let answer = String(decoding: result.output.dropLast(), as: UTF8.self)
      let namedRoot = answer == real ? top : answer
      return Checkout(
        root: answer, folder: answer, isGit: true, gitComplaint: nil, namedRoot: namedRoot, currentDirectory: currentDirectory)
    }
    return Checkout(
      root: real, folder: real, isGit: false, gitComplaint: result?.complaint ?? "it cannot be started", namedRoot: top,
      currentDirectory: currentDirectory)
  }

  private static func names(_ paths: [String], _ currentDirectory: String) throws(WorkspaceError) -> [NamedPath] {
    var names: [NamedPath] = []
    for path in paths.isEmpty ? ["."] : paths {
      names.append(try NamedPath(path, currentDirectory: currentDirectory))
    }
    return names
  }

  /// The checkout of paths that no git has.
  private static func folder(of named: [NamedPath], _ currentDirectory: String) throws(WorkspaceError) -> Checkout {
    let common = commonFolder(of: named, currentDirectory)
    guard let folder = System.realPath(common) else {
      throw WorkspaceError("the folder '\(common)' cannot be read: \(System.lastError)")
    }
    let (root, namedRoot) = root(of: folder, named: common, currentDirectory)
    return Checkout(
      root: root, folder: folder, isGit: false, gitComplaint: nil, namedRoot: namedRoot, currentDirectory: currentDirectory)
  }

  /// The folder that all are in; from inside the current directory never one of vendored code.
  private static func commonFolder(of named: [NamedPath], _ currentDirectory: String) -> String {
    var common = named.dropFirst().reduce(named[0].folder) { NamedPath.common($0, $1.folder) }
    if let inside = NamedPath.path(of: common, in: currentDirectory) {
      let parts = Array(inside.utf8).split(separator: 0x2F)
      let own = parts.prefix { !FileSelection.isVendored($0) }
      for _ in own.count..<parts.count { common = NamedPath.parent(of: common) }
    }
    return common
  }

  /// The root of what no git has, and the same as it was named.
  private static func root(of folder: String, named: String, _ currentDirectory: String) -> (root: String, named: String) {
    if let root = StateFolder.root(from: folder) {
      var (real, named) = (folder, named)
      while real != root { (real, named) = (NamedPath.parent(of: real), NamedPath.parent(of: named)) }
      return (root, System.realPath(named) == root ? named : root)
    }
    // Where a link leads is no part of the current directory. Nothing is kept at the top of the file system.
    guard currentDirectory != "/", let inside = NamedPath.path(of: named, in: currentDirectory),
      let current = System.realPath(currentDirectory), NamedPath.path(of: folder, in: current) == inside
    else { return project(above: folder, named: named) }
    // A project inside of the current directory is a part of it.
    return project(above: current, named: currentDirectory)
  }

  /// The project that the folder is in, so that its types are known; the folder itself without one.
  private static func project(above folder: String, named: String) -> (root: String, named: String) {
    guard let project = ProjectSearch.folder(from: folder) else { return (folder, named) }
    var (real, name) = (folder, named)
    while real != project { (real, name) = (NamedPath.parent(of: real), NamedPath.parent(of: name)) }
    return (project, System.realPath(name) == project ? name : project)
  }

  /// Lists the files with one of the extensions (without dot), in order of their paths.
  ///
  /// In a git checkout these are the files that git tracks and those that it does not ignore, else those of a walk that
  /// honours `.gitignore`. Folders of vendored code and of build products, and whatever is behind a symbolic link, are
  /// passed over, also when they are named.
  ///
  /// - Parameter paths: files and folders to keep to, as given to `locate`; none stands for the current directory.
  /// - Parameter excludes: globs as in a `.gitignore` at the root.
  public func files(extensions: Set<String>, paths: [String], excludes: [String]) throws -> FileListing {
    let plain = FileSelection(extensions: extensions, scopes: [[]], excludes: excludes)
    var skips = FileListing()
    var scopes: [[UInt8]] = []
    var unconfirmed: [(name: String, path: String)] = []
    for named in try Self.names(paths, currentDirectory) {
      let path = try relativePath(of: named)
      let scope = Array(path.utf8)
      if let reason = skipReason(path, isFolder: named.isFolder, plain) {
        skips.skip(named.given, reason)
      } else {
        scopes.append(scope)
        if !path.isEmpty { unconfirmed.append((named.given, path)) }
      }
    }
    guard !scopes.isEmpty else { return skips }
    let selection = FileSelection(extensions: extensions, scopes: scopes, excludes: excludes)
    var listing =
      isGit
      ? try GitListing.listing(root: root, selection: selection)
      : FolderWalk.listing(root: root, selection: selection)
    if listing.files.isEmpty || unconfirmed.count > 1 { noteIgnored(unconfirmed, extensions, in: &listing) }
    listing.skippedPaths = skips.skippedPaths + listing.skippedPaths
    listing.skipped.merge(skips.skipped, uniquingKeysWith: +)
    return listing
  }

  /// Where the named paths are, relative to the root, which itself is an empty path; none stands for the current directory.
  public func relativePaths(of paths: [String]) throws(WorkspaceError) -> [String] {
    var result: [String] = []
    for named in try Self.names(paths, currentDirectory) { result.append(try relativePath(of: named)) }
    return result
  }

  /// Where a named path is, relative to the root.
  private func relativePath(of named: NamedPath) throws(WorkspaceError) -> String {
    for folder in [namedRoot, root] {
      if let path = NamedPath.path(of: named.absolute, in: folder) { return path }
    }
    if let top = NamedPath.gitFolder(from: named.folder), System.realPath(top) == root,
      let path = NamedPath.path(of: named.absolute, in: top)
    {
      return path
    }
    let parent = NamedPath.parent(of: named.absolute)
    if let real = named.isFolder ? System.realPath(named.absolute) : System.realPath(parent),
      let path = NamedPath.path(of: real, in: root)
    {
      guard !named.isFolder else { return path }
      let name = String(decoding: named.absolute.utf8.dropFirst(parent == "/" ? 1 : parent.utf8.count + 1), as: UTF8.self)
      return path.isEmpty ? name : path + "/" + name
    }
    throw WorkspaceError("'\(named.given)' is outside of the checkout '\(root)'")
  }

  private func skipReason(_ path: String, isFolder: Bool, _ selection: FileSelection) -> SkipReason? {
    guard !path.isEmpty else { return nil }
    let bytes = Array(path.utf8)[...]
    let folder = isFolder ? bytes : bytes.lastIndex(of: 0x2F).map { bytes[..<$0] } ?? []
    if let reason = selection.skipReason(folder: folder) { return reason }
    if isBehindLink(path) { return .link }
    guard !isFolder else { return nil }
    if !selection.wants(bytes) { return .otherKind }
    return selection.excludes(file: bytes) ? .excluded : nil
  }

  /// True when some part of the path, which is relative to the root, is a symbolic link.
  private func isBehindLink(_ path: String) -> Bool {
    var place = root
    for part in path.utf8.split(separator: 0x2F) {
      place += "/" + String(part)!
      if System.linkStatus(place)?.isLink == true { return true }
    }
    return false
  }

  /// Says of the named paths that gave nothing whether git ignores them.
  private func noteIgnored(_ named: [(name: String, path: String)], _ extensions: Set<String>, in listing: inout FileListing) {
    let found = listing.files.map(\.path)
    for (name, path) in named where !found.contains(where: { NamedPath.path(of: $0, in: path) != nil }) {
      if isGit {
        // `./` keeps a path that starts with a colon from being read as more than a path.
        let result = Git(folder: root).run(["check-ignore", "-q", "--", "./" + path], literal: false)
        if result?.status == 0 { listing.skip(name, .ignored) }
      } else {
        // The walk has counted it already.
        let selection = FileSelection(extensions: extensions, scopes: [Array(path.utf8)], excludes: [])
        guard FolderWalk.listing(root: root, selection: selection).skipped[.ignored] != nil else { continue }
        listing.skippedPaths.append(SkippedPath(path: name, reason: .ignored))
      }
    }
  }
}
