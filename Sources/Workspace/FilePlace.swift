#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import SourceText

/// What a file was like when it was checked.
struct FileStatus: Sendable {
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  private let identity: [Int]

  init(_ status: stat) {
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    #if canImport(Darwin)
      let modified = [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
    #else
      let modified = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    #endif
    identity = [Int(truncatingIfNeeded: status.st_ino), Int(truncatingIfNeeded: status.st_dev), Int(status.st_size)] + modified
  }

  func isSameFile(as other: FileStatus) -> Bool { identity == other.identity }
}

/// A file by its open folder and its name there.
struct FilePlace: Sendable {
  let folder: Int32
  let name: String
  /// For messages.
  let path: String

  var changed: WorkspaceError { refusal("changed while it was worked on and is left alone") }

  /// The error of the call before, as a sentence.
  func failure() -> WorkspaceError { WorkspaceError("'\(path)' cannot be written: \(System.lastError)") }

  /// That the file is left alone, and why.
  func refusal(_ why: String) -> WorkspaceError { WorkspaceError("'\(path)' \(why)", kind: .refused) }

  /// True when the name is taken, by whatever it is.
  var exists: Bool { has(name) }

  func has(_ name: String) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// The file's status, once it is known to be a writable regular file with these bytes.
  func checked(against original: [UInt8]) throws(WorkspaceError) -> FileStatus {
    let descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ELOOP { throw refusal("is a symbolic link and is left alone") }
      if errno == ENOENT { throw refusal("is no longer there") }
      throw WorkspaceError("'\(path)' cannot be read: \(System.lastError)")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    guard status.isFile else { throw refusal("is no regular file") }
    guard status.st_mode & 0o222 != 0, faccessat(folder, name, W_OK, 0) == 0 else {
      throw WorkspaceError("'\(path)' is write-protected and is left alone")
    }
    guard try System.contents(ofDescriptor: descriptor, name: path) == original else { throw changed }
    return FileStatus(status)
  }

  /// The id of the content; nil when there is no regular file.
  func contentID() -> ContentID? { contentID(of: name) }

  func contentID(of name: String) -> ContentID? {
    let descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let bytes = try? System.contents(ofDescriptor: descriptor, name: path) else { return nil }
    return ContentID(of: bytes)
  }

  /// Writes a new file beside this one, with the mode and, where that is possible, the owner of the old one.
  func create(
    _ beside: String, with bytes: [UInt8], like status: FileStatus?, reached: () -> Void = {}
  ) throws(WorkspaceError) {
    let descriptor = openat(folder, beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, status == nil ? 0o666 : 0o600)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    let half = bytes.count / 2
    guard System.fill(descriptor, with: bytes, range: 0..<half) else { throw failure() }
    reached()
    guard System.fill(descriptor, with: bytes, range: half..<bytes.count) else { throw failure() }
    guard let status else { return }
    var now = stat()
    if fstat(descriptor, &now) == 0, now.st_uid != status.owner || now.st_gid != status.group {
      _ = fchown(descriptor, status.owner, status.group)
    }
    guard fchmod(descriptor, status.mode) == 0 else { throw failure() }
  }

  /// - Parameter name: what the file is called, when that is not its own name.
  func isUnchanged(since status: FileStatus, as name: String? = nil) -> Bool {
    var now = stat()
    guard fstatat(folder, name ?? self.name, &now, AT_SYMLINK_NOFOLLOW) == 0, now.isFile else { return false }
    return FileStatus(now).isSameFile(as: status)
  }

  /// Gives the file a second name, or a copy where it cannot have one. True for a second name.
  func keep(as old: String, _ bytes: [UInt8], like status: FileStatus) throws(WorkspaceError) -> Bool {
    if linkat(folder, name, folder, old, 0) == 0 { return true }
    // No space is no reason to write more.
    guard errno != ENOSPC, errno != EDQUOT, errno != EROFS else { throw failure() }
    try create(old, with: bytes, like: status)
    return false
  }

  /// Renames something in the folder.
  func rename(_ from: String, to: String) throws(WorkspaceError) {
    guard renameat(folder, from, folder, to) == 0 else { throw failure() }
  }

  /// Removes something in the folder, if it is there.
  func remove(_ name: String) throws(WorkspaceError) {
    guard unlinkat(folder, name, 0) != 0 else { return }
    // A read-only file system complains before it looks.
    let failure = failure()
    if has(name) { throw failure }
  }
}
