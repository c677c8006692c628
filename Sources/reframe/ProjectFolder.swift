import Foundation
import SourceEdits
import TransformKit
import Workspace

/// The project around the named paths: its types are known to a run that works on a part of it.
enum ProjectFolder {
  /// Those of sources and of the files that describe projects.
  static let fileExtensions = SourceLanguage.fileExtensions.union(ProjectFileKind.fileExtensions)

  /// The files of the project that were not named, so that a base class elsewhere counts for them too; what describes the
  /// project also when it is excluded.
  static func otherFiles(besides files: [FileID], of configuration: Configuration, in checkout: Checkout) throws -> [FileID] {
    guard !files.isEmpty else { return [] }
    let places = try checkout.relativePaths(of: configuration.paths).map { $0.isEmpty ? checkout.root : checkout.root + "/" + $0 }
    let folder = folder(of: places, in: checkout)
    // A run on the whole project has named them all.
    let isWhole = places.contains(folder)
    guard !isWhole || !configuration.excludes.isEmpty else { return [] }
    let named = Set(files)
    let sources = isWhole ? [] : try checkout.files(extensions: SourceLanguage.fileExtensions, paths: [folder], excludes: configuration.excludes).files
    let projectFiles = try checkout.files(extensions: ProjectFileKind.fileExtensions, paths: [folder], excludes: []).files
    return (sources + projectFiles).filter { !named.contains($0) }.sorted()
  }

  /// The files of the project that flags or the configuration exclude; with those that they do not.
  static func filesWithExcluded(by configuration: Configuration, in checkout: Checkout) -> [FileID] {
    guard !configuration.excludes.isEmpty else { return [] }
    let places = try? checkout.relativePaths(of: configuration.paths).map { $0.isEmpty ? checkout.root : checkout.root + "/" + $0 }
    let folders = (places ?? []).isEmpty ? configuration.paths : [folder(of: places ?? [], in: checkout)]
    return (try? checkout.files(extensions: SourceLanguage.fileExtensions, paths: folders, excludes: []).files) ?? []
  }

  /// The nearest folder above the first path with an Xcode project, a workspace or a Podfile; else the checkout's root. Without git that
  /// may be somebody's whole home, and it is the folder that the paths have in common.
  private static func folder(of paths: [String], in checkout: Checkout) -> String {
    var folder = URL(fileURLWithPath: paths[0])
    while folder.path.hasPrefix(checkout.root), folder.path != checkout.root {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Podfile" }) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return checkout.folder
  }
}
