import Foundation
import SourceEdits
import SourceText
import TransformKit
import Workspace

/// All texts of a checkout, whoever wrote them: sources in other languages, ignored files, other people's libraries.
///
/// What a build made is left out, and prose, which nothing is built of.
struct EveryText {
  private let root: URL
  /// Larger files are no sources.
  private static let byteLimit = 16 << 20
  private static let products: Set<String> = [".git", ".reframe", ".build", "DerivedData"]
  private static let prose: Set<String> = ["md", "markdown", "rst", "adoc"]
  private static let binaries: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "pdf", "mp4", "mov", "mp3", "wav", "caf", "ttf", "otf", "zip", "gz", "ipa", "a", "dylib", "car", "nib",
  ]

  init(_ checkout: Checkout) {
    root = URL(fileURLWithPath: checkout.root)
  }

  /// Which of the names some file writes as a whole word.
  ///
  /// - Parameter files: those that are looked at otherwise.
  func names(of names: Set<String>, besides files: Set<FileID>) -> Set<String> {
    var left = names
    var finder = NameFinder(left)
    let keys: [URLResourceKey] = [.isDirectoryKey, .isRegularFileKey, .fileSizeKey]
    guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
    while let path = walk.nextObject() as? String, !left.isEmpty {
      let file = URL(fileURLWithPath: path, relativeTo: root)
      let values = try? file.resourceValues(forKeys: Set(keys))
      if values?.isDirectory ?? false {
        if Self.products.contains(file.lastPathComponent) { walk.skipDescendants() }
        continue
      }
      guard values?.isRegularFile ?? false, values?.fileSize ?? 0 <= Self.byteLimit, isSource(file), !files.contains(FileID(path)) else { continue }
      guard let data = try? Data(contentsOf: file), !data.prefix(4096).contains(0) else { continue }
      let text = SourceText(bytes: Array(data))
      if finder.offsets(in: text).isEmpty { continue }
      left = left.filter { NameFinder([$0]).offsets(in: text).isEmpty }
      finder = NameFinder(left)
    }
    return names.subtracting(left)
  }

  private func isSource(_ file: URL) -> Bool {
    let kind = file.pathExtension.lowercased()
    return !Self.prose.contains(kind) && !Self.binaries.contains(kind)
  }
}
