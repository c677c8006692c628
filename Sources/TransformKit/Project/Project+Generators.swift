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
    projectFiles.contains { file in
      ProjectFileKind(of: file) == .xcodeProject && delegate.files.contains { !targets(of: file, compiling: $0).isEmpty }
    }
  }

  /// An app that compiles the delegate, too, and is none for iOS, as far as can be told: its name.
  public func appOfAnotherPlatform(compiling delegate: AppDelegateClass) -> String? {
    let own = Set(apps.filter(\.isOfXcode).map(\.key))
    for file in projectFiles where ProjectFileKind(of: file) == .xcodeProject {
      let targets = (xcodeProject(file)?.targets ?? []).filter { $0.isApplication && !own.contains("\(file.path) \($0.id)") }
      let other = targets.first { target in delegate.files.contains { self.targets(of: file, compiling: $0).contains(target.id) } }
      if let other { return other.name }
    }
    return nil
  }

  /// The nearest description above a file.
  public func description(above file: FileID) -> ProjectDescription? {
    descriptions.filter { $0.file.folder.isEmpty || file.path.hasPrefix($0.file.folder + "/") }.max { $0.file.folder.utf8.count < $1.file.folder.utf8.count }
  }

  /// True when the description itself says something of a scene manifest.
  func mentionsManifest(_ app: AppTarget) -> Bool {
    guard case .description(let file) = app.origin else { return false }
    return text(of: file)?.contains(AppSceneManifest.key) ?? false
  }
}
