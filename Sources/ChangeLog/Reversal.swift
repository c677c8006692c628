import SourceEdits
import SourceText

/// Takes what a batch did to one file out of the file again, exactly.
///
/// The file may have been written by other batches since, when theirs and its edits do not touch: what each batch and
/// each undo did is known, so every edit can be followed to where it is now.
public struct Reversal: Sendable {
  /// Why it cannot be done.
  public enum Obstacle: Error, Equatable, Sendable {
    /// The file is not there any more.
    case missing
    /// Somebody else than Reframe wrote to the file.
    case edited
    /// This batch, or taking it back, wrote to the same place.
    case touched(byBatch: Int)
  }

  /// A step and the batch that it belongs to.
  public struct Entry: Sendable {
    public let batch: Int
    public let step: FileStep
    /// The step took the batch back.
    public let isUndo: Bool

    public init(batch: Int, step: FileStep, isUndo: Bool = false) {
      self.batch = batch
      self.step = step
      self.isUndo = isUndo
    }
  }

  private let history: [FileID: [Entry]]

  /// - Parameter history: everything that was written and taken back in the checkout.
  public init(history: [Entry]) {
    self.history = Dictionary(grouping: history) { $0.step.file }
  }

  /// The edits of the current content that take the given edits of the step back.
  ///
  /// - Parameter wanted: which of the step's edits, by their index.
  public func edits(
    of step: FileStep, _ wanted: (Int) -> Bool = { _ in true }, in current: SourceText
  ) throws(Obstacle) -> [StoredEdit] {
    guard let way = way(from: step.after, to: ContentID(of: current), of: step.file) else { throw .edited }
    var edits: [TextEdit] = []
    for (index, edit) in step.reversed.enumerated() where wanted(index) {
      var range = edit.start..<edit.end
      for entry in way {
        guard let moved = entry.step.moved(range) else { throw .touched(byBatch: entry.batch) }
        range = moved
      }
      guard range.upperBound <= current.count, current.bytes[range].elementsEqual(edit.removed.utf8) else { throw .edited }
      edits.append(TextEdit(range: range, replacement: edit.replacement))
    }
    return StoredEdit.list(edits, in: current)
  }

  /// True when the file holds what it held before a step of a batch, or what Reframe made of that later without the step.
  ///
  /// Something else took the batch back then, git for one. Of two ways to the content the shorter one counts.
  ///
  /// - Parameter current: nil when there is no file.
  public func isWithout(_ step: FileStep, of batch: Int, in current: ContentID?) -> Bool {
    if current == step.before { return true }
    guard let without = way(from: step.before, to: current, of: step.file, by: { $0.isUndo || $0.batch > batch }) else { return false }
    return way(from: step.after, to: current, of: step.file).map { without.count < $0.count } ?? true
  }

  /// The shortest way of known steps from one content to another; nil when there is none.
  private func way(
    from start: ContentID?, to end: ContentID?, of file: FileID, by isAllowed: (Entry) -> Bool = { _ in true }
  ) -> [Entry]? {
    let entries = (history[file] ?? []).filter(isAllowed)
    var ways: [ContentID?: [Entry]] = [start: []]
    var open = [start]
    while !open.isEmpty {
      let place = open.removeFirst()
      let way = ways[place] ?? []
      if place == end { return way }
      for entry in entries where entry.step.before == place && ways[entry.step.after] == nil {
        ways[entry.step.after] = way + [entry]
        open.append(entry.step.after)
      }
    }
    return nil
  }
}
