import ChangeLog
import SourceEdits

/// How a file differs from the last commit.
public struct UncommittedFile: Equatable, Sendable {
  public let file: FileID
  /// It differs from what is staged, or is in no commit and not staged either.
  public let isDirty: Bool
  /// What is staged differs from the commit.
  public let isStaged: Bool
  /// It is in no commit and not staged.
  public let isUntracked: Bool

  public init(file: FileID, isDirty: Bool, isStaged: Bool, isUntracked: Bool) {
    self.file = file
    self.isDirty = isDirty
    self.isStaged = isStaged
    self.isUntracked = isUntracked
  }

  /// `staged and modified`, for people.
  public var words: String {
    if isUntracked { return "not tracked" }
    return [isStaged ? "staged" : nil, isDirty ? "modified" : nil].compactMap { $0 }.joined(separator: " and ")
  }
}

extension Checkout {
  /// The files among these that differ from the last commit: modified, staged, in conflict or not tracked.
  ///
  /// Where there is no git nothing is known of any file, and none is returned. Throws a `WorkspaceError` when there is
  /// git and it does not answer.
  public func uncommitted(among files: [FileID]) throws(WorkspaceError) -> [UncommittedFile] {
    guard !files.isEmpty else { return [] }
    if let gitComplaint {
      throw WorkspaceError("git cannot tell which files have uncommitted changes: \(gitComplaint)")
    }
    guard isGit else { return [] }
    let arguments = ["status", "--porcelain=v1", "-z", "--untracked-files=all", "--ignore-submodules=all", "--no-renames", "--"]
    // A command line has a limit; with many files git is faster when it looks at everything.
    let paths = files.count > 200 ? [] : files.map(\.path)
    let output = try answer(arguments + paths, "tell which files have uncommitted changes")
    var found: [FileID: UncommittedFile] = [:]
    // Two letters, one for what is staged and one for the file, a space and the path.
    for entry in output.split(separator: 0) where entry.count > 3 {
      let (index, tree) = (entry[entry.startIndex], entry[entry.startIndex + 1])
      let file = FileID(String(decoding: entry.dropFirst(3), as: UTF8.self))
      let isUntracked = index == 0x3F
      found[file] = UncommittedFile(
        file: file, isDirty: isUntracked || tree != 0x20, isStaged: !isUntracked && index != 0x20, isUntracked: isUntracked)
    }
    return files.compactMap { found[$0] }
  }

  /// Why git would not commit files alone now, as a sentence; nil when it would.
  public var obstacleToCommit: String? {
    let steps = [("MERGE_HEAD", "merge"), ("CHERRY_PICK_HEAD", "cherry-pick")]
    for (name, step) in steps where Git(folder: root).run(["rev-parse", "--quiet", "--verify", name])?.status == 0 {
      return "a \(step) is in progress, and git commits no single files before it has ended"
    }
    return nil
  }

  /// The file by which another git keeps everybody from staging and committing; nil when there is none.
  public var indexLock: String? {
    guard let result = Git(folder: root).run(["rev-parse", "--git-path", "index.lock"]), result.status == 0 else { return nil }
    let path = String(decoding: result.output.filter { $0 != 0x0A }, as: UTF8.self)
    return System.linkStatus(path.hasPrefix("/") ? path : root + "/" + path) == nil ? nil : path
  }

  /// The commit that is checked out; nil without git, or before the first commit.
  public func head() -> String? {
    guard isGit, let result = Git(folder: root).run(["rev-parse", "--verify", "--quiet", "HEAD"]), result.status == 0 else { return nil }
    return String(decoding: result.output.filter { $0 != 0x0A }, as: UTF8.self)
  }

  /// The last commit that changed the file; nil without one.
  public func lastCommit(of file: FileID) -> String? {
    guard isGit, let result = Git(folder: root).run(["rev-list", "--max-count=1", "HEAD", "--", file.path]), result.status == 0
    else { return nil }
    let commit = String(decoding: result.output.filter { $0 != 0x0A }, as: UTF8.self)
    return commit.isEmpty ? nil : commit
  }

  /// What the last commit has of the file, as it would be checked out; nil when it does not have it.
  public func committed(_ file: FileID) -> [UInt8]? { contents(of: file, in: "HEAD") }

  /// What is staged of the file, as it would be checked out; nil when git does not know it.
  public func staged(_ file: FileID) -> [UInt8]? { contents(of: file, in: ":0") }

  private func contents(of file: FileID, in tree: String) -> [UInt8]? {
    guard isGit, let result = Git(folder: root).run(["cat-file", "--filters", "\(tree):\(file.path)"]), result.status == 0 else { return nil }
    return result.output
  }

  private func answer(_ arguments: [String], _ purpose: String) throws(WorkspaceError) -> [UInt8] {
    guard let result = Git(folder: root).run(arguments) else { throw WorkspaceError("git cannot be started") }
    guard result.status == 0 else { throw WorkspaceError("git cannot \(purpose): \(result.complaint)") }
    return result.output
  }
}

extension CheckoutWriter {
  /// Stages the files as they are now.
  public func stage(_ files: [FileID]) throws(WorkspaceError) {
    let list = try writeList(files)
    defer { removeState(list) }
    try change(["add", "--all"] + pathspecs(list), "stage the changes")
  }

  /// Commits these files as they are now, and nothing else, whatever is staged. Hooks run. Gives the commit: the one that
  /// is checked out, when that holds them already.
  public func commit(_ files: [FileID], message: String) throws(WorkspaceError) -> String {
    let list = try writeList(files)
    let text = StateFolder.commitMessage
    try writeState(text, Array(message.utf8))
    defer { for name in [list, text] { removeState(name) } }
    // Git commits by name only what it knows, so it is told of new files first.
    try change(["add", "--intent-to-add"] + pathspecs(list), "take the new files in")
    if try checkout.uncommitted(among: files).isEmpty, let head = checkout.head() {
      say("git has nothing to commit: commit \(head.prefix(10)) holds exactly that already")
      return head
    }
    try change(
      ["commit", "--quiet", "--only", "--file", "\(checkout.root)/\(StateFolder.name)/\(text)"] + pathspecs(list), "commit the batch")
    guard let commit = checkout.head() else { throw WorkspaceError("git does not say what it committed") }
    return commit
  }

  private func pathspecs(_ list: String) -> [String] {
    ["--pathspec-from-file=\(checkout.root)/\(StateFolder.name)/\(list)", "--pathspec-file-nul"]
  }

  /// Command lines have a limit, so git reads the paths from a file. `literal` keeps a path from being read as a pattern.
  private func writeList(_ files: [FileID]) throws(WorkspaceError) -> String {
    let name = StateFolder.commitPaths
    try writeState(name, files.sorted().flatMap { Array(":(top,literal)\($0.path)".utf8) + [0] })
    return name
  }

  private func change(_ arguments: [String], _ purpose: String) throws(WorkspaceError) {
    guard let result = Git(folder: checkout.root).run(arguments, literal: false, isPlain: true) else {
      throw WorkspaceError("git cannot be started")
    }
    guard result.status == 0 else {
      let words = String(decoding: result.errors + result.output, as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: "\n  ")
      throw WorkspaceError("git did not \(purpose):\n  \(words)")
    }
  }
}
