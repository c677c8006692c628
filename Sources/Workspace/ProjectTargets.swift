import ProjectFiles
import SourceText

/// What a project file says of the files that its targets compile.
struct ProjectTargets {
  /// One target.
  struct Target {
    let isTest: Bool
    let isAppExtension: Bool
    let isApplication: Bool
    /// The lowest iOS of its configurations; nil when neither the target nor the project says.
    let deploymentTarget: String?
    /// From the project's folder; what the compiler puts before every file of the target that is not Swift.
    let prefixHeader: String?
    /// From the project's folder; what Swift sees of the target's Objective-C.
    let bridgingHeader: String?
  }

  private let targets: [Target]
  private let ids: [String]
  /// For each file name the targets that compile such a file, with its path from the project's folder.
  private var compiled: [String: [(path: String?, target: Int)]] = [:]
  private let synchronized: [XcodeSynchronizedFolder]

  /// - Parameter read: Reads an `.xcconfig`, named by its path from the project's folder.
  init(_ project: XcodeProjectFile, reading read: (String) -> SourceText?) {
    let files = XCConfigFiles(of: project, reading: read)
    targets = project.targets.map { Target($0, project, files) }
    ids = project.targets.map(\.id)
    synchronized = project.synchronizedFolders
    for (index, target) in project.targets.enumerated() {
      for file in project.sourceFiles(of: target) { compiled[file.fileName, default: []].append((file.path, index)) }
    }
  }

  /// The targets that compile the file, which is named by its path from the project's folder.
  func targets(compiling path: String) -> [Target] {
    let name = path.utf8.lastIndex(of: 0x2F).map { String(path[path.index(after: $0)...]) } ?? path
    let named = compiled[name] ?? []
    let exact = named.filter { $0.path == path }
    var found = Set((exact.isEmpty ? named : exact).map(\.target))
    for folder in synchronized where NamedPath.path(of: path, in: folder.path) != nil {
      for (index, id) in ids.enumerated() {
        if folder.contains(path, for: id) { found.insert(index) } else if folder.owners.contains(id) { found.remove(index) }
      }
    }
    return found.sorted().map { targets[$0] }
  }

  /// The lowest deployment target of the applications, or of all targets.
  var lowestDeploymentTarget: String? {
    let applications = targets.filter(\.isApplication).compactMap(\.deploymentTarget)
    return VersionText.lowest(applications.isEmpty ? targets.compactMap(\.deploymentTarget) : applications)
  }
}

extension ProjectTargets.Target {
  fileprivate init(_ target: XcodeTarget, _ project: XcodeProjectFile, _ files: XCConfigFiles) {
    (isTest, isAppExtension, isApplication) = (target.isTest, target.isAppExtension, target.isApplication)
    let own = target.configurations.isEmpty ? project.projectConfigurations : target.configurations
    let settings = own.map { BuildSettings(project, target: target, configuration: $0, files: files) }
    deploymentTarget = VersionText.lowest(settings.compactMap { $0[ProjectSettings.key]?.text })
    prefixHeader = settings.lazy.compactMap { Self.header("GCC_PREFIX_HEADER", $0) }.first
    bridgingHeader = settings.lazy.compactMap { Self.header("SWIFT_OBJC_BRIDGING_HEADER", $0) }.first
  }

  /// The header that a setting names; nil for one that is outside of the project's folder.
  private static func header(_ key: String, _ settings: BuildSettings) -> String? {
    settings.path(key).flatMap { path in
      path.utf8.first == 0x2F || path.hasPrefix("..") ? nil : path
    }
  }
}

extension XcodeFile {
  /// The last part of the path, which may differ from the name that Xcode shows.
  fileprivate var fileName: String {
    guard let path else { return name }
    return path.utf8.lastIndex(of: 0x2F).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}
