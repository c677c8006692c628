import SourceEdits

/// Why files or folders were passed over.
public enum SkipReason: String, Sendable, CaseIterable {
  /// In a folder that holds other people's code or build products, like `Pods` or `.build`.
  case vendored
  /// Ignored by git.
  case ignored
  /// Excluded by a glob of the caller.
  case excluded
  /// A symbolic link, or behind one.
  case link
  /// Named on its own, but of a kind that was not asked for.
  case otherKind = "other-kind"
}

/// A path that the caller named and that gives no files as a whole.
public struct SkippedPath: Sendable, Equatable {
  /// The path as it was named.
  public let path: String
  public let reason: SkipReason

  public init(path: String, reason: SkipReason) {
    self.path = path
    self.reason = reason
  }

  /// The whole story in a sentence without a full stop.
  public var message: String {
    switch reason {
    case .vendored: "'\(path)' is in a folder of vendored code or build products"
    case .ignored: "'\(path)' is ignored by git"
    case .excluded: "'\(path)' is excluded"
    case .link: "'\(path)' is a symbolic link or behind one"
    case .otherKind: "'\(path)' is not a kind of file that is read"
    }
  }
}

/// The files of a checkout that a run works on.
public struct FileListing: Sendable, Equatable {
  /// In order of their paths.
  public var files: [FileID] = []
  /// How many files (a folder that is not looked into counts as one) were passed over.
  public var skipped: [SkipReason: Int] = [:]
  /// The named paths among them.
  public var skippedPaths: [SkippedPath] = []
  /// Folders that cannot be read, and names that are no UTF-8.
  public var problems: [FileProblem] = []

  public init() {}

  /// The same with those of the files that fit, and the other files.
  public func divided(by fits: (FileID) -> Bool) -> (listing: FileListing, others: [FileID]) {
    var listing = self
    listing.files = files.filter(fits)
    return (listing, files.filter { !fits($0) })
  }

  mutating func skip(_ reason: SkipReason) {
    skipped[reason, default: 0] += 1
  }

  mutating func skip(_ path: String, _ reason: SkipReason) {
    skippedPaths.append(SkippedPath(path: path, reason: reason))
    skip(reason)
  }

  mutating func problem(_ path: ArraySlice<UInt8>, _ message: String) {
    let file = FileID(String(decoding: path, as: UTF8.self))
    problems.append(FileProblem(file: file, kind: .unreadable, message: message))
  }

  /// Adds a file whose name is well-formed.
  mutating func add(_ path: ArraySlice<UInt8>) {
    let text = String(decoding: path, as: UTF8.self)
    if path.contains(where: { $0 >= 0x80 }), !text.utf8.elementsEqual(path) {
      return problem(path, "the name '\(text)' is no UTF-8")
    }
    files.append(FileID(text))
  }

  /// Adds what another listing found.
  mutating func add(_ other: FileListing) {
    files += other.files
    skipped.merge(other.skipped, uniquingKeysWith: +)
    skippedPaths += other.skippedPaths
    // A folder that several parts look into is named once.
    problems += other.problems.filter { !problems.contains($0) }
  }

  /// Sorts; of two names that are the same but for how their accents are composed, the later is reported.
  mutating func finish() {
    if !zip(files, files.dropFirst()).allSatisfy({ $0 < $1 }) {
      let sorted = files.sorted()
      files = []
      for file in sorted {
        guard file == files.last else {
          files.append(file)
          continue
        }
        if !file.path.utf8.elementsEqual(files[files.count - 1].path.utf8) {
          problem(Array(file.path.utf8)[...], "another file has the name '\(file.path)', composed differently")
        }
      }
    }
    problems.sort { $0.file < $1.file }
  }
}
