import SourceEdits

/// The globs of `--exclude`, asked of single files.
public struct Exclusions: Sendable {
  private let rules: IgnoreRules

  /// - Parameter globs: as in a `.gitignore` at the root.
  public init(_ globs: [String]) {
    rules = IgnoreRules(globs: globs)
  }

  /// True when a glob names the file or one of the folders it is in.
  public func hold(_ file: FileID) -> Bool { rules.ignores(Array(file.path.utf8)[...], isFolder: false) }
}
