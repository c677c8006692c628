import SourceEdits
import TransformKit

/// Which apps a run is asked about: all are known to it, whatever paths narrow what it lists.
struct ListedApps {
  private let own: Set<FileID>
  /// The folders of the files, up to the root, nearest first, that hold apps.
  private let nearest: Set<String>

  /// - Parameter own: the files that are listed.
  init(_ apps: [AppTarget], own: Set<FileID>) {
    self.own = own
    let folders = Set(apps.map(Self.folder))
    var nearest: Set<String> = []
    for folder in Set(own.map { Self.folder(of: $0.path) }) {
      if let holder = Self.folders(from: folder).first(where: folders.contains) { nearest.insert(holder) }
    }
    self.nearest = nearest
  }

  /// True for an app whose own file is listed, and for the nearest one around a listed file.
  func lists(_ app: AppTarget) -> Bool { own.contains(app.file) || nearest.contains(Self.folder(of: app)) }

  private static func folder(of app: AppTarget) -> String {
    if case .xcode(let file, _) = app.origin { return file.projectFolder }
    return folder(of: app.file.path)
  }

  private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

  private static func folders(from folder: String) -> [String] {
    var result = [folder]
    while let last = result.last, !last.isEmpty { result.append(Self.folder(of: last)) }
    return result
  }
}
