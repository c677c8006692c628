import Foundation
import SourceEdits
import SourceText

/// What every file was when a run read it.
///
/// `@unchecked Sendable`: the engine reads from several threads, and a lock guards what is noted.
final class InputLog: @unchecked Sendable {
  private let lock = NSLock()
  private var ids: [FileID: ContentID] = [:]
  private var changed: Set<FileID> = []

  /// Notes the content; a file that was read before with another one changed meanwhile.
  func note(_ file: FileID, _ bytes: [UInt8]) {
    let id = ContentID(of: bytes)
    lock.withLock {
      if let known = ids.updateValue(id, forKey: file), known != id { changed.insert(file) }
    }
  }

  /// Notes a file that is not read through the engine, such as a project file; a second time costs nothing.
  func note(_ file: FileID, reading read: (FileID) throws -> [UInt8]) {
    guard lock.withLock({ ids[file] == nil }), let bytes = try? read(file) else { return }
    note(file, bytes)
  }

  /// The ids by path. Throws when a file changed while it was worked on.
  func inputs() throws(Failure) -> [String: String] {
    let (ids, changed) = lock.withLock { (self.ids, self.changed) }
    if let file = changed.min() {
      throw Failure(code: .refused, message: "\(file.path) changed while it was being read", hint: "Run the command again.")
    }
    return ids.reduce(into: [:]) { $0[$1.key.path] = $1.value.digits }
  }
}
