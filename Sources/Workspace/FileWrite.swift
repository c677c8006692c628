import ChangeLog
import Dispatch
import SourceEdits
import SourceText
import Synchronization

/// What is to become of one file.
public struct FileWrite: Sendable {
  public let file: FileID
  /// What the file must hold; nil when it must not be there.
  public let before: SourceText?
  /// What it will hold; nil when it goes away.
  public let after: SourceText?
  /// The same, as ids.
  public let state: FileState

  public init(_ file: FileID, before: SourceText?, after: SourceText?) {
    self.file = file
    self.before = before
    self.after = after
    state = FileState(path: file.path, before: before.map { ContentID(of: $0) }, after: after.map { ContentID(of: $0) })
  }

  /// Replaces what is known of the file, so that nothing is hashed twice.
  init(_ file: FileID, before: SourceText?, after: SourceText?, state: FileState) {
    self.file = file
    self.before = before
    self.after = after
    self.state = state
  }

  /// Several of ours; their ids, which take a while when they are large, are made at once.
  static func newStates(_ files: [(path: String, bytes: [UInt8])]) -> [FileWrite] {
    let writes = Mutex<[Int: FileWrite]>([:])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let write = newState(files[index].path, files[index].bytes)
      writes.withLock { $0[index] = write }
    }
    return writes.withLock { found in files.indices.compactMap { found[$0] } }
  }

  /// A file of ours below `.reframe/`, which must not be there yet.
  static func newState(_ path: String, _ bytes: [UInt8]) -> FileWrite {
    FileWrite(FileID(StateFolder.name + "/" + path), before: nil, after: SourceText(bytes: bytes))
  }
}
