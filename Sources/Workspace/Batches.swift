import ChangeLog
import SourceEdits
import SourceText

/// A batch as it is kept, with what became of it.
public struct LoggedBatch: Sendable {
  public let record: BatchRecord
  /// The folder's name in `.reframe/batches/`.
  public let folder: String
  /// In the order in which they were made.
  public let undos: [UndoRecord]
  /// The commit that it was committed as.
  public let commit: String?

  /// How much of it is in the checkout.
  public enum Standing: String, Sendable {
    case applied
    case undone
    case partlyUndone = "partly-undone"
    /// Nothing of it was written to stay: its verification failed.
    case takenBack = "taken-back"
  }

  public var standing: Standing {
    if record.changes.isEmpty { return record.leftOut.isEmpty ? .applied : .takenBack }
    let undone = undoneChanges
    if undone.isEmpty { return .applied }
    return record.changes.allSatisfy { undone.contains($0.id) } ? .undone : .partlyUndone
  }

  /// The ids of the changes that were taken back.
  public var undoneChanges: Set<String> { Set(undos.flatMap(\.changes)) }
}

extension Checkout {
  /// All batches by number. Throws a sentence when one cannot be read.
  public func batches() throws(WorkspaceError) -> [LoggedBatch] {
    var batches: [LoggedBatch] = []
    for name in batchFolders() {
      let folder = StateFolder.batches + "/" + name
      // Without this file, which is written with the rest, it is what is left of an interrupted run.
      guard let bytes = try state(folder + "/batch.json") else { continue }
      let record = try read(BatchRecord.self, bytes, folder + "/batch.json")
      var undos: [UndoRecord] = []
      while let bytes = try state("\(folder)/undone-\(undos.count + 1).json") {
        undos.append(try read(UndoRecord.self, bytes, "\(folder)/undone-\(undos.count + 1).json"))
      }
      let commit = try state(folder + "/commit.txt").map { String(decoding: $0.filter { $0 != 0x0A }, as: UTF8.self) }
      batches.append(LoggedBatch(record: record, folder: name, undos: undos, commit: commit))
    }
    return batches.sorted { $0.record.number < $1.record.number }
  }

  private func read<File: LogFile>(_ type: File.Type, _ bytes: [UInt8], _ path: String) throws(WorkspaceError) -> File {
    let name = StateFolder.name + "/" + path
    do throws(LogError) {
      let file = try File(bytes: bytes, name: name)
      do throws(LogError) { try file.validate() } catch { throw LogError("'\(name)' makes no sense: \(error.message)") }
      return file
    } catch {
      throw WorkspaceError(error.message, kind: .refused)
    }
  }

  /// The number that the next batch gets.
  public func nextBatchNumber() -> Int {
    let numbers = batchFolders().compactMap { Int(String(decoding: $0.utf8.prefix { $0 != 0x2D }, as: UTF8.self)) }
    // A folder that somebody else gave an absurd number does not count.
    return 1 + (numbers.filter { $0 < 1 << 32 }.max() ?? 0)
  }

  private func batchFolders() -> [String] {
    StateFolder.names(in: System.openFolder(root + "/" + StateFolder.name + "/" + StateFolder.batches))
      .filter { $0.utf8.first.map { (0x30...0x39).contains($0) } == true }.sorted()
  }

  /// A patch of the writes, in order of the paths.
  ///
  /// - Parameter edits: what leads from before to after, for files that are there before and after.
  public static func patch(of writes: [FileWrite], edits: [FileID: [TextEdit]]) -> [UInt8] {
    var patch: [UInt8] = []
    for write in writes.sorted(by: { $0.file < $1.file }) {
      switch (write.before, write.after) {
      case (let before?, _?): patch += UnifiedDiff(of: before, in: write.file, edits: edits[write.file] ?? []).formatted()
      case (nil, let after?): patch += UnifiedDiff.ofWholeFile(write.file, after)
      case (let before?, nil): patch += UnifiedDiff.ofWholeFile(write.file, before, removing: true)
      case (nil, nil): break
      }
    }
    return patch
  }
}

extension CheckoutWriter {
  /// Writes the files together with the batch's folder: `batch.json`, `changes.patch` and `CHANGES.md`.
  ///
  /// - Parameter state: further files of ours, by their path below `.reframe/`, that are written with it; nil removes one.
  /// - Parameter encoded: the record's bytes, for who has made them already.
  public func write(
    _ record: BatchRecord, encoded: [UInt8]? = nil, _ writes: [FileWrite], patch: [UInt8], page: [UInt8],
    state: [String: [UInt8]?] = [:]
  ) throws(WorkspaceError) {
    let folder = StateFolder.batches + "/" + record.folderName + "/"
    let bytes: [UInt8]
    do { bytes = try encoded ?? record.encoded() } catch { throw WorkspaceError("the record of the batch cannot be made: \(error)") }
    var own = [
      FileWrite.newState(folder + "batch.json", bytes), .newState(folder + "changes.patch", patch),
      .newState(folder + "CHANGES.md", page),
    ]
    for (path, bytes) in state {
      let old = try checkout.state(path).map { SourceText(bytes: $0) }
      guard old != nil || bytes != nil else { continue }
      own.append(FileWrite(FileID(StateFolder.name + "/" + path), before: old, after: bytes.map { SourceText(bytes: $0) }))
    }
    try write(writes + own, title: "batch \(record.number)")
  }

  /// Notes the commit that a batch was committed as.
  public func note(commit: String, of record: BatchRecord) throws(WorkspaceError) {
    try writeState("\(StateFolder.batches)/\(record.folderName)/commit.txt", Array((commit + "\n").utf8))
  }
}
