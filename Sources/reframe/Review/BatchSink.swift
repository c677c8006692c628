import SourceEdits
import SourceText
import Workspace

/// Where a review writes what was accepted, and takes it back.
protocol BatchSink: AnyObject {
  /// Writes the changes, all or none, and returns the number of the batch.
  ///
  /// - Parameter texts: what the files held when the changes were made.
  func write(_ changes: [Change], in texts: [FileID: SourceText], title: String) throws -> Int
  /// Puts back what a batch changed.
  func undo(_ batch: Int) throws
}

/// Writes file by file, and remembers the old bytes while the process runs.
final class FileBatches: BatchSink {
  private struct Written {
    let file: FileID
    let old: SourceText
    let new: SourceText
  }

  private let checkout: Checkout
  private var batches: [Int: [Written]] = [:]
  private var last: Int

  /// - Parameter last: the number of the last batch that there is.
  init(_ checkout: Checkout, last: Int) {
    self.checkout = checkout
    self.last = last
  }

  func write(_ changes: [Change], in texts: [FileID: SourceText], title: String) throws -> Int {
    guard changes.creations.isEmpty else { throw WorkspaceError("changes that create files cannot be written yet") }
    var written: [Written] = []
    do {
      for (file, edits) in changes.editsByFile.sorted(by: { $0.key < $1.key }) {
        guard let old = texts[file] else { throw WorkspaceError("'\(file)' was not read") }
        let new = old.applying(edits)
        try checkout.write(new, to: file, expecting: old)
        written.append(Written(file: file, old: old, new: new))
      }
    } catch {
      for file in written.reversed() { try? checkout.write(file.old, to: file.file, expecting: file.new) }
      throw error
    }
    last += 1
    batches[last] = written
    return last
  }

  func undo(_ batch: Int) throws {
    guard let written = batches[batch] else { throw WorkspaceError("batch \(batch) was written by an earlier run") }
    for file in written.reversed() { try checkout.write(file.old, to: file.file, expecting: file.new) }
    batches[batch] = nil
  }
}
