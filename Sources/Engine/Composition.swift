import SourceEdits
import SourceText

/// Puts changes that were made to an already changed text back on to the original.
///
/// An edit that touches nothing of the earlier changes only moves. One that does becomes a single edit with what it
/// touches, and the changes become one.
struct Composition {
  private(set) var changes: [Change]
  private let originals: [FileID: SourceText]

  init(_ changes: [Change], originals: [FileID: SourceText]) {
    self.changes = changes
    self.originals = originals
  }

  /// The text of a file with all changes applied.
  func text(of file: FileID) -> SourceText? {
    let edits = changes.flatMap { $0.edits.edits[file] ?? [] }
    guard let original = originals[file], let ordered = EditBatch.disjoint(edits) else { return nil }
    return original.applying(ordered)
  }

  /// The place in the original of an anchor in the changed text.
  func original(of anchor: Anchor) -> Anchor {
    guard let text = originals[anchor.file] else { return anchor }
    let base = changes.flatMap { $0.edits.edits[anchor.file] ?? [] }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var growth = 0
    for edit in base {
      let start = edit.range.lowerBound + growth
      if start >= anchor.range.lowerBound { break }
      growth += edit.replacement.utf8.count - edit.range.count
    }
    let start = min(max(0, anchor.range.lowerBound - growth), text.count)
    let range = start..<min(text.count, start + anchor.range.count)
    return Anchor(file: anchor.file, range: range, position: LineTable(text).position(at: start))
  }

  /// Adds changes that were all made to the texts as they are now. Says of each whether it was taken.
  ///
  /// Of two that touch each other, or the same earlier change, the second is left: it is found again in the new texts.
  mutating func add(_ later: [Change]) -> [Bool] {
    var joined: Set<Int> = []
    var added: [Change] = []
    let taken = later.map { change in
      guard let put = put(change), joined.isDisjoint(with: put.touched),
        !added.contains(where: { $0.edits.conflicts(with: put.change.edits) != nil })
      else { return false }
      joined.formUnion(put.touched)
      added.append(put.change)
      return true
    }
    changes = changes.enumerated().filter { !joined.contains($0.offset) }.map(\.element) + added
    return taken
  }

  /// The change in offsets of the originals, with the changes that it became one with; nil when it cannot be put back.
  private func put(_ later: Change) -> (change: Change, touched: Set<Int>)? {
    let change = later.anchored(at: original(of: later.anchor))
    var moved: [FileID: [TextEdit]] = [:]
    var touched: Set<Int> = []
    for (file, edits) in change.edits.edits {
      guard let result = put(edits, in: file) else { return nil }
      moved[file] = result.edits
      touched.formUnion(result.touched)
    }
    for index in touched {
      for (file, edits) in changes[index].edits.edits {
        // What a joined edit covers is said by the joined edit.
        let joined = moved[file] ?? []
        moved[file] = joined + edits.filter { edit in !joined.contains { $0.range.touches(edit.range) } }
      }
    }
    guard let batch = EditBatch(moved) else { return nil }
    let parts = touched.sorted().map { changes[$0] } + [change]
    return (parts[0].joined(with: parts.dropFirst(), edits: batch), touched)
  }

  private func put(_ edits: [TextEdit], in file: FileID) -> (edits: [TextEdit], touched: Set<Int>)? {
    let base = changes.enumerated().flatMap { index, change in (change.edits.edits[file] ?? []).map { (index, $0) } }
      .sorted { $0.1.range.lowerBound < $1.1.range.lowerBound }
    guard let current = text(of: file), originals[file] != nil else { return nil }
    var result: [TextEdit] = []
    var touched: Set<Int> = []
    for edit in edits {
      var low = edit.range.lowerBound
      var high = edit.range.upperBound
      var shift = 0
      var shiftAfter = 0
      for (index, earlier) in base {
        let start = earlier.range.lowerBound + shiftAfter
        let end = start + earlier.replacement.utf8.count
        let growth = earlier.replacement.utf8.count - earlier.range.count
        if end < edit.range.lowerBound || (end == edit.range.lowerBound && start < end) {
          shift += growth
        } else if start <= edit.range.upperBound, !(start == edit.range.upperBound && start < end) {
          touched.insert(index)
          low = min(low, start)
          high = max(high, end)
        } else {
          break
        }
        shiftAfter += growth
      }
      let prefix = current.string(in: low..<edit.range.lowerBound)
      let suffix = current.string(in: edit.range.upperBound..<high)
      result.append(TextEdit(range: low - shift..<high - shiftAfter, replacement: prefix + edit.replacement + suffix))
    }
    return (result, touched)
  }
}

extension Range<ByteOffset> {
  fileprivate func touches(_ other: Range<ByteOffset>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension Change {
  fileprivate func anchored(at anchor: Anchor) -> Change {
    Change(
      id: id, transform: transform, message: message, anchor: anchor, safety: safety, edits: edits,
      creations: creations, kind: kind, parts: parts, doubts: doubts, notes: notes, record: record, requires: requires)
  }

  /// One change that does what this one and the others do.
  fileprivate func joined(with others: ArraySlice<Change>, edits: EditBatch) -> Change {
    var doubts = doubts
    var notes = notes
    for other in others {
      doubts += other.doubts.filter { !doubts.contains($0) }
      notes += other.notes.filter { !notes.contains($0) }
    }
    let safety = others.map(\.safety).reduce(safety, min)
    let messages = ([message] + others.map(\.message)).joined(separator: "; then ")
    return Change(
      id: id, transform: transform, message: messages, anchor: anchor, safety: safety, edits: edits,
      creations: creations, kind: kind, doubts: doubts, notes: notes, record: record, requires: requires)
  }
}
