import ChangeLog
import SourceEdits
import SourceText

/// What taking a batch back would do, worked out before anything is written.
public struct Undo: Sendable {
  /// Why a file cannot be taken back exactly.
  public struct Obstacle: Equatable, Sendable {
    public let file: FileID
    public let cause: Reversal.Obstacle

    /// A sentence without a full stop.
    public var sentence: String {
      switch cause {
      case .missing: "'\(file)' is no longer there"
      case .edited: "'\(file)' was edited since"
      case .touched(let batch): "'\(file)' was changed in the same place by batch \(batch); undo that first"
      }
    }
  }

  public let batch: LoggedBatch
  public private(set) var writes: [FileWrite] = []
  public private(set) var edits: [FileID: [StoredEdit]] = [:]
  /// What stands in the way of taking everything back exactly.
  public private(set) var obstacles: [Obstacle] = []
  /// The files that hold what they held before the batch; git put them back, for example.
  public private(set) var without: Set<FileID> = []
  /// The ids of the changes that are taken back, or were in files that are without them.
  public private(set) var changes: [String] = []
  /// The ids of those that are left, because it is not certain which lines are theirs. Empty without merging.
  public private(set) var kept: [String] = []

  private let steps: [FileStep]
  private let open: [StoredChange]
  private var contents: [FileID: SourceText] = [:]

  /// - Parameter merges: also take back what can be found in files that were edited since.
  public init(_ batch: LoggedBatch, of all: [LoggedBatch], in checkout: Checkout, merges: Bool) throws {
    self.batch = batch
    let undone = batch.undoneChanges
    open = batch.record.changes.filter { !undone.contains($0.id) }
    steps = try batch.record.steps()
    let history = try all.flatMap { logged in
      let number = logged.record.number
      let undos = try logged.undos.flatMap { try $0.steps() }.map { Reversal.Entry(batch: number, step: $0, isUndo: true) }
      return try logged.record.steps().map { Reversal.Entry(batch: number, step: $0) } + undos
    }
    for step in steps where checkout.exists(step.file) { contents[step.file] = SourceText(bytes: try checkout.contents(of: step.file)) }
    takeBackExactly(Reversal(history: history))
    if merges, !obstacles.isEmpty { try merge(checkout, Reversal(history: history)) }
  }

  /// True when nothing of the batch is in the files any more, though it was not taken back.
  public var isGone: Bool { !without.isEmpty && obstacles.isEmpty && kept.isEmpty && writes.isEmpty }

  /// The number of changes that are taken back by writing.
  public var count: Int {
    let written = Set(writes.map(\.file.path))
    let taken = Set(changes)
    return open.count { taken.contains($0.id) && !written.isDisjoint(with: $0.paths) }
  }

  // MARK: Exactly

  private mutating func takeBackExactly(_ reversal: Reversal) {
    for step in steps {
      do {
        try takeBack(step, Set(open.map(\.id)), reversal)
      } catch {
        obstacles.append(Obstacle(file: step.file, cause: error))
      }
    }
    if obstacles.isEmpty { changes = open.map(\.id) }
  }

  /// Passes over a file that is without the batch already.
  private mutating func takeBack(_ step: FileStep, _ ids: Set<String>, _ reversal: Reversal) throws(Reversal.Obstacle) {
    guard open.contains(where: { ids.contains($0.id) && $0.paths.contains(step.file.path) }) else { return }
    let current = contents[step.file].map { ContentID(of: $0) }
    guard current != step.before else {
      without.insert(step.file)
      return
    }
    do { try takeBackEdits(step, ids, reversal) } catch {
      guard reversal.isWithout(step, of: batch.record.number, in: current) else { throw error }
      without.insert(step.file)
    }
  }

  private mutating func takeBackEdits(_ step: FileStep, _ ids: Set<String>, _ reversal: Reversal) throws(Reversal.Obstacle) {
    if step.before == nil, let creation = step.creation {
      let owners = open.filter { $0.creations?[step.file.path] != nil }
      guard owners.contains(where: { ids.contains($0.id) }) else { return }
      guard let text = contents[step.file] else { throw .missing }
      guard text == SourceText(creation) else { throw .edited }
      writes.append(FileWrite(step.file, before: text, after: nil))
      return
    }
    let wanted = Set(open.filter { ids.contains($0.id) }.flatMap { $0.edits[step.file.path] ?? [] }.map(\.edit))
    // What another change needs as well stays with it.
    let gone = batch.undoneChanges
    let others = Set(batch.record.changes.filter { !ids.contains($0.id) && !gone.contains($0.id) }.flatMap { $0.edits[step.file.path] ?? [] }.map(\.edit))
    guard !wanted.isEmpty else { return }
    guard let text = contents[step.file] else { throw .missing }
    let found = try reversal.edits(
      of: step, { wanted.contains(step.edits[$0].edit) && !others.contains(step.edits[$0].edit) }, in: text)
    add(found, to: step.file, text)
  }

