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
  static let lock = "lock"
  static let batches = "batches"
  /// What git reads while a batch is committed.
  static let commitMessage = "commit-message.txt"
  static let commitPaths = "commit-paths.txt"

  /// Opens the folder without following a link; makes it, and its `.gitignore`, where it is missing.
  static func open(in root: String) throws(WorkspaceError) -> Int32 {
    let path = root + "/" + name
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw WorkspaceError("the folder '\(name)', where batches are kept, cannot be made: \(System.lastError)")
    }
    let folder = try existing(in: root)
    guard let folder else { throw WorkspaceError("the folder '\(name)', where batches are kept, is gone again") }
    do throws(WorkspaceError) { try hide(folder) } catch {
      close(folder)
      throw error
    }
    return folder
  }

  /// Everything in it is local; whoever wants to share batches takes the line out, and it stays out.
  private static func hide(_ folder: Int32) throws(WorkspaceError) {
    let place = FilePlace(folder: folder, name: ".gitignore", path: "\(name)/.gitignore")
    guard !place.exists else { return }
    // Runs that do not wait for each other yet may do this at once.
    let temporary = "gitignore-\(getpid())"
    do throws(WorkspaceError) {
      try place.remove(temporary)
      try place.create(temporary, with: Array("*\n".utf8), like: nil)
      try place.rename(temporary, to: place.name)
    } catch {
      unlinkat(folder, temporary, 0)
      throw error
    }
  }

  /// Puts a file of ours in place, whole or not at all, and flushes it.
  ///
  /// - Parameter state: the open `.reframe/`, where what is not whole yet stands.
  static func replace(
    _ file: FilePlace, with bytes: [UInt8], state: Int32, reached: (String) -> Void = { _ in }
  ) throws(WorkspaceError) {
    let place = FilePlace(folder: state, name: "\(Journal.prefix)\(getpid()).tmp", path: file.path)
    do throws(WorkspaceError) {
      try place.remove(place.name)
      try place.create(place.name, with: bytes, like: nil) { reached("half of '\(file.path)' written") }
      let descriptor = openat(state, place.name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      defer { close(descriptor) }
      guard descriptor >= 0, fsync(descriptor) == 0 else { throw file.failure() }
      reached("'\(file.path)' flushed")
      guard renameat(state, place.name, file.folder, file.name) == 0 else { throw file.failure() }
    } catch {
      unlinkat(state, place.name, 0)
      throw error
    }
    fsync(file.folder)
  }

  /// Removes what runs that were interrupted left of files that `replace` was to put in place, and what git was to read.
  /// Only under the lock.
  static func clear(_ folder: Int32) {
    for name in names(in: dup(folder)) where name.hasPrefix(Journal.prefix) || [commitMessage, commitPaths].contains(name) {
      unlinkat(folder, name, 0)
    }
  }

  /// The names in an open folder, which is closed.
  static func names(in descriptor: Int32) -> [String] {
    guard descriptor >= 0 else { return [] }
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    defer { closedir(stream) }
    rewinddir(stream)
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { raw in String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }

  /// The nearest folder upwards where batches are kept; nil when there is none.
  ///
  /// From inside vendored code, and from a folder with a configuration of its own, it is not looked for outside. Neither
  /// does somebody else's folder count that merely lies above, like one in `/tmp`.
  static func root(from start: String) -> String? {
    var folder = start
    while true {
      let prefix = folder == "/" ? "" : folder
      if let status = System.linkStatus("\(prefix)/\(name)"), status.isFolder, folder == start || status.st_uid == geteuid() {
        return folder
      }
      let last = Array(folder.utf8.split(separator: 0x2F).last ?? [])[...]
      if folder == "/" || FileSelection.isVendored(last) || System.linkStatus("\(prefix)/.reframe.json") != nil { return nil }
      folder = NamedPath.parent(of: folder)
    }
  }

  /// Opens the folder; nil when there is none.
  static func existing(in root: String) throws(WorkspaceError) -> Int32? {
    let path = root + "/" + name
    let descriptor = System.openFolder(path)
    if descriptor >= 0 { return descriptor }
    switch errno {
    case ENOENT: return nil
    case ELOOP, ENOTDIR: throw WorkspaceError("'\(name)' is no folder; batches are kept in a folder of that name", kind: .refused)
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
      if errno == ELOOP { throw WorkspaceError("'\(file)' is a symbolic link and is left alone", kind: .refused) }
      if errno == ENOENT { throw WorkspaceError("'\(file)' is no longer there", kind: .refused) }
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
        throw WorkspaceError("\(name) is writing to this checkout; wait until it has ended", kind: .refused)
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
