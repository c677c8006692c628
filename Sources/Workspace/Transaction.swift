#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ChangeLog
import Dispatch
import SourceEdits
import SourceText
import Synchronization

/// Writes several files, all of them or none, whenever it is interrupted.
///
/// 1. The journal says what is coming, and is flushed.
/// 2. New contents are written beside the files, and flushed.
/// 3. The journal says that files are being replaced, and is flushed.
/// 4. Each old content gets a second name, each new content its file's name.
/// 5. The second names go, and the journal.
///
/// Until 3 an interrupted run leaves the old files; from then on the next run finishes it with renames alone, which
/// need no space on the disk.
struct Transaction {
  let root: String
  /// The open `.reframe/`.
  let state: Int32
  /// What is being done, for the journal.
  let title: String
  /// Called after each step, with its name; tests interrupt the run there.
  let reached: @Sendable (String) -> Void

  private let writes: [FileWrite]
  private let steps: [Journal.Step]

  /// - Parameter writes: at most one for each file.
  init(
    root: String, state: Int32, title: String, writes: [FileWrite], reached: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.root = root
    self.state = state
    self.title = title
    self.reached = reached
    // Files of one folder stand together, so that it is opened once.
    self.writes = writes.sorted { $0.file < $1.file }
    let mark = "\(Journal.prefix)\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    steps = self.writes.enumerated().map { index, write in
      Journal.Step(
        path: write.file.path, new: write.after == nil ? nil : "\(mark)-\(index).new",
        old: write.before == nil ? nil : "\(mark)-\(index).old", before: write.state.before, after: write.state.after)
    }
  }

  /// Writes everything. Throws a sentence that names the file when something is in the way; nothing is written then.
  func run() throws(WorkspaceError) {
    let folders = missingFolders()
    var phase = Journal.Phase.preparing
    do throws(WorkspaceError) {
      try writeJournal(phase, folders)
      reached("journal written")
      try makeFolders(folders)
      let statuses = try inParts { index, place throws(WorkspaceError) in try prepare(index, place) }
      try flushNewContents()
      reached("new contents flushed")
      phase = .replacing
      try writeJournal(phase, folders)
      reached("journal says replacing")
      _ = try inParts { index, place throws(WorkspaceError) in try replace(index, place, since: statuses[index] ?? nil) }
    } catch {
      try takeBack(folders, phase, because: error)
      throw error
    }
    try Recovery(root: root, state: state).close(steps, reached: reached)
  }

  private func takeBack(_ folders: [String], _ phase: Journal.Phase, because cause: WorkspaceError) throws(WorkspaceError) {
    do {
      try Recovery(root: root, state: state).rollBack(steps, phase: phase, folders: folders)
    } catch {
      throw WorkspaceError("\(cause.message); and what was written before could not all be taken back: \(error.message). The next run tries again")
    }
  }

  private func writeJournal(_ phase: Journal.Phase, _ folders: [String]) throws(WorkspaceError) {
    let bytes: [UInt8]
    do { bytes = try Journal(phase: phase, title: title, steps: steps, folders: folders).encoded() } catch {
      throw WorkspaceError("the journal cannot be made: \(error)")
    }
    try StateFolder.replace(StateFolder.journal, with: bytes, in: state)
  }

  // MARK: Folders

  /// The folders that new files need and that are not there, outer ones first.
  private func missingFolders() -> [String] {
    var missing: [String] = []
    for write in writes where write.before == nil {
      var folder = ""
      for part in write.file.path.utf8.split(separator: 0x2F).dropLast() {
        folder += (folder.isEmpty ? "" : "/") + (String(part) ?? "")
        if !missing.contains(folder), System.linkStatus(root + "/" + folder) == nil { missing.append(folder) }
      }
    }
    return missing
  }

  private func makeFolders(_ folders: [String]) throws(WorkspaceError) {
    for folder in folders where mkdir(root + "/" + folder, 0o777) != 0 && errno != EEXIST {
      throw WorkspaceError("the folder '\(folder)' cannot be made: \(System.lastError)")
    }
  }

  // MARK: Parts

  /// From this number of files on, work in parts is worth it.
  private static let many = 64

  /// Does the work for each file, in several parts at once; the first error by file is thrown.
  private func inParts<T: Sendable>(
    _ work: @Sendable (Int, FilePlace) throws(WorkspaceError) -> T
  ) throws(WorkspaceError) -> [Int: T] {
    let count = steps.count < Self.many ? 1 : 4
    let results = Mutex<(values: [Int: T], failure: (index: Int, error: WorkspaceError)?)>(([:], nil))
    let (steps, root) = (steps, root)
    withoutActuallyEscaping(work) { work in
      DispatchQueue.concurrentPerform(iterations: count) { part in
        var folders = FolderStack(root: root)
        for index in steps.count * part / count..<steps.count * (part + 1) / count {
          do throws(WorkspaceError) {
            if results.withLock({ $0.failure != nil }) { return }
            guard folders != nil else { throw WorkspaceError("the folder '\(root)' cannot be read: \(System.lastError)") }
            let place = try folders!.place(of: FileID(steps[index].path))
            let value = try work(index, FilePlace(folder: place.folder, name: place.name, path: steps[index].path))
            results.withLock { $0.values[index] = value }
          } catch {
            return results.withLock { if $0.failure.map({ index < $0.index }) ?? true { $0.failure = (index, error) } }
          }
        }
      }
    }
    let result = results.withLock { $0 }
    if let failure = result.failure { throw failure.error }
    return result.values
  }

  // MARK: One file

  /// Checks the file and writes the new content beside it. Gives the old file's status; nil when there is none.
  private func prepare(_ index: Int, _ place: FilePlace) throws(WorkspaceError) -> FileStatus? {
    let (write, step) = (writes[index], steps[index])
    let status: FileStatus?
    if let before = write.before {
      status = try place.checked(against: before.bytes)
    } else {
      guard !place.exists else { throw WorkspaceError("'\(place.path)' is there already and is left alone") }
      status = nil
    }
    if let after = write.after, let new = step.new {
      try place.create(new, with: after.bytes, like: status, reached: { reached("half of '\(place.path)' written") })
    }
    reached("new '\(place.path)' written")
    return status
  }

  private func replace(_ index: Int, _ place: FilePlace, since status: FileStatus?) throws(WorkspaceError) {
    let step = steps[index]
    if let status {
      guard place.isUnchanged(since: status) else { throw place.changed }
      if let old = step.old {
        guard step.new != nil else {
          guard renameat(place.folder, place.name, place.folder, old) == 0 else { throw place.failure() }
          return reached("'\(place.path)' put aside")
        }
        try place.keep(as: old, writes[index].before?.bytes ?? [], like: status)
        reached("old '\(place.path)' kept")
      }
    } else if place.exists {
      throw WorkspaceError("'\(place.path)' is there already and is left alone")
    }
    guard let new = step.new else { return }
    guard renameat(place.folder, new, place.folder, place.name) == 0 else { throw place.failure() }
    reached("'\(place.path)' replaced")
  }

  /// Flushes many at once where that is possible, and a few each by itself, which does not wait for other programs.
  private func flushNewContents() throws(WorkspaceError) {
    if steps.count >= Self.many, System.flushFileSystem(of: state) { return }
    _ = try inParts { index, place throws(WorkspaceError) in
      guard let new = steps[index].new else { return }
      let descriptor = openat(place.folder, new, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      defer { close(descriptor) }
      guard descriptor >= 0, fsync(descriptor) == 0 else { throw place.failure() }
    }
  }
}