  private mutating func add(_ found: [StoredEdit], to file: FileID, _ text: SourceText) {
    guard !found.isEmpty else { return }
    edits[file] = found
    writes.append(FileWrite(file, before: text, after: text.applying(found.map(\.edit))))
  }

  // MARK: By lines

  /// Takes back every change whose own lines are intact, and certainly its own, in all of its files.
  private mutating func merge(_ checkout: Checkout, _ reversal: Reversal) throws {
    let patch = Patch(try checkout.state("\(StateFolder.batches)/\(batch.folder)/changes.patch") ?? [])
    let hindered = Set(obstacles.map(\.file))
    var lines: [FileID: LineReversal] = [:]
    for file in hindered { lines[file] = LineReversal(patch.hunks(of: file)) }
    let stuck = stuckChanges(lines)
    kept = open.map(\.id).filter(stuck.contains)
    changes = open.map(\.id).filter { !stuck.contains($0) }
    (writes, edits, obstacles) = ([], [:], [])
    let ids = Set(changes)
    for step in steps where !hindered.contains(step.file) {
      do { try takeBack(step, ids, reversal) } catch { obstacles.append(Obstacle(file: step.file, cause: error)) }
    }
    for (file, reversal) in lines.sorted(by: { $0.key < $1.key }) {
      guard let text = contents[file] else { continue }
      var blocks: Set<Int> = []
      for change in open where ids.contains(change.id) { blocks.formUnion(Self.blocks(of: change, in: file, reversal)) }
      let found = blocks.sorted().compactMap { reversal.edit(for: reversal.blocks[$0], in: text) }
      guard let ordered = EditBatch.disjoint(found) else { throw WorkspaceError("'\(file)' was edited too much to be merged") }
      add(StoredEdit.list(ordered, in: text), to: file, text)
    }
  }

  /// The changes of which some lines are not intact, and those that share lines with one.
  private func stuckChanges(_ lines: [FileID: LineReversal]) -> Set<String> {
    var stuckBlocks: [FileID: Set<Int>] = [:]
    for (file, reversal) in lines {
      let text = contents[file]
      for (index, block) in reversal.blocks.enumerated() where text.flatMap({ reversal.edit(for: block, in: $0) }) == nil {
        stuckBlocks[file, default: []].insert(index)
      }
    }
    var stuck: Set<String> = []
    var grows = true
    while grows {
      grows = false
      for change in open where !stuck.contains(change.id) {
        let blocks = lines.map { ($0.key, Self.blocks(of: change, in: $0.key, $0.value)) }
        let isHindered = blocks.contains { !$1.isDisjoint(with: stuckBlocks[$0] ?? []) }
        guard isHindered || Self.isBeyond(change, lines) else { continue }
        stuck.insert(change.id)
        for (file, own) in blocks { stuckBlocks[file, default: []].formUnion(own) }
        grows = true
      }
    }
    return stuck
  }

  /// True when lines cannot say it all: a file came into being that was edited since, or the patch does not have an edit.
  private static func isBeyond(_ change: StoredChange, _ lines: [FileID: LineReversal]) -> Bool {
    lines.contains { file, reversal in
      change.creations?[file.path] != nil || (change.edits[file.path] ?? []).contains { reversal.block(of: $0) == nil }
    }
  }

  private static func blocks(of change: StoredChange, in file: FileID, _ reversal: LineReversal) -> Set<Int> {
    Set((change.edits[file.path] ?? []).compactMap { reversal.block(of: $0) })
  }
}

extension StoredChange {
  /// The files that it edits or makes.
  fileprivate var paths: Set<String> { Set(edits.keys).union((creations ?? [:]).keys) }
}

extension CheckoutWriter {
  /// Writes what the undo worked out, together with the note that it was done.
  public func write(_ undo: Undo, tool: ToolVersion, date: String) throws(WorkspaceError) {
    let record = UndoRecord(
      tool: tool, date: date, files: undo.writes.map(\.state).sorted { $0.path < $1.path },
      edits: undo.edits.reduce(into: [:]) { $0[$1.key.path] = $1.value }, changes: undo.changes)
    let bytes: [UInt8]
    do { bytes = try record.encoded() } catch { throw WorkspaceError("the record of the undo cannot be made: \(error)") }
    let path = "\(StateFolder.batches)/\(undo.batch.folder)/undone-\(undo.batch.undos.count + 1).json"
    try write(undo.writes + [.newState(path, bytes)], title: "undoing batch \(undo.batch.record.number)")
  }
}

extension Checkout {
  /// True when the path names anything, be it a link.
  public func exists(_ file: FileID) -> Bool { System.linkStatus(root + "/" + file.path) != nil }
}
