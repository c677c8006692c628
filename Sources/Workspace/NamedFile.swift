#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that somebody names to keep something in, like a baseline. It need not be there yet.
public struct NamedFile: Sendable {
  /// As it was named.
  public let name: String
  /// Absolute, every link resolved.
  private let path: String

  /// A file that was typed; it may be anywhere.
  public init(_ name: String, currentDirectory: String) throws(WorkspaceError) {
    self.name = name
    let last = name.utf8.lastIndex(of: 0x2F).map { name[name.utf8.index(after: $0)...] } ?? name[...]
    guard !name.utf8.contains(0) else { throw WorkspaceError("a path cannot hold a NUL") }
    guard !last.isEmpty, last != ".", last != ".." else { throw WorkspaceError("'\(name)' names no file") }
    let folder = NamedPath.parent(of: name.utf8.first == 0x2F ? name : currentDirectory + "/" + name)
    guard let real = System.realPath(folder), System.status(real)?.isFolder == true else {
      throw WorkspaceError("there is no folder for the file '\(name)'")
    }
    let place = real == "/" ? "/" + last : real + "/" + last
    guard System.linkStatus(place)?.isLink == true else {
      path = place
      return
    }
    guard let target = System.realPath(place) else { throw WorkspaceError("'\(name)' is a symbolic link to nothing") }
    path = target
  }

  /// A file that the checkout names itself, in its configuration for one. It has to be inside: what comes with a checkout
  /// must not choose other files.
  public init(_ name: String, inside checkout: Checkout) throws(WorkspaceError) {
    let outside = WorkspaceError("'\(name)' is not the path of a file inside the checkout")
    guard name.utf8.first != 0x2F, Self.isOpen(name) else { throw outside }
    try self.init(name, currentDirectory: checkout.root)
    guard let root = System.realPath(checkout.root), let place = NamedPath.path(of: path, in: root), Self.isOpen(place) else {
      throw outside
    }
  }

  /// True when no part of the path climbs out or leads into what is git's.
  private static func isOpen(_ path: String) -> Bool {
    !path.utf8.split(separator: 0x2F).contains { part in
      let name = String(decoding: part, as: UTF8.self).lowercased()
      return name == ".." || name == ".git"
    }
  }

  /// The folder that the file is in.
  var folder: String { NamedPath.parent(of: path) }

  /// The bytes of the file; nil when there is none.
  public func contents() throws(WorkspaceError) -> [UInt8]? {
    guard System.linkStatus(path) != nil else { return nil }
    return try System.contents(of: path, name: name)
  }

  /// Puts the bytes in the place of what the file holds, all of them or none.
  ///
  /// They are written to a file beside it, flushed and renamed; the mode of an old file is kept. Throws, and changes
  /// nothing, when the file does not hold `old` any more (nil: is there by now), or when it may not be written.
  public func write(_ bytes: [UInt8], replacing old: [UInt8]?) throws(WorkspaceError) {
    let before = System.linkStatus(path)
    if let before, !before.isFile { throw WorkspaceError("'\(name)' is no regular file") }
    if let before, before.st_mode & 0o222 == 0 || access(path, W_OK) != 0 {
      throw WorkspaceError("'\(name)' is write-protected and is left alone")
    }
    let temporary = "\(folder == "/" ? "" : folder)/.reframe-\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw failure }
    var isDone = false
    defer { if !isDone { unlink(temporary) } }
    try finish(descriptor, with: bytes, mode: before.map { $0.st_mode & 0o7777 })
    guard try contents() == old else {
      throw WorkspaceError("'\(name)' changed while it was worked on and is left alone")
    }
    guard rename(temporary, path) == 0 else { throw failure }
    isDone = true
    flushFolder()
  }

  private func finish(_ descriptor: Int32, with bytes: [UInt8], mode: mode_t?) throws(WorkspaceError) {
    defer { close(descriptor) }
    guard System.fill(descriptor, with: bytes) else { throw failure }
    if let mode, fchmod(descriptor, mode) != 0 { throw failure }
    guard fsync(descriptor) == 0 else { throw failure }
  }

  /// The rename itself is safe on disk when the folder is. Some file systems cannot do that; the content is there.
  private func flushFolder() {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private var failure: WorkspaceError { WorkspaceError("'\(name)' cannot be written: \(System.lastError)") }
}

/// How a file that outlives the run names the files of a checkout.
public struct OutsidePaths: Equatable, Sendable {
  /// What stands before the checkout's paths; empty for nothing.
  let added: String
  /// The folder of the checkout that the paths count from; empty for its root.
  let dropped: String

  /// Gives a path of the checkout as the file has it.
  public func outside(_ path: String) -> String {
    let own = dropped.isEmpty ? path : NamedPath.path(of: path, in: dropped) ?? path
    return Self.join(added, own)
  }

  /// Gives a path of the file as the checkout has it.
  public func inside(_ path: String) -> String {
    let own = added.isEmpty ? path : NamedPath.path(of: path, in: added) ?? path
    return Self.join(dropped, own)
  }

  private static func join(_ folder: String, _ path: String) -> String {
    [folder, path].filter { !$0.isEmpty }.joined(separator: "/")
  }
}

extension Checkout {
  /// How a file that outlives the run names the files of this checkout.
  ///
  /// With git, paths are relative to the top level. Without, the root depends on what was named, so the folder of the
  /// file is what they are relative to; nil when what was named is not inside of that.
  public func paths(in file: NamedFile) -> OutsidePaths? {
    if isGit || gitComplaint != nil { return OutsidePaths(added: "", dropped: "") }
    guard NamedPath.path(of: folder, in: file.folder) != nil else { return nil }
    return OutsidePaths(
      added: NamedPath.path(of: root, in: file.folder) ?? "", dropped: NamedPath.path(of: file.folder, in: root) ?? "")
  }
}
