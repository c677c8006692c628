/// The rules of one `.gitignore` file, or of the globs given with `--exclude`.
struct IgnoreRules: Sendable {
  private struct Rule: Sendable {
    let glob: Glob
    /// The glob is for the path from the folder of the rules; else for the name alone.
    let isAnchored: Bool
    let isForFoldersOnly: Bool
    let isNegated: Bool
  }

  private var rules: [Rule] = []

  /// Reads the content of a `.gitignore` file.
  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for var line in bytes[start...].split(separator: 0x0A) {
      if line.last == 0x0D { line = line.dropLast() }
      guard line.first != 0x23, let rule = Self.rule(Self.withoutTrailingSpaces(line)) else { continue }
      rules.append(rule)
    }
  }

  /// Takes each glob for one line of such a file.
  init(globs: [String]) {
    rules = globs.compactMap { Self.rule(Array($0.utf8)[...]) }
  }

  var isEmpty: Bool { rules.isEmpty }

  /// What the last rule that matches says: true to ignore, false to keep; nil when none matches.
  ///
  /// - Parameter path: relative to the folder of the rules. Its folders are to be asked for first.
  func verdict(on path: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    guard !rules.isEmpty else { return nil }
    let name = path.lastIndex(of: 0x2F).map { path[($0 + 1)...] } ?? path
    for rule in rules.reversed() {
      if rule.isForFoldersOnly, !isFolder { continue }
      if rule.glob.matches(rule.isAnchored ? path : name) { return !rule.isNegated }
    }
    return nil
  }

  /// True when the rules ignore the path or one of the folders it is in.
  func ignores(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    guard !rules.isEmpty else { return false }
    var slash = path.firstIndex(of: 0x2F)
    while let end = slash {
      if verdict(on: path[..<end], isFolder: true) == true { return true }
      slash = path[(end + 1)...].firstIndex(of: 0x2F)
    }
    return verdict(on: path, isFolder: isFolder) == true
  }

  private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
    var pattern = line
    let isNegated = pattern.first == 0x21
    if isNegated { pattern = pattern.dropFirst() }
    let isForFoldersOnly = pattern.last == 0x2F
    if isForFoldersOnly { pattern = pattern.dropLast() }
    guard !pattern.isEmpty else { return nil }
    let isAnchored = pattern.contains(0x2F)
    if pattern.first == 0x2F { pattern = pattern.dropFirst() }
    return Rule(
      glob: Glob(pattern, path: isAnchored), isAnchored: isAnchored, isForFoldersOnly: isForFoldersOnly,
      isNegated: isNegated)
  }

  /// Drops the spaces at the end, but not one that a backslash protects.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var offset = line.startIndex
    while offset < line.endIndex {
      if line[offset] == 0x5C {
        offset += 1
        if offset == line.endIndex { return line }
      } else if line[offset] == 0x20 {
        offset += 1
        continue
      }
      offset += 1
      end = offset
    }
    return line[..<end]
  }
}
