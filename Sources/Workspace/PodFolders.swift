import Foundation
import SourceEdits
import Synchronization

/// Tells which files a podspec offers to other projects: those below its folder, up to a project of their own.
public final class PodFolders: Sendable {
  private let root: String
  private let known = Mutex<[String: Bool]>([:])

  public init(root: String) {
    self.root = root
  }

  public func holds(_ file: FileID) -> Bool {
    isPod(Self.parent(of: file.path))
  }

  /// - Parameter folder: relative to the root; empty for the root itself.
  private func isPod(_ folder: String) -> Bool {
    if let answer = known.withLock({ $0[folder] }) { return answer }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? root : root + "/" + folder)) ?? []
    let answer: Bool
    if names.contains(where: { $0.hasSuffix(".podspec") || $0.hasSuffix(".podspec.json") }) {
      answer = true
    } else if folder.isEmpty || names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
      answer = false
    } else {
      answer = isPod(Self.parent(of: folder))
    }
    known.withLock { $0[folder] = answer }
    return answer
  }

  private static func parent(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
}
