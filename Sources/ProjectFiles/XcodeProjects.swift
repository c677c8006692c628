import SourceEdits
import SourceText
import Synchronization

/// The `project.pbxproj` files of a checkout, each read and parsed once, whoever asks first.
public final class XcodeProjects: Sendable {
  private let read: @Sendable (FileID) -> SourceText?
  private let known = Mutex<[FileID: XcodeProjectFile?]>([:])

  /// - Parameter read: Gives the text of a file; nil when it cannot be read.
  public init(reading read: @escaping @Sendable (FileID) -> SourceText?) {
    self.read = read
  }

  /// The project file; nil when it cannot be read as one.
  public subscript(file: FileID) -> XcodeProjectFile? {
    known.withLock { known in
      if let content = known[file] { return content }
      let content = read(file).flatMap { try? XcodeProjectFile($0) }
      known[file] = .some(content)
      return content
    }
  }
}
