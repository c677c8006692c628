/// What a listing is asked for: kinds of files, places, and what is left out.
struct FileSelection: Sendable {
  /// What the names end with, the dot included.
  private let suffixes: [[UInt8]]
  /// The places, relative to the root; nil for all of it.
  let scopes: [[UInt8]]?
  private let excludes: IgnoreRules

  /// Folders with other people's code or with what a build made of it.
  private static let vendored = Set(
    [
      "Pods", "Carthage", ".build", "DerivedData", "vendor", "node_modules", "SourcePackages", "checkouts", ".git", ".reframe",
    ].map { Array($0.utf8)[...] })
  private static let bundles = [Array(".xcframework".utf8), Array(".framework".utf8)]

  init(extensions: Set<String>, scopes: [[UInt8]], excludes: [String]) {
    suffixes = extensions.sorted().map { Array(("." + $0).utf8) }
    self.scopes = scopes.contains([]) ? nil : scopes
    self.excludes = IgnoreRules(globs: excludes)
  }

  /// True when the file is of a kind that was asked for.
  func wants(_ path: ArraySlice<UInt8>) -> Bool {
    suffixes.contains { suffix in
      path.count > suffix.count && path.suffix(suffix.count).elementsEqual(suffix)
    }
  }

  /// True when the path is one of the places or in one.
  func holds(_ path: ArraySlice<UInt8>) -> Bool {
    guard let scopes else { return true }
    return scopes.contains { Self.isPrefix($0[...], of: path) }
  }

  /// True when one of the places may be in the folder.
  func mayHold(inFolder path: ArraySlice<UInt8>) -> Bool {
    guard let scopes else { return true }
    return path.isEmpty || scopes.contains { Self.isPrefix($0[...], of: path) || Self.isPrefix(path, of: $0[...]) }
  }

  /// Why nothing in the folder is looked at, asked for the folder as a whole path.
  func skipReason(folder path: ArraySlice<UInt8>) -> SkipReason? {
    guard !path.isEmpty else { return nil }
    if path.split(separator: 0x2F).contains(where: Self.isVendored) { return .vendored }
    return excludes.ignores(path, isFolder: true) ? .excluded : nil
  }

  /// True when a glob names the file itself; its folders are asked for apart.
  func excludes(file path: ArraySlice<UInt8>) -> Bool {
    excludes.verdict(on: path, isFolder: false) == true
  }

  static func isVendored(_ name: ArraySlice<UInt8>) -> Bool {
    vendored.contains(name) || bundles.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
  }

  private static func isPrefix(_ folder: ArraySlice<UInt8>, of path: ArraySlice<UInt8>) -> Bool {
    guard path.count >= folder.count, path.starts(with: folder) else { return false }
    return path.count == folder.count || path[path.startIndex + folder.count] == 0x2F
  }
}
