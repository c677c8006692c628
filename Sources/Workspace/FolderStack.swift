#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import SourceEdits

/// Opens folders below a root without following a link on the way, and keeps those on the way open.
///
/// Asked in the order of paths it opens every folder once.
struct FolderStack: ~Copyable {
  enum Place: Equatable {
    case open(Int32)
    case link
    case missing
    case unreadable(String)
  }

  private let root: Int32
  /// The open folders below the root, each with where its name ends in `path`.
  private var open: [(end: Int, descriptor: Int32)] = []
  private var path: [UInt8] = []

  init?(root: String) {
    self.root = Self.openFolder(AT_FDCWD, root, follow: true)
    if self.root < 0 { return nil }
  }

  /// Throws a sentence when the root cannot be opened.
  static func of(_ root: String) throws(WorkspaceError) -> FolderStack {
    guard let stack = FolderStack(root: root) else {
      throw WorkspaceError("the folder '\(root)' cannot be read: \(System.lastError)")
    }
    return stack
  }

  deinit {
    for folder in open { close(folder.descriptor) }
    close(root)
  }

  /// The folder that the path names; the descriptor is good until the next call.
  mutating func folder(_ wanted: ArraySlice<UInt8>) -> Place {
    guard !wanted.isEmpty else { return .open(root) }
    keepCommonPart(with: wanted)
    if let last = open.last, last.end == wanted.count { return .open(last.descriptor) }
    let start = open.last.map { $0.end + 1 } ?? 0
    path = Array(wanted)
    var offset = start
    while offset <= path.count {
      let end = path[offset...].firstIndex(of: 0x2F) ?? path.count
      let parent = open.last?.descriptor ?? root
      let name = String(decoding: path[offset..<end], as: UTF8.self)
      let descriptor = Self.openFolder(parent, name, follow: false)
      guard descriptor >= 0 else { return Self.failure(errno, parent, name) }
      open.append((end, descriptor))
      offset = end + 1
    }
    return .open(open[open.count - 1].descriptor)
  }

  /// The open folder that a file is in, and the file's name; the descriptor is good until the next call.
  mutating func place(of file: FileID) throws(WorkspaceError) -> (folder: Int32, name: String) {
    let path = Array(file.path.utf8)[...]
    let slash = path.lastIndex(of: 0x2F)
    switch folder(slash.map { path[..<$0] } ?? []) {
    case .open(let folder): return (folder, slash.map { String(decoding: path[($0 + 1)...], as: UTF8.self) } ?? file.path)
    case .link: throw WorkspaceError("'\(file)' is behind a symbolic link and is left alone", kind: .refused)
    case .missing: throw WorkspaceError("'\(file)' is no longer there", kind: .refused)
    case .unreadable(let words): throw WorkspaceError("'\(file)' cannot be reached: \(words)")
    }
  }

  /// The same, as a place; good until the next call.
  mutating func file(_ path: String) throws(WorkspaceError) -> FilePlace {
    let place = try place(of: FileID(path))
    return FilePlace(folder: place.folder, name: place.name, path: path)
  }

  private mutating func keepCommonPart(with wanted: ArraySlice<UInt8>) {
    let common = zip(path, wanted).prefix { $0 == $1 }.count
    while let last = open.last {
      let isBoundary = last.end == wanted.count || (last.end < wanted.count && wanted[wanted.startIndex + last.end] == 0x2F)
      if last.end <= common, isBoundary { return }
      close(last.descriptor)
      open.removeLast()
    }
  }

  private static func openFolder(_ parent: Int32, _ name: String, follow: Bool) -> Int32 {
    openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (follow ? 0 : O_NOFOLLOW))
  }

  private static func failure(_ code: Int32, _ parent: Int32, _ name: String) -> Place {
    var status = stat()
    if fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.isLink { return .link }
    return code == EACCES || code == EPERM || code == EMFILE ? .unreadable(System.words(for: code)) : .missing
  }
}
