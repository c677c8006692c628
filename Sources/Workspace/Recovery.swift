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

/// Ends a transaction: closes it, finishes one that was interrupted, or takes it back.
struct Recovery {
  let root: String
  /// The open `.reframe/`.
  let state: Int32
  /// Called after each step, with its name; tests interrupt the run there.
  let reached: @Sendable (String) -> Void

  /// Ends an interrupted run; gives what was done as a sentence.
  func recover(_ bytes: [UInt8], _ phase: Journal.Phase) throws(WorkspaceError) -> String {
    let journal: Journal
    do throws(LogError) {
      journal = try Journal(bytes: bytes, name: "\(StateFolder.name)/\(phase.fileName)")
      try journal.validate()
    } catch {
      throw WorkspaceError("\(error.message). Look at the files it names, then remove it", kind: .refused)
    }
    let edited: [String]
    do throws(WorkspaceError) {
      if phase == .closing || phase == .replacing && canFinish(journal.steps) {
        try finish(journal.steps, phase)
        return "an interrupted run was finished: \(journal.title)"
      }
      edited = try takeBack(journal, phase)
    } catch {
      throw WorkspaceError("an interrupted run cannot be ended (\(journal.title)): \(error.message)", kind: error.kind)
    }
    guard edited.isEmpty else {
      throw WorkspaceError(
        "an interrupted run was taken back (\(journal.title)), but for what was edited since: \(edited.joined(separator: ", "))",
        kind: .halfDone)
    }
    return "an interrupted run was taken back: \(journal.title); nothing of it is left"
  }

  /// Says how far it is, by the journal's name.
  func mark(_ phase: Journal.Phase, after earlier: Journal.Phase) throws(WorkspaceError) {
    guard renameat(state, earlier.fileName, state, phase.fileName) == 0 else {
      throw WorkspaceError("'\(StateFolder.name)/\(earlier.fileName)' cannot be renamed: \(System.lastError)")
    }
    fsync(state)
    reached("journal says \(phase.rawValue)")
  }

  private func removeJournal(_ phase: Journal.Phase) throws(WorkspaceError) {
    guard unlinkat(state, phase.fileName, 0) == 0 || errno == ENOENT else {
      throw WorkspaceError("'\(StateFolder.name)/\(phase.fileName)' cannot be removed: \(System.lastError)")
    }
    fsync(state)
    reached("journal removed")
  }

  // MARK: Forward

  /// True when every step is done or can still be done.
  private func canFinish(_ steps: [Journal.Step]) -> Bool {
    guard var folders = FolderStack(root: root) else { return false }
    return steps.allSatisfy { step in
      guard let place = try? folders.file(step.path) else { return false }
      return JournaledFile(step: step, place: place).canBeFinished
    }
  }

  private func finish(_ steps: [Journal.Step], _ phase: Journal.Phase) throws(WorkspaceError) {
    if phase == .replacing {
      var folders = try FolderStack.of(root)
      for step in steps {
        try JournaledFile(step: step, place: try folders.file(step.path)).finish()
        reached("'\(step.path)' finished")
      }
    }
    try close(steps, phase)
  }

  /// Takes away the old contents and then the journal, once every file is replaced.
  func close(_ steps: [Journal.Step], _ phase: Journal.Phase = .replacing) throws(WorkspaceError) {
    if phase == .replacing {
      _ = System.flushFileSystem(of: state)
      reached("files replaced")
      try mark(.closing, after: .replacing)
    }
    removeOld(steps)
    reached("old contents removed")
    try removeJournal(.closing)
  }

  private func removeOld(_ steps: [Journal.Step]) {
    let count = steps.count < 64 ? 1 : 4
    let root = root
    DispatchQueue.concurrentPerform(iterations: count) { part in
      guard var folders = FolderStack(root: root) else { return }
      for step in steps[steps.count * part / count..<steps.count * (part + 1) / count] {
        guard let place = try? folders.file(step.path) else { continue }
        JournaledFile(step: step, place: place).removeOld()
      }
    }
  }

  // MARK: Back

  /// Puts every old content back. A file that somebody edited meanwhile is left; gives words for each.
  func takeBack(_ journal: Journal, _ phase: Journal.Phase) throws(WorkspaceError) -> [String] {
    var last = phase
    if phase == .replacing {
      // Files that are back look like files that are done, so it has to be said first where this goes.
      try mark(.reverting, after: .replacing)
      last = .reverting
    }
    var edited: [String] = []
    var folders = try FolderStack.of(root)
    for step in journal.steps {
      let place: FilePlace
      do throws(WorkspaceError) { place = try folders.file(step.path) } catch {
        // Where we never got to, nothing of ours was put; where a folder is gone, nothing can be put back.
        if last == .preparing || System.linkStatus(NamedPath.parent(of: root + "/" + step.path)) == nil { continue }
        throw error
      }
      let file = JournaledFile(step: step, place: place)
      if last == .preparing { try file.removeNew() } else if let words = try file.putBack() { edited.append(words) }
      reached("'\(step.path)' taken back")
    }
    removeFolders(journal.folders ?? [], &folders)
    _ = System.flushFileSystem(of: state)
    reached("files taken back")
    try removeJournal(last)
    return edited
  }

  /// Those that are empty; somebody else may have put something into the others.
  private func removeFolders(_ paths: [String], _ folders: inout FolderStack) {
    for path in paths.reversed() {
      guard let place = try? folders.file(path) else { continue }
      unlinkat(place.folder, place.name, AT_REMOVEDIR)
    }
  }
}
