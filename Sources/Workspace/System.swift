#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few calls of the operating system that the workspace needs, each with its error as words.
enum System {
  /// The words for the error of the call before.
  static var lastError: String { words(for: errno) }

  static func words(for code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// What the path names, links followed; nil when it names nothing.
  static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// What the path names, a link taken for itself; nil when it names nothing.
  static func linkStatus(_ path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// The path with every link resolved; nil when it names nothing.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Opens a folder; a link is not followed. Negative, with the error in `errno`, when it cannot.
  static func openFolder(_ path: String) -> Int32 { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW) }

  /// The system's `write`, under a name that methods called `write` do not hide.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #else
      Glibc.write(descriptor, bytes, count)
    #endif
  }

  /// Writes all the bytes. False, with the error in `errno`, when it cannot.
  static func fill(_ descriptor: Int32, with bytes: [UInt8], range: Range<Int>? = nil) -> Bool {
    bytes.withUnsafeBytes { raw in
      var offset = range?.lowerBound ?? 0
      let end = range?.upperBound ?? raw.count
      while offset < end {
        let count = write(descriptor, raw.baseAddress! + offset, end - offset)
        if count >= 0 { offset += count } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Makes everything that was written to the folder's file system safe on the disk.
  ///
  /// False, where there is no such call: each file has to be flushed by itself then.
  static func flushFileSystem(of folder: Int32) -> Bool {
    #if canImport(Darwin)
      return false
    #else
      // The headers hide it from all but GNU's own sources.
      typealias Call = @convention(c) (Int32) -> Int32
      guard let program = dlopen(nil, RTLD_NOW), let address = dlsym(program, "syncfs") else { return false }
      return unsafeBitCast(address, to: Call.self)(folder) == 0
    #endif
  }

  /// The bytes of a regular file. Throws a sentence that names `name`.
  static func contents(of path: String, name: String) throws(WorkspaceError) -> [UInt8] {
    // O_NONBLOCK: a named pipe must not hold up the run.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw WorkspaceError("'\(name)' cannot be read: \(lastError)") }
    defer { close(descriptor) }
    return try contents(ofDescriptor: descriptor, name: name)
  }

  /// Reads an open regular file to its end, with one call when its size is what the file system says.
  static func contents(ofDescriptor descriptor: Int32, name: String) throws(WorkspaceError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw WorkspaceError("'\(name)' cannot be read: \(lastError)") }
    guard status.isFile else { throw WorkspaceError("'\(name)' is no regular file") }
    var failure: Int32 = 0
    var full = false
    let capacity = Int(status.st_size) + 1
    var bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      failure = fill(buffer, from: descriptor, count: &count)
      full = count == capacity
    }
    if failure == 0, full { failure = appendRest(of: descriptor, to: &bytes) }
    guard failure == 0 else { throw WorkspaceError("'\(name)' cannot be read: \(words(for: failure))") }
    return bytes
  }

  /// Reads until the buffer is full or the file ends; returns the error or 0.
  private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, count: inout Int) -> Int32 {
    while count < buffer.count {
      let wanted = buffer.count - count
      let got = read(descriptor, buffer.baseAddress! + count, wanted)
      if got < 0 {
        if errno == EINTR { continue }
        return errno
      }
      count += got
      if got < wanted { return 0 }
    }
    return 0
  }

  /// Takes what a file has beyond the size it was said to have.
  private static func appendRest(of descriptor: Int32, to bytes: inout [UInt8]) -> Int32 {
    var more = true
    while more {
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        failure = fill(buffer, from: descriptor, count: &count)
      }
      if failure != 0 { return failure }
      bytes += chunk
      more = !chunk.isEmpty
    }
    return 0
  }
}

extension stat {
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
