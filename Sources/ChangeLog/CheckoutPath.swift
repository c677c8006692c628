import SourceEdits

/// Paths that come from data. Nothing outside of the checkout, and nothing of git's or ours, can be named by one.
enum CheckoutPath {
  /// The file that the path names. Throws a sentence when it is absolute, climbs out or leads into `.git`.
  ///
  /// - Parameter allowsState: take files in our own folder, too.
  static func file(_ path: String, allowsState: Bool = false) throws(LogError) -> FileID {
    if let complaint = complaint(about: path, allowsState) { throw LogError("the path '\(path)' \(complaint)") }
    return FileID(path)
  }

  private static func complaint(about path: String, _ allowsState: Bool) -> String? {
    if isOrdinary(path) { return nil }
    if path.utf8.contains(0) { return "holds a zero byte" }
    if path.hasPrefix("/") { return "is absolute" }
    for part in path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false) {
      let name = String(part) ?? ""
      if name == ".." { return "climbs out of its folder" }
      if name.isEmpty || name == "." { return "is not in its plainest form" }
      if isGit(name) { return "names git's own folder" }
      if !allowsState, plain(name) == ".reframe" { return "names our own folder" }
    }
    return nil
  }

  /// True for a path whose parts are plain ASCII and none of which starts with a dot: most paths are, and there are many.
  private static func isOrdinary(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      switch byte {
      case 0x2F:
        if isStart { return false }
        isStart = true
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2B, 0x2D: isStart = false
      case 0x2E where !isStart: break
      default: return false
      }
    }
    // `git~1` and the like have a sign that is none of these; a dot at the end may be passed over, and is looked at.
    return !isStart && path.utf8.last != 0x2E
  }

  /// True for `.git` as any file system may read it.
  private static func isGit(_ name: String) -> Bool {
    let plain = plain(name)
    return plain == ".git" || plain == "git~1" || plain.hasPrefix(".git:")
  }

  /// In lower case, without what some file systems pass over: dots and spaces at the end, characters of no width.
  private static func plain(_ name: String) -> String {
    var scalars = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    while let last = scalars.last, last == "." || last == " " { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars)).lowercased()
  }
}

extension FileID {
  /// A record may name the file: it is in the checkout, and neither git's nor ours.
  public var isInCheckout: Bool { (try? CheckoutPath.file(path)) != nil }
}
