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

/// Ends a transaction: closes it, finishes one that was interrupted, or takes it back.
struct Recovery {
  let root: String
  /// The open `.reframe/`.
  let state: Int32

  /// Deals with the journal of an interrupted run; gives what was done as a sentence, nil when there is no journal.
  func recover(_ bytes: [UInt8]) throws(WorkspaceError) -> String {
    let journal: Journal
    do throws(LogError) {
      journal = try Journal(bytes: bytes, name: "\(StateFolder.name)/\(StateFolder.journal)")
      try journal.validate()
    } catch {
      throw WorkspaceError("\(error.message). Look at the files it names, then remove it")
    }
    if journal.phase == .replacing, canFinish(journal.steps) {
      try finish(journal.steps)
      try close(journal.steps)
      return "an interrupted run was finished: \(journal.title)"
    }
    try rollBack(journal.steps, phase: journal.phase, folders: journal.folders ?? [])
    return "an interrupted run was taken back: \(journal.title); nothing of it is left"
  }

  // MARK: Forward

  /// True when every step is done or can still be done.
  private func canFinish(_ steps: [Journal.Step]) -> Bool {
    guard var folders = FolderStack(root: root) else { return false }
    for step in steps {
      guard let place = try? folders.place(of: FileID(step.path)) else { return false }
      let file = FilePlace(folder: place.folder, name: place.name, path: step.path)
      if let new = step.new {
        guard file.has(new) else { continue }
        guard file.contentID(of: new)?.digits == step.after, file.contentID()?.digits == step.before else { return false }
      } else if let old = step.old, !file.has(old), file.exists {
        // When neither is there any more, the end was almost reached.
        guard file.contentID()?.digits == step.before else { return false }
      }
    }
    return true
  }

  private func finish(_ steps: [Journal.Step]) throws(WorkspaceError) {
    try each(of: steps) { step, file throws(WorkspaceError) in
      if let new = step.new {
        guard file.has(new) else { return }
        if let old = step.old, !file.has(old), linkat(file.folder, file.name, file.folder, old, 0) != 0 {
          // Without a second name the file can still be replaced; only taking that back is no longer possible.
        }
        guard renameat(file.folder, new, file.folder, file.name) == 0 else { throw file.failure() }
      } else if let old = step.old, !file.has(old), file.exists {
        guard renameat(file.folder, file.name, file.folder, old) == 0 else { throw file.failure() }
      }
    }
  }

  /// Takes away the old contents and then the journal: from here on the run was done.
  func close(_ steps: [Journal.Step], reached: (String) -> Void = { _ in }) throws(WorkspaceError) {
    _ = System.flushFileSystem(of: state)
    reached("files replaced")
    removeOld(steps)
    reached("old contents removed")
    guard unlinkat(state, StateFolder.journal, 0) == 0 else {
      throw WorkspaceError("the journal cannot be closed: \(System.lastError); everything is written, and the next run closes it")
    }
    fsync(state)
    reached("journal closed")
  }

  private func removeOld(_ steps: [Journal.Step]) {
    let count = steps.count < 64 ? 1 : 4
    let root = root
    DispatchQueue.concurrentPerform(iterations: count) { part in
      guard var folders = FolderStack(root: root) else { return }
      for step in steps[steps.count * part / count..<steps.count * (part + 1) / count] {
        guard let old = step.old, let place = try? folders.place(of: FileID(step.path)) else { continue }
        unlinkat(place.folder, old, 0)
      }
    }
  }

  // MARK: Back

  /// Puts every old content back. A file that somebody edited meanwhile is named and left.
  func rollBack(_ steps: [Journal.Step], phase: Journal.Phase, folders: [String]) throws(WorkspaceError) {
    var edited: [String] = []
    try each(of: steps, skipsUnreachable: phase == .preparing) { step, file throws(WorkspaceError) in
      if phase == .preparing {
        // No file was touched; what stands under its name is not ours.
        for name in [step.new, step.old] { if let name { unlinkat(file.folder, name, 0) } }
        return
      }
      guard let new = step.new else {
        if let old = step.old, file.has(old), !file.exists, renameat(file.folder, old, file.folder, file.name) != 0 { throw file.failure() }
        return
      }
      if file.has(new) {
        unlinkat(file.folder, new, 0)
        if let old = step.old { unlinkat(file.folder, old, 0) }
      } else if let old = step.old {
        guard file.has(old) else { return }
        if file.contentID()?.digits == step.after {
          guard renameat(file.folder, old, file.folder, file.name) == 0 else { throw file.failure() }
        } else {
          edited.append("'\(step.path)' (what it was before is in '\(old)' beside it)")
        }
      } else if file.contentID()?.digits == step.after {
        unlinkat(file.folder, file.name, 0)
      }
    }
    for folder in folders.reversed() { rmdir(root + "/" + folder) }
    _ = System.flushFileSystem(of: state)
    if unlinkat(state, StateFolder.journal, 0) != 0, errno != ENOENT {
      throw WorkspaceError("the journal cannot be removed: \(System.lastError)")
    }
    fsync(state)
    guard edited.isEmpty else {
      throw WorkspaceError("an interrupted run was taken back, but for files that were edited since: \(edited.joined(separator: ", "))")
    }
  }

  private func each(
    of steps: [Journal.Step], skipsUnreachable: Bool = false, _ body: (Journal.Step, FilePlace) throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) {
    guard var folders = FolderStack(root: root) else {
      throw WorkspaceError("the folder '\(root)' cannot be read: \(System.lastError)")
    }
    for step in steps {
      do throws(WorkspaceError) {
        let place = try folders.place(of: FileID(step.path))
        try body(step, FilePlace(folder: place.folder, name: place.name, path: step.path))
      } catch {
        // Where we cannot get to, nothing of ours was put.
        if skipsUnreachable { continue }
        throw error
      }
    }
  }
}
