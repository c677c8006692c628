import SourceEdits
import TransformKit
import Workspace

/// The project around the named paths: all of it is known to a run that lists a part of it.
enum ProjectFolder {
  /// Those of sources and of the files that describe projects.
  static let fileExtensions = SourceLanguage.fileExtensions.union(ProjectFileKind.fileExtensions)

  /// The files of the project that were not named, so that a path narrows what is listed and never what is known; what
  /// describes the project also when it is excluded.
  static func otherFiles(besides files: [FileID], of configuration: Configuration, in checkout: Checkout) throws -> [FileID] {
    guard !files.isEmpty else { return [] }
    let folder = try checkout.knownFolder(of: configuration.paths)
    // A run on all of it has named them all.
    let isWhole = try places(of: configuration, in: checkout).contains(folder)
    guard !isWhole || !configuration.excludes.isEmpty else { return [] }
    let named = Set(files)
    func list(_ extensions: Set<String>, _ excludes: [String]) throws -> [FileID] {
      try checkout.files(extensions: extensions, paths: [folder], excludes: excludes).files
    }
    var known: [FileID]
    if configuration.excludes.isEmpty {
      known = try list(fileExtensions, [])
    } else {
      known = try list(ProjectFileKind.fileExtensions, [])
      if !isWhole { known += try list(SourceLanguage.fileExtensions, configuration.excludes) }
    }
    return known.filter { !named.contains($0) }.sorted()
  }

  /// The files of the project that flags or the configuration exclude; with those that they do not.
  static func filesWithExcluded(by configuration: Configuration, in checkout: Checkout) -> [FileID] {
    guard !configuration.excludes.isEmpty, let folder = try? checkout.knownFolder(of: configuration.paths) else { return [] }
    return (try? checkout.files(extensions: SourceLanguage.fileExtensions, paths: [folder], excludes: []).files) ?? []
  }

  private static func places(of configuration: Configuration, in checkout: Checkout) throws -> [String] {
    try checkout.relativePaths(of: configuration.paths).map { $0.isEmpty ? checkout.root : checkout.root + "/" + $0 }
  }
}

extension FileID {
  /// An Xcode project, a package or what CocoaPods reads.
  var describesProject: Bool {
    ProjectFileKind(of: self) == .xcodeProject || ["Package.swift", "Podfile"].contains { path == $0 || path.hasSuffix("/" + $0) }
  }
}
