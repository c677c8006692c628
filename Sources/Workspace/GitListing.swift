#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Dispatch
import Synchronization

/// Makes a listing of what git names: what it tracks and what it would offer to add.
struct GitListing {
  private let selection: FileSelection
  private var listing = FileListing()
  private var candidates: [ArraySlice<UInt8>] = []
  /// The folder of the candidate before, and what was found of it.
  private var folder: ArraySlice<UInt8>?
  private var folderReason: SkipReason?

  static func listing(root: String, selection: FileSelection) throws(WorkspaceError) -> FileListing {
    var arguments = ["ls-files", "-z", "-s", "-t", "--cached", "--others", "--exclude-standard", "--"]
    arguments += (selection.scopes ?? []).map { String(decoding: $0, as: UTF8.self) }
    guard let result = Git(folder: root).run(arguments) else { throw WorkspaceError("git cannot be started") }
    guard result.status == 0 else {
      throw WorkspaceError("git cannot list the files of '\(root)': \(result.complaint)")
    }
    return try checked(result.output[...], root: root, selection: selection)
  }

  /// Reads the entries in several parts at once: one at a time they take as long as reading all the files.
  private static func checked(
    _ output: ArraySlice<UInt8>, root: String, selection: FileSelection
  ) throws(WorkspaceError) -> FileListing {
    let parts = parts(of: output)
    let results = Mutex<[Int: (listing: FileListing, complaint: String?)]>([:])
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      var maker = GitListing(selection: selection)
      maker.take(parts[index])
      let complaint = maker.check(root: root)
      results.withLock { $0[index] = (maker.listing, complaint) }
    }
    var listing = FileListing()
    for (_, result) in results.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      if let complaint = result.complaint { throw WorkspaceError("the folder '\(root)' cannot be read: \(complaint)") }
      listing.add(result.listing)
    }
    listing.finish()
    return listing
  }

  /// Cuts the output between entries.
  private static func parts(of output: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let size = max(1 << 16, output.count / 4)
    var parts: [ArraySlice<UInt8>] = []
    var start = output.startIndex
    while start < output.endIndex {
      let end = output[min(start + size, output.endIndex)...].firstIndex(of: 0).map { $0 + 1 } ?? output.endIndex
      parts.append(output[start..<end])
      start = end
    }
    return parts
  }

  private init(selection: FileSelection) {
    self.selection = selection
  }

  /// Reads the entries: `? path`, or a letter, the mode, the object and the stage, a tab and the path.
  private mutating func take(_ output: ArraySlice<UInt8>) {
    var start = output.startIndex
    while start < output.endIndex {
      let end = output[start...].firstIndex(of: 0) ?? output.endIndex
      take(entry: output[start..<end])
      start = end + 1
    }
  }

  private mutating func take(entry: ArraySlice<UInt8>) {
    guard entry.count > 2, selection.wants(entry) else { return }
    let start = entry.startIndex
    guard entry[start] != 0x3F else { return take(path: entry.dropFirst(2), isLink: false) }
    guard let tab = entry.firstIndex(of: 0x09) else { return }
    // 120000 is a link, 160000 a submodule.
    switch (entry[start + 2], entry[start + 3]) {
    case (0x31, 0x30): take(path: entry[(tab + 1)...], isLink: false)
    case (0x31, 0x32): take(path: entry[(tab + 1)...], isLink: true)
    default: return
    }
  }

  private mutating func take(path: ArraySlice<UInt8>, isLink: Bool) {
    let parent = Self.folder(of: path)
    if folder.map({ !$0.elementsEqual(parent) }) ?? true {
      folder = parent
      folderReason = selection.skipReason(folder: parent)
    }
    if let folderReason { return listing.skip(folderReason) }
    if selection.excludes(file: path) { return listing.skip(.excluded) }
    if isLink { return listing.skip(.link) }
    candidates.append(path)
  }

  private static func folder(of path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    path.lastIndex(of: 0x2F).map { path[..<$0] } ?? path[path.startIndex..<path.startIndex]
  }

  /// Keeps the candidates that are regular files on disk, with no link on the way to them; gives the words of the error
  /// when the root itself cannot be opened.
  private mutating func check(root: String) -> String? {
    guard var folders = FolderStack(root: root) else { return System.lastError }
    // Git sorts what it tracks and what it does not, each for itself.
    let isSorted = zip(candidates, candidates.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) }
    var last: ArraySlice<UInt8> = []
    var unreadable: ArraySlice<UInt8>?
    for path in isSorted ? candidates : candidates.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      // A file in conflict is listed once for each side.
      if path == last { continue }
      last = path
      let parent = Self.folder(of: path)
      switch folders.folder(parent) {
      case .open(let descriptor): check(path, name: path.dropFirst(parent.isEmpty ? 0 : parent.count + 1), in: descriptor)
      case .link: listing.skip(.link)
      case .missing: break
      case .unreadable(let words):
        if unreadable == parent { continue }
        unreadable = parent
        let name = String(decoding: parent, as: UTF8.self)
        listing.problem(parent, "the folder '\(name)' cannot be read: \(words)")
      }
    }
    return nil
  }

  private mutating func check(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, in folder: Int32) {
    var status = stat()
    let found = withUnsafeTemporaryAllocation(of: CChar.self, capacity: name.count + 1) { buffer in
      for (index, byte) in name.enumerated() { buffer[index] = CChar(bitPattern: byte) }
      buffer[name.count] = 0
      return fstatat(folder, buffer.baseAddress!, &status, AT_SYMLINK_NOFOLLOW)
    }
    guard found == 0 else { return }
    if status.isFile { listing.add(path) } else if status.isLink { listing.skip(.link) }
  }
}
