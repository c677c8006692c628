import ChangeLog
import SourceEdits
import SourceText

/// What is to become of one file.
public struct FileWrite: Sendable {
  public let file: FileID
  /// What the file must hold; nil when it must not be there.
  public let before: SourceText?
  /// What it will hold; nil when it goes away.
  public let after: SourceText?
  /// The same, as ids.
  public let state: FileState

  /// - Parameter id: that of the content before, when it is known already.
  public init(_ file: FileID, before: SourceText?, after: SourceText?, id: ContentID? = nil) {
    self.file = file
    self.before = before
    self.after = after
    state = FileState(path: file.path, before: before.map { id ?? ContentID(of: $0) }, after: after.map { ContentID(of: $0) })
  }

  /// Replaces what is known of the file, so that nothing is hashed twice.
  init(_ file: FileID, before: SourceText?, after: SourceText?, state: FileState) {
    self.file = file
    self.before = before
    self.after = after
    self.state = state
  }

  /// A file of ours below `.reframe/`, which must not be there yet.
  ///
  /// Nobody else writes there, so the journal can do without the id of what may be a large file.
  static func newState(_ path: String, _ bytes: [UInt8]) -> FileWrite {
    let file = FileID(StateFolder.name + "/" + path)
    return FileWrite(file, before: nil, after: SourceText(bytes: bytes), state: FileState(path: file.path, before: nil, after: nil))
  }
}
