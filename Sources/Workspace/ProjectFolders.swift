import ProjectFiles
import SourceEdits
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Remembers what the project files in each folder say.
struct ProjectFolders {
  /// The project files of one folder.
  private struct Folder {
    var package: (version: String, source: String)?
    var projects: [Project] = []
    var configuration: (version: String, source: String)?
    var podfile: (version: String, source: String)?
    /// True or false when the folder's `Info.plist` files agree on being an extension's.
    var isExtension: Bool?
    var prefixHeader: String?
    var bridgingHeader: String?
  }

  private struct Project {
    let source: String
    /// The folder that its paths start from, relative to the root.
    let folder: String
    /// Nil when the file could not be read as a project.
    let content: ProjectTargets?
    let lowest: String?
  }

  private let root: String
  private let read: (FileID) throws -> [UInt8]
  private var folders: [String: Folder] = [:]
  /// The Xcode projects as the rest of the run has them; nil where each is parsed here.
  private let projects: XcodeProjects?

  init(root: String, projects: XcodeProjects? = nil, reading read: @escaping (FileID) throws -> [UInt8]) {
    self.root = root
    self.projects = projects
    self.read = read
  }

  /// What the nearest project file says.
  mutating func deploymentTarget(for path: String) -> (version: String, source: String)? {
    for name in Self.folders(above: path) {
      let folder = folder(name)
      if let package = folder.package { return package }
      if let project = Self.deploymentTarget(for: path, in: folder.projects) { return project }
      if let configuration = folder.configuration { return configuration }
      if let podfile = folder.podfile { return podfile }
    }
    return nil
  }

  /// The targets of the nearest project that compiles the file, or for a header the file that implements it.
  mutating func targets(compiling path: String) -> [ProjectTargets.Target] { owners(of: path).targets }

  /// The prefix header and the bridging header of the targets that compile the file, relative to the root.
  ///
  /// Without a word from a project, a file of the usual name in the file's folder or the nearest one above it.
  mutating func sharedHeaders(for path: String) -> (prefix: String?, bridging: String?) {
    let owners = owners(of: path)
    let prefix = owners.targets.lazy.compactMap(\.prefixHeader).first.map { owners.folder.isEmpty ? $0 : owners.folder + "/" + $0 }
    let bridging = owners.targets.lazy.compactMap(\.bridgingHeader).first.map { owners.folder.isEmpty ? $0 : owners.folder + "/" + $0 }
    guard prefix == nil || bridging == nil else { return (prefix, bridging) }
    var found: (prefix: String?, bridging: String?) = (prefix, bridging)
    for name in Self.folders(above: path) {
      let folder = folder(name)
      found.prefix = found.prefix ?? folder.prefixHeader
      found.bridging = found.bridging ?? folder.bridgingHeader
    }
    return found
  }

  /// The targets, and the folder that the paths of their project start from.
  private mutating func owners(of path: String) -> (targets: [ProjectTargets.Target], folder: String) {
    for name in Self.folders(above: path) {
      for project in folder(name).projects {
        for candidate in Self.compiled(for: path) {
          let targets = Self.targets(compiling: candidate, in: project)
          if !targets.isEmpty { return (targets, project.folder) }
        }
      }
    }
    return ([], "")
  }

  /// The file itself, or those that may implement a header.
  private static func compiled(for path: String) -> [String] {
    path.hasSuffix(".h") ? [path] + ["m", "mm"].map { path.dropLast() + $0 } : [path]
  }

  /// True when the nearest `Info.plist` upwards is that of an app extension.
  mutating func isExtensionByPlist(_ path: String) -> Bool {
    for name in Self.folders(above: path) {
      if let answer = folder(name).isExtension { return answer }
    }
    return false
  }

  /// The folders from the file's own up to the root, which is the empty path.
  private static func folders(above path: String) -> [String] {
    var result: [String] = []
    var rest = path[...]
    while let slash = rest.utf8.lastIndex(of: 0x2F) {
      rest = rest[..<slash]
      result.append(String(rest))
    }
    return result + [""]
  }

  private static func deploymentTarget(for path: String, in projects: [Project]) -> (version: String, source: String)? {
    for project in projects {
      let versions = compiled(for: path).flatMap { targets(compiling: $0, in: project) }.compactMap(\.deploymentTarget)
      if let lowest = VersionText.lowest(versions) { return (lowest, project.source) }
    }
    guard let lowest = VersionText.lowest(projects.compactMap(\.lowest)) else { return nil }
    return projects.first { $0.lowest == lowest }.map { (lowest, $0.source) }
  }

  private static func targets(compiling path: String, in project: Project) -> [ProjectTargets.Target] {
    guard let inside = project.folder.isEmpty ? path : NamedPath.path(of: path, in: project.folder) else { return [] }
    return project.content?.targets(compiling: inside) ?? []
  }

  private mutating func folder(_ path: String) -> Folder {
    if let known = folders[path] { return known }
    let folder = described(path)
    folders[path] = folder
    return folder
  }

  private func described(_ path: String) -> Folder {
    var folder = Folder()
    let prefix = path.isEmpty ? "" : path + "/"
    let names = Self.names(in: root + "/" + path)
    if names.contains("Package.swift") { folder.package = version(prefix + "Package.swift", ProjectSettings.package) }
    if names.contains("Podfile") { folder.podfile = version(prefix + "Podfile", ProjectSettings.podfile) }
    folder.prefixHeader = names.first { $0.hasSuffix(".pch") }.map { prefix + $0 }
    folder.bridgingHeader = names.first { $0.hasSuffix("-Bridging-Header.h") }.map { prefix + $0 }
    folder.projects = names.filter { $0.hasSuffix(".xcodeproj") }.compactMap { project(prefix + $0, folder: path) }
    let configurations = names.filter { $0.hasSuffix(".xcconfig") }
      .compactMap { version(prefix + $0, ProjectSettings.configuration) }
    let lowest = VersionText.lowest(configurations.map(\.version))
    folder.configuration = configurations.first { $0.version == lowest }
    let answers = Set(
      names.filter { $0 == "Info.plist" || $0.hasSuffix("-Info.plist") }
        .compactMap { contents(prefix + $0) }.map(ProjectSettings.isExtension))
    if answers.count == 1 { folder.isExtension = answers.first }
    return folder
  }

  private func project(_ path: String, folder: String) -> Project? {
    let source = path + "/project.pbxproj"
    let prefix = folder.isEmpty ? "" : folder + "/"
    if let known = projects?[FileID(source)] {
      let content = ProjectTargets(known) { contents(prefix + $0).map { SourceText(bytes: $0) } }
      return Project(source: source, folder: folder, content: content, lowest: content.lowestDeploymentTarget)
    }
    guard let bytes = contents(source) else { return nil }
    let content = (try? XcodeProjectFile(SourceText(bytes: bytes))).map { project in
      ProjectTargets(project) { contents(prefix + $0).map { SourceText(bytes: $0) } }
    }
    let lowest = content == nil ? ProjectSettings.anyProject(bytes) : content?.lowestDeploymentTarget
    return Project(source: source, folder: folder, content: content, lowest: lowest)
  }

  private func version(_ path: String, _ find: ([UInt8]) -> String?) -> (version: String, source: String)? {
    contents(path).flatMap(find).map { ($0, path) }
  }

  private func contents(_ path: String) -> [UInt8]? {
    try? read(FileID(path))
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names.sorted()
  }
}
