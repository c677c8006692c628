#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file in `.reframe/` that one process at a time writes, line by line. Every line is on the disk before the next.
public final class StateFile {
  private let folder: Int32
  private let descriptor: Int32
  private let name: String

  /// Opens a file in the checkout's state folder, with the folder when it is created.
  ///
  /// Returns nil when there is no such file and none is to be created. Throws when another process has it open.
  public static func open(_ name: String, in checkout: Checkout, creating: Bool) throws(WorkspaceError) -> StateFile? {
    guard let folder = creating ? try StateFolder.open(in: checkout.root) : try StateFolder.existing(in: checkout.root) else { return nil }
    let flags = O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | (creating ? O_CREAT : 0)
    while true {
      let descriptor = openat(folder, name, flags, 0o644)
      guard descriptor >= 0 else {
        let code = errno
        close(folder)
        if code == ENOENT, !creating { return nil }
        throw WorkspaceError("'\(StateFolder.name)/\(name)' cannot be opened: \(System.words(for: code))")
      }
      var status = stat()
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0, status.isFile else {
        let code = errno
        close(descriptor)
        close(folder)
        if code == EWOULDBLOCK { throw WorkspaceError("'\(StateFolder.name)/\(name)' is in use by another 'reframe'", kind: .refused) }
        throw WorkspaceError("'\(StateFolder.name)/\(name)' cannot be opened")
      }
      // Removed between opening and locking: what has the name now is another file.
      if status.st_nlink > 0 { return StateFile(folder: folder, descriptor: descriptor, name: name) }
      close(descriptor)
    }
  }

  private init(folder: Int32, descriptor: Int32, name: String) {
    self.folder = folder
    self.descriptor = descriptor
    self.name = name
  }

  deinit {
    close(descriptor)
    close(folder)
  }

  private var path: String { StateFolder.name + "/" + name }

  public func contents() throws(WorkspaceError) -> [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw failure("read") }
    return try System.contents(ofDescriptor: descriptor, name: path)
  }

  /// Adds bytes at the end and waits until the disk has them.
  public func append(_ bytes: [UInt8]) throws(WorkspaceError) {
    guard System.fill(descriptor, with: bytes) else { throw failure("written") }
    guard fsync(descriptor) == 0 else { throw failure("written") }
  }

  /// Drops everything behind the given number of bytes.
  public func truncate(to count: Int) throws(WorkspaceError) {
    guard ftruncate(descriptor, off_t(count)) == 0, fsync(descriptor) == 0 else { throw failure("written") }
  }

  /// Removes the file from its folder.
  public func remove() throws(WorkspaceError) {
    guard unlinkat(folder, name, 0) == 0 || errno == ENOENT else { throw failure("removed") }
    fsync(folder)
  }

  private func failure(_ verb: String) -> WorkspaceError { WorkspaceError("'\(path)' cannot be \(verb): \(System.lastError)") }
}

/// A text in `.reframe/` that another program edits, gone afterwards.
public struct ScratchFile: Sendable {
  /// The absolute path.
  public let path: String

  /// Writes the text; what was left of an earlier one goes.
  public init(_ name: String, in checkout: Checkout, text: String) throws(WorkspaceError) {
    let folder = try StateFolder.open(in: checkout.root)
    defer { close(folder) }
    path = checkout.root + "/" + StateFolder.name + "/" + name
    let failure = { WorkspaceError("'\(StateFolder.name)/\(name)' cannot be written: \(System.lastError)") }
    unlinkat(folder, name, 0)
    let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    guard System.fill(descriptor, with: Array(text.utf8)) else { throw failure() }
  }

  /// What the file holds now.
  public func contents() throws(WorkspaceError) -> [UInt8] { try System.contents(of: path, name: path) }

  public func remove() { unlink(path) }
}
