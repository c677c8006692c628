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
    guard let folder = try StateFolder.open(in: checkout.root, creating: creating) else { return nil }
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
        if code == EWOULDBLOCK { throw WorkspaceError("'\(StateFolder.name)/\(name)' is in use by another 'reframe'") }
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
    try System.write(bytes, to: descriptor) { self.failure("written") }
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
    guard let folder = try StateFolder.open(in: checkout.root, creating: true) else {
      throw WorkspaceError("'\(StateFolder.name)' cannot be made")
    }
    defer { close(folder) }
    path = checkout.root + "/" + StateFolder.name + "/" + name
    let failure = { WorkspaceError("'\(StateFolder.name)/\(name)' cannot be written: \(System.lastError)") }
    unlinkat(folder, name, 0)
    let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    try System.write(Array(text.utf8), to: descriptor, failure)
  }

  /// What the file holds now.
  public func contents() throws(WorkspaceError) -> [UInt8] { try System.contents(of: path, name: path) }

  public func remove() { unlink(path) }
}

/// The folder at the checkout's root in which state is kept; git ignores it.
enum StateFolder {
  static let name = ".reframe"

  /// The open folder; nil when there is none and none is to be created. Throws when a link or a file has its name.
  static func open(in root: String, creating: Bool) throws(WorkspaceError) -> Int32? {
    let path = root + "/" + name
    if creating, mkdir(path, 0o755) != 0, errno != EEXIST { throw failure() }
    let folder = openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard folder >= 0 else {
      if errno == ENOENT, !creating { return nil }
      throw failure()
    }
    if creating { try ignoreAll(in: folder) }
    return folder
  }

  private static func ignoreAll(in folder: Int32) throws(WorkspaceError) {
    let file = openat(folder, ".gitignore", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else {
      if errno == EEXIST { return }
      throw failure()
    }
    defer { close(file) }
    try System.write(Array("*\n".utf8), to: file, failure)
  }

  private static func failure() -> WorkspaceError { WorkspaceError("'\(name)' cannot be used: \(System.lastError)") }
}

extension System {
  /// Writes all bytes, or throws what the closure makes of the error.
  static func write(_ bytes: [UInt8], to descriptor: Int32, _ failure: () -> WorkspaceError) throws(WorkspaceError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { rawWrite(descriptor, $0.baseAddress! + offset, $0.count - offset) }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure()
      }
      offset += count
    }
  }

  private static func rawWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #else
      Glibc.write(descriptor, bytes, count)
    #endif
  }
}
