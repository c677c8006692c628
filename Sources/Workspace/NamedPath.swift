/// A path of the caller, made absolute.
struct NamedPath: Sendable {
  /// As it was named.
  let given: String
  /// Without `.`, `..` and doubled slashes; links are kept.
  let absolute: String
  let isFolder: Bool

  init(_ given: String, currentDirectory: String) throws(WorkspaceError) {
    guard !given.isEmpty else { throw WorkspaceError("an empty path names no file") }
    guard !given.utf8.contains(0) else { throw WorkspaceError("a path cannot hold a NUL") }
    self.given = given
    absolute = Self.clean(given.utf8.first == 0x2F ? given : currentDirectory + "/" + given)
    guard System.linkStatus(absolute) != nil else {
      throw WorkspaceError("there is no file or folder '\(given)'")
    }
    isFolder = System.status(absolute)?.isFolder ?? false
  }

  /// The folder itself, or the one the file is in.
  var folder: String { isFolder ? absolute : Self.parent(of: absolute) }

  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The path from one folder to something in it, empty for the folder itself; nil when it is elsewhere.
  static func path(of path: String, in folder: String) -> String? {
    if path == folder { return "" }
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// The deepest folder that both are in.
  static func common(_ a: String, _ b: String) -> String {
    var folder = a
    while path(of: b, in: folder) == nil { folder = parent(of: folder) }
    return folder
  }

  /// The nearest folder upwards that has a `.git`.
  static func gitFolder(from folder: String) -> String? {
    var folder = folder
    while true {
      if System.status(folder == "/" ? "/.git" : folder + "/.git") != nil { return folder }
      if folder == "/" { return nil }
      folder = parent(of: folder)
    }
  }

  /// Takes `.` and `..` out; `..` after a link leads to where the link's target is, as for the system.
  private static func clean(_ path: String) -> String {
    var result = ""
    for part in path.utf8.split(separator: 0x2F) {
      let name = String(part)!
      if name == "." { continue }
      guard name == ".." else {
        result += "/" + name
        continue
      }
      if System.linkStatus(result)?.isLink == true, let real = System.realPath(result) { result = real }
      result = parent(of: result.isEmpty ? "/" : result)
      if result == "/" { result = "" }
    }
    return result.isEmpty ? "/" : result
  }
}
