import ProjectFiles
import SourceEdits
import SourceText

/// A file of which a tool makes an Xcode project.
public struct ProjectDescription {
  public let file: FileID
  public let content: GeneratedProject
}

extension Project {
  /// The descriptions of XcodeGen and Tuist, in order of their paths.
  var foundDescriptions: [ProjectDescription] {
    let files = projectFiles.filter { ProjectFileKind(of: $0) == .yaml } + facts.map(\.file).filter { $0.name == "Project.swift" }
    return files.filter { GeneratedProject.fileNames.contains($0.name) }.sorted().compactMap { file in
      guard let text = text(of: file) else { return nil }
      let content = GeneratedProject(path: file.path, text) { self.text(of: FileID($0)) }
      return content.map { ProjectDescription(file: file, content: $0) }
    }
  }

  /// The delegate belongs to an app or library of an Xcode project that is no iOS app: another platform's, or a framework's.
  public func isCompiledElsewhere(_ delegate: AppDelegateClass) -> Bool {
    delegate.files.contains { !index.targets.targets(of: $0).isEmpty }
  }

  /// An app that compiles the delegate, too, and is none that gets scenes, as far as can be told: its name.
  public func appOfAnotherPlatform(compiling delegate: AppDelegateClass) -> String? {
    let own = Set(apps(of: delegate).compactMap { target(of: $0)?.number })
    let all = Set(delegate.files.flatMap { index.targets.targets(of: $0) })
    return all.filter { $0.kind == .application && !own.contains($0.number) }.min { $0.number < $1.number }?.name
  }

  /// True when an Xcode project with apps lies above the file: what none of these compiles is no part of an app.
  public func isBesideXcodeApps(_ file: FileID) -> Bool { file.isBelow(anyOf: foldersOfXcodeApps) }

  /// The first project file above the file in which no target can be found, as after a merge that nobody finished.
  public func brokenXcodeProject(above file: FileID) -> FileID? {
    brokenXcodeProjects.first { $0.projectFolder.isEmpty || file.path.hasPrefix($0.projectFolder + "/") }
  }

  /// The nearest description above a file.
  public func description(above file: FileID) -> ProjectDescription? {
    guard !descriptionsByFolder.isEmpty else { return nil }
    var folder = file.path
    repeat {
      folder = SourcePath.folder(folder)
      if let found = descriptionsByFolder[folder] { return found }
    } while !folder.isEmpty
    return nil
  }

  /// True when the description itself says something of a scene manifest.
  func mentionsManifest(_ app: AppTarget) -> Bool {
    guard case .description(let file) = app.origin else { return false }
    return text(of: file)?.contains(AppSceneManifest.key) ?? false
  }
}
