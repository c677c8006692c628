#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ChangeLog
import SourceEdits

/// `.reframe/` at the root of a checkout: batches, the journal, the lock. Git never sees what is in it.
public enum StateFolder {
  public static let name = ".reframe"
  static let journal = "journal.json"
  static let lock = "lock"
  static let batches = "batches"

  /// Opens the folder without following a link; makes it, and its `.gitignore`, where it is missing.
  static func open(in root: String) throws(WorkspaceError) -> Int32 {
    let path = root + "/" + name
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw WorkspaceError("the folder '\(name)', where batches are kept, cannot be made: \(System.lastError)")
    }
    let folder = try existing(in: root)
    guard let folder else { throw WorkspaceError("the folder '\(name)', where batches are kept, is gone again") }
    // Everything in it is local; whoever wants to share batches takes the line out, and it stays out.
    let ignore = openat(folder, ".gitignore", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    if ignore >= 0 {
      _ = "*\n".withCString { System.write(ignore, $0, 2) }
      close(ignore)
    }
    return folder
  }

  /// Puts a file of ours in place, whole or not at all, and flushes it.
  static func replace(_ name: String, with bytes: [UInt8], in folder: Int32) throws(WorkspaceError) {
    let path = self.name + "/" + name
    let temporary = "\(Journal.prefix)\(getpid()).tmp"
    unlinkat(folder, temporary, 0)
    let place = FilePlace(folder: folder, name: name, path: path)
    try place.create(temporary, with: bytes, like: nil)
    let descriptor = openat(folder, temporary, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    defer { close(descriptor) }
    guard descriptor >= 0, fsync(descriptor) == 0, renameat(folder, temporary, folder, name) == 0 else {
      let failure = place.failure()
      unlinkat(folder, temporary, 0)
      throw failure
    }
    fsync(folder)
  }

  /// Opens the folder; nil when there is none.
  static func existing(in root: String) throws(WorkspaceError) -> Int32? {
    let path = root + "/" + name
    let descriptor = System.openFolder(path)
    if descriptor >= 0 { return descriptor }
    switch errno {
    case ENOENT: return nil
    case ELOOP, ENOTDIR: throw WorkspaceError("'\(name)' is no folder; batches are kept in a folder of that name")
    default: throw WorkspaceError("the folder '\(name)' cannot be opened: \(System.lastError)")
    }
  }
}

extension Checkout {
  /// Reads a file below `.reframe/`; nil when there is none.
  public func state(_ path: String) throws(WorkspaceError) -> [UInt8]? {
    let name = StateFolder.name + "/" + path
    guard System.linkStatus(root + "/" + name) != nil else { return nil }
    return try contents(of: FileID(name))
  }

  /// Reads a file; a link on the way to it is not followed.
  func contents(of file: FileID) throws(WorkspaceError) -> [UInt8] {
    guard var folders = FolderStack(root: root) else {
      throw WorkspaceError("the folder '\(root)' cannot be read: \(System.lastError)")
    }
    let place = try folders.place(of: file)
    let descriptor = openat(place.folder, place.name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ELOOP { throw WorkspaceError("'\(file)' is a symbolic link and is left alone") }
      if errno == ENOENT { throw WorkspaceError("'\(file)' is no longer there") }
      throw WorkspaceError("'\(file)' cannot be read: \(System.lastError)")
    }
    defer { close(descriptor) }
    return try System.contents(ofDescriptor: descriptor, name: file.path)
  }
}

/// The right to write to a checkout. One run has it at a time; it ends with the value, or with the process.
public final class CheckoutLock: Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    // What is open is what is locked.
    close(descriptor)
  }

  /// True when some run has the right to write.
  static func isHeld(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Waits for the right to write. Throws when another run keeps it for longer than `patience` seconds.
  ///
  /// - Parameter waiting: called once when there is something to wait for, with the other run's process.
  static func take(
    in folder: Int32, patience: Double, waiting: (String) -> Void
  ) throws(WorkspaceError) -> CheckoutLock {
    let descriptor = openat(folder, StateFolder.lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else {
      throw WorkspaceError("'\(StateFolder.name)/\(StateFolder.lock)' cannot be opened: \(System.lastError)")
    }
    var rest = patience
    var isTold = false
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        let words = System.lastError
        close(descriptor)
        throw WorkspaceError("the checkout cannot be locked: \(words)")
      }
      let owner = (try? System.contents(ofDescriptor: descriptor, name: StateFolder.lock)) ?? []
      lseek(descriptor, 0, SEEK_SET)
      let name = owner.isEmpty ? "another run of Reframe" : "another run of Reframe (process \(String(decoding: owner, as: UTF8.self)))"
      guard rest > 0 else {
        close(descriptor)
        throw WorkspaceError("\(name) is writing to this checkout; wait until it has ended")
      }
      if !isTold { waiting(name) }
      isTold = true
      usleep(50_000)
      rest -= 0.05
    }
    ftruncate(descriptor, 0)
    let process = String(getpid())
    _ = process.withCString { System.write(descriptor, $0, process.utf8.count) }
    return CheckoutLock(descriptor: descriptor)
  }
}
