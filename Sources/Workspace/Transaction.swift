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
/// 3. The journal gets the name that says that files are being replaced.
/// 4. Each old content gets a second name, each new content its file's name.
/// 5. The journal says that it is being closed; the second names go, and the journal.
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
  ///
  /// Gives words when everything is written and only the end was not reached, which is left to the next run.
  func run() throws(WorkspaceError) -> String? {
    let journal = Journal(title: title, steps: steps, folders: try missingFolders())
    let recovery = Recovery(root: root, state: state, reached: reached)
    var phase = Journal.Phase.preparing
    do throws(WorkspaceError) {
      try write(journal)
      try makeFolders(journal.folders ?? [])
      let statuses = try inParts { index, place throws(WorkspaceError) in try prepare(index, place) }
      try flushNewContents()
      reached("new contents flushed")
      try recovery.mark(.replacing, after: phase)
      phase = .replacing
      _ = try inParts { index, place throws(WorkspaceError) in try replace(index, place, since: statuses[index] ?? nil) }
    } catch {
      try takeBack(journal, phase, recovery, because: error)
      throw error
    }
    do throws(WorkspaceError) {
      try recovery.close(steps)
      return nil
    } catch {
      return "everything is written, and the next run clears up: \(error.message)"
    }
  }

  private func takeBack(
    _ journal: Journal, _ phase: Journal.Phase, _ recovery: Recovery, because cause: WorkspaceError
  ) throws(WorkspaceError) {
    let edited: [String]
    do throws(WorkspaceError) { edited = try recovery.takeBack(journal, phase) } catch {
      throw WorkspaceError(
        "\(cause.message); what was written before is taken back by the next run: \(error.message)", kind: .halfDone)
    }
    guard edited.isEmpty else {
      throw WorkspaceError(
        "\(cause.message); what was written before was taken back, but for what was edited meanwhile: \(edited.joined(separator: ", "))",
        kind: .halfDone)
    }
  }

  private func write(_ journal: Journal) throws(WorkspaceError) {
    let bytes: [UInt8]
    do { bytes = try journal.encoded() } catch { throw WorkspaceError("the journal cannot be made: \(error)") }
    let name = Journal.Phase.preparing.fileName
    try StateFolder.replace(
      FilePlace(folder: state, name: name, path: "\(StateFolder.name)/\(name)"), with: bytes, state: state, reached: reached)
    reached("journal written")
  }

  // MARK: Folders

  /// The folders that new files need and that are not there, outer ones first.
  private func missingFolders() throws(WorkspaceError) -> [String] {
    var missing: [String] = []
    var folders = try FolderStack.of(root)
    for write in writes where write.before == nil {
      let path = Array(write.file.path.utf8)
      for end in path.indices where path[end] == 0x2F {
        let folder = String(decoding: path[..<end], as: UTF8.self)
        switch folders.folder(path[..<end]) {
        case .open: break
        case .missing where System.linkStatus(root + "/" + folder) == nil: if !missing.contains(folder) { missing.append(folder) }
        case .missing: throw WorkspaceError("'\(write.file)' cannot be there, because '\(folder)' is no folder", kind: .refused)
        case .link: throw WorkspaceError("'\(write.file)' is behind a symbolic link and is left alone", kind: .refused)
        case .unreadable(let words): throw WorkspaceError("the folder '\(folder)' cannot be reached: \(words)")
        }
      }
    }
    return missing
  }

  private func makeFolders(_ paths: [String]) throws(WorkspaceError) {
    var folders = try FolderStack.of(root)
    for path in paths {
      let place = try folders.file(path)
      guard mkdirat(place.folder, place.name, 0o777) == 0 || errno == EEXIST else {
        throw WorkspaceError("the folder '\(path)' cannot be made: \(System.lastError)")
      }
      reached("folder '\(path)' made")
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
            let value = try work(index, try folders!.file(steps[index].path))
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
      guard !place.exists else { throw place.refusal("is there already and is left alone") }
      status = nil
    }
    if let after = write.after, let new = step.new {
      try place.create(new, with: after.bytes, like: status, reached: { reached("half of '\(place.path)' written") })
    }
    reached("new '\(place.path)' written")
    return status
  }

  /// Puts the new content in the place of the old one, unless somebody wrote to the file since it was checked.
  private func replace(_ index: Int, _ place: FilePlace, since status: FileStatus?) throws(WorkspaceError) {
    let step = steps[index]
    guard let status, let old = step.old else {
      guard !place.exists else { throw place.refusal("is there already and is left alone") }
      if let new = step.new { try place.rename(new, to: place.name) }
      return reached("'\(place.path)' made")
    }
    guard place.isUnchanged(since: status) else { throw place.changed }
    guard let new = step.new else {
      try place.rename(place.name, to: old)
      guard place.isUnchanged(since: status, as: old) else { throw place.changed }
      return reached("'\(place.path)' put aside")
    }
    let isSecondName = try place.keep(as: old, writes[index].before?.bytes ?? [], like: status)
    reached("old '\(place.path)' kept")
    guard place.isUnchanged(since: status) else { throw place.changed }
    try place.rename(new, to: place.name)
    // What somebody saved in that instant is what was replaced; taking everything back puts it back.
    guard !isSecondName || place.isUnchanged(since: status, as: old) else { throw place.changed }
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
