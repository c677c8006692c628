#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lists the files of a folder where git does not: a walk that honours `.gitignore`.
struct FolderWalk {
  private struct Level {
    let rules: IgnoreRules
    /// How many bytes of a path lead to the folder of the rules, its slash included.
    let depth: Int
  }

  private struct Entry {
    let name: [UInt8]
    let kind: Kind
  }

  private enum Kind {
    case file, folder, link, other
  }

  private let selection: FileSelection
  private var levels: [Level] = []
  private var listing = FileListing()

  /// Lists the wanted files below `root`.
  static func listing(root: String, selection: FileSelection) -> FileListing {
    var walk = FolderWalk(selection: selection)
    if let bytes = try? System.contents(of: root + "/.git/info/exclude", name: "exclude") {
      walk.levels.append(Level(rules: IgnoreRules(bytes), depth: 0))
    }
    let descriptor = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 {
      walk.visit(descriptor, path: [])
    } else {
      walk.listing.problem([], "the folder '\(root)' cannot be read: \(System.lastError)")
    }
    walk.listing.finish()
    return walk.listing
  }

  private init(selection: FileSelection) {
    self.selection = selection
  }

  /// Takes over the descriptor.
  private mutating func visit(_ descriptor: Int32, path: [UInt8]) {
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return
    }
    defer { closedir(stream) }
    let entries = Self.entries(of: stream, descriptor)
    // A folder with its own `.git` is another checkout.
    if !path.isEmpty, entries.contains(where: { $0.name == Array(".git".utf8) }) { return }
    let hasRules = pushRules(from: entries, in: descriptor, depth: path.count)
    for entry in entries.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
      take(entry, at: path + entry.name, in: descriptor)
    }
    if hasRules { levels.removeLast() }
  }

  private mutating func take(_ entry: Entry, at path: [UInt8], in parent: Int32) {
    switch entry.kind {
    case .file:
      guard selection.wants(path[...]), selection.holds(path[...]) else { return }
      if ignores(path, isFolder: false) { return listing.skip(.ignored) }
      if selection.excludes(file: path[...]) { return listing.skip(.excluded) }
      listing.add(path[...])
    case .link:
      if selection.wants(path[...]), selection.holds(path[...]) { listing.skip(.link) }
    case .folder:
      guard selection.mayHold(inFolder: path[...]), entry.name != Array(".git".utf8) else { return }
      if let reason = selection.skipReason(folder: path[...]) { return listing.skip(reason) }
      if ignores(path, isFolder: true) { return listing.skip(.ignored) }
      descend(entry, path: path, in: parent)
    case .other: return
    }
  }

  private mutating func descend(_ entry: Entry, path: [UInt8], in parent: Int32) {
    let descriptor = (entry.name + [0]).withUnsafeBytes {
      openat(parent, $0.bindMemory(to: CChar.self).baseAddress!, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    }
    guard descriptor >= 0 else {
      let name = String(decoding: path, as: UTF8.self)
      return listing.problem(path[...], "the folder '\(name)' cannot be read: \(System.lastError)")
    }
    visit(descriptor, path: path + [0x2F])
  }

  /// The rules of the nearest folder that have a say decide.
  private func ignores(_ path: [UInt8], isFolder: Bool) -> Bool {
    for level in levels.reversed() {
      if let verdict = level.rules.verdict(on: path[level.depth...], isFolder: isFolder) { return verdict }
    }
    return false
  }

  /// Reads the folder's `.gitignore`, unless it is a link, which git does not follow either.
  private mutating func pushRules(from entries: [Entry], in folder: Int32, depth: Int) -> Bool {
    guard entries.contains(where: { $0.kind == .file && $0.name == Array(".gitignore".utf8) }) else { return false }
    let descriptor = openat(folder, ".gitignore", O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard let bytes = try? System.contents(ofDescriptor: descriptor, name: ".gitignore") else { return false }
    levels.append(Level(rules: IgnoreRules(bytes), depth: depth))
    return true
  }

  private static func entries(of stream: OpaquePointer, _ descriptor: Int32) -> [Entry] {
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        Array(raw.prefix { $0 != 0 })
      }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      entries.append(Entry(name: name, kind: kind(entry.pointee.d_type, name, in: descriptor)))
    }
    return entries
  }

  private static func kind(_ type: UInt8, _ name: [UInt8], in descriptor: Int32) -> Kind {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      var status = stat()
      let found = (name + [0]).withUnsafeBytes {
        fstatat(descriptor, $0.bindMemory(to: CChar.self).baseAddress!, &status, AT_SYMLINK_NOFOLLOW)
      }
      guard found == 0 else { return .other }
      return status.isFile ? .file : status.isFolder ? .folder : status.isLink ? .link : .other
    default: return .other
    }
  }
}
