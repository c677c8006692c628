import SourceEdits
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Checkout {
  /// Reads a file's bytes. May be called from several threads.
  public func read(_ file: FileID) throws -> [UInt8] {
    try System.contents(of: root + "/" + file.path, name: file.path)
  }

  /// The files among these that differ from the last commit: modified, staged, in conflict or not tracked.
  ///
  /// Where there is no git nothing is known of any file, and none is returned. Throws a `WorkspaceError` when there is
  /// git and it does not answer.
  public func uncommitted(among files: [FileID]) throws(WorkspaceError) -> [FileID] {
    guard !files.isEmpty else { return [] }
    if let gitComplaint {
      throw WorkspaceError("git cannot tell which files have uncommitted changes: \(gitComplaint)")
    }
    guard isGit else { return [] }
    let arguments = ["status", "--porcelain=v1", "-z", "--untracked-files=all", "--ignore-submodules=all", "--no-renames", "--"]
    // A command line has a limit; with many files git is faster when it looks at everything.
    let paths = files.count > 200 ? [] : files.map(\.path)
    guard let result = Git(folder: root).run(arguments + paths) else { throw WorkspaceError("git cannot be started") }
    guard result.status == 0 else {
      throw WorkspaceError("git cannot tell which files have uncommitted changes: \(result.complaint)")
    }
    // Two letters, a space and the path.
    let changed = Set(result.output.split(separator: 0).map { FileID(String(decoding: $0.dropFirst(3), as: UTF8.self)) })
    return files.filter { changed.contains($0) }
  }

  /// Replaces a file's content, all of it or nothing.
  ///
  /// The new content is written to a file beside it, flushed to the disk and renamed, with the mode and, where that is
  /// possible, the owner of the old one. Throws a `WorkspaceError`, and changes nothing, when the bytes on disk are not
  /// those of `original`, when the file is a symbolic link or behind one, or when it may not be written.
  public func write(_ text: SourceText, to file: FileID, expecting original: SourceText) throws {
    guard var folders = FolderStack(root: root) else {
      throw WorkspaceError("the folder '\(root)' cannot be read: \(System.lastError)")
    }
    let path = Array(file.path.utf8)[...]
    let slash = path.lastIndex(of: 0x2F)
    let name = slash.map { String(decoding: path[($0 + 1)...], as: UTF8.self) } ?? file.path
    switch folders.folder(slash.map { path[..<$0] } ?? []) {
    case .open(let folder):
      let replacement = FileReplacement(folder: folder, name: name, path: file.path)
      try replacement.write(text.bytes, expecting: original.bytes)
    case .link: throw WorkspaceError("'\(file)' is behind a symbolic link and is left alone")
    case .missing: throw WorkspaceError("'\(file)' is no longer there")
    case .unreadable(let words): throw WorkspaceError("'\(file)' cannot be written: \(words)")
    }
  }
}

/// Puts a new file in the place of an old one.
private struct FileReplacement {
  let folder: Int32
  let name: String
  /// For messages.
  let path: String

  func write(_ bytes: [UInt8], expecting original: [UInt8]) throws(WorkspaceError) {
    let before = try checked(against: original)
    let temporary = ".reframe-\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
    let descriptor = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failure() }
    var isDone = false
    defer { if !isDone { unlinkat(folder, temporary, 0) } }
    try finish(descriptor, with: bytes, like: before)
    guard isUnchanged(since: before) else { throw changed }
    guard renameat(folder, temporary, folder, name) == 0 else { throw failure() }
    isDone = true
    // The rename itself is safe on disk when the folder is. Some file systems cannot do that; the content is there.
    fsync(folder)
  }

  /// Fills the new file, gives it what the old one has, and closes it once it is on the disk.
  private func finish(_ descriptor: Int32, with bytes: [UInt8], like before: stat) throws(WorkspaceError) {
    defer { close(descriptor) }
    try fill(descriptor, with: bytes)
    adopt(before, descriptor)
    guard fchmod(descriptor, before.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else { throw failure() }
  }

  private var changed: WorkspaceError { WorkspaceError("'\(path)' changed while it was worked on and is left alone") }

  private func failure() -> WorkspaceError { WorkspaceError("'\(path)' cannot be written: \(System.lastError)") }

  /// The file's status, once it is known to be a writable regular file with these bytes.
  private func checked(against original: [UInt8]) throws(WorkspaceError) -> stat {
    let descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ELOOP { throw WorkspaceError("'\(path)' is a symbolic link and is left alone") }
      if errno == ENOENT { throw WorkspaceError("'\(path)' is no longer there") }
      throw WorkspaceError("'\(path)' cannot be read: \(System.lastError)")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    guard status.isFile else { throw WorkspaceError("'\(path)' is no regular file") }
    guard status.st_mode & 0o222 != 0, faccessat(folder, name, W_OK, 0) == 0 else {
      throw WorkspaceError("'\(path)' is write-protected and is left alone")
    }
    guard try System.contents(ofDescriptor: descriptor, name: path) == original else { throw changed }
    return status
  }

  private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(WorkspaceError) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes {
        #if canImport(Darwin)
          Darwin.write(descriptor, $0.baseAddress! + offset, $0.count - offset)
        #elseif canImport(Musl)
          Musl.write(descriptor, $0.baseAddress! + offset, $0.count - offset)
        #else
          Glibc.write(descriptor, $0.baseAddress! + offset, $0.count - offset)
        #endif
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw failure()
      }
      offset += written
    }
  }

  /// Gives the new file the owner of the old one, where the user may.
  private func adopt(_ before: stat, _ descriptor: Int32) {
    var now = stat()
    guard fstat(descriptor, &now) == 0, now.st_uid != before.st_uid || now.st_gid != before.st_gid else { return }
    _ = fchown(descriptor, before.st_uid, before.st_gid)
  }

  private func isUnchanged(since before: stat) -> Bool {
    var now = stat()
    guard fstatat(folder, name, &now, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
    return now.isFile && now.st_ino == before.st_ino && now.st_dev == before.st_dev && now.st_size == before.st_size
      && Self.modified(now) == Self.modified(before)
  }

  private static func modified(_ status: stat) -> [Int] {
    #if canImport(Darwin)
      [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
    #else
      [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    #endif
  }
}
