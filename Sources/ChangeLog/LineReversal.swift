import SourceEdits
import SourceText

/// Takes what a batch did to one file out of a file that was edited since, where its own lines are intact.
///
/// It works on the hunks of the batch's patch, as `patch --reverse` does, but takes a place only when it is the one.
public struct LineReversal: Sendable {
  /// Lines that the batch wrote in the place of others.
  public struct Block: Sendable, Equatable {
    /// The lines before, counted from 0, in the file before.
    public let oldLines: Range<Int>
    /// Where the new lines start, counted from 0, in the file after.
    public let newStart: Int
    public let old: [[UInt8]]
    public let new: [[UInt8]]
    public let before: [[UInt8]]
    public let after: [[UInt8]]

    /// How many lines an edit of the old file is away; the nearest block is the one that it belongs to.
    ///
    /// An edit that adds a line at the end of another touches that one, and its block starts behind it.
    func distance(to edit: StoredEdit) -> Int {
      let first = edit.line - 1
      let last = first + edit.removed.utf8.count { $0 == 0x0A }
      return max(0, oldLines.lowerBound - last, first - max(oldLines.lowerBound, oldLines.upperBound - 1))
    }
  }

  public let blocks: [Block]

  public init(_ hunks: [Patch.Hunk]) {
    blocks = hunks.flatMap(Self.blocks)
  }

  /// The index of the block that an edit of the batch belongs to; nil when the patch does not have it.
  public func block(of edit: StoredEdit) -> Int? {
    let nearest = blocks.indices.min { blocks[$0].distance(to: edit) < blocks[$1].distance(to: edit) }
    return nearest.flatMap { blocks[$0].distance(to: edit) <= 1 ? $0 : nil }
  }

  /// Where the block's new lines are in a file that was edited since, and what takes them back.
  ///
  /// nil when they are no longer all there, or when two places look the same.
  public func edit(for block: Block, in current: SourceText) -> TextEdit? {
    let lines = current.bytes.split(afterEach: 0x0A)
    guard let start = place(of: block, in: lines) else { return nil }
    let offset = lines[..<start].reduce(0) { $0 + $1.count }
    let length = lines[start..<start + block.new.count].reduce(0) { $0 + $1.count }
    return TextEdit(range: offset..<offset + length, replacement: String(decoding: block.old.joined(), as: UTF8.self))
  }

  private func place(of block: Block, in lines: [ArraySlice<UInt8>]) -> Int? {
    guard block.new.count <= lines.count else { return nil }
    var best: (start: Int, score: Int)?
    var isUnique = true
    for start in 0...lines.count - block.new.count {
      guard zip(block.new, lines[start...]).allSatisfy({ $0.elementsEqual($1) }) else { continue }
      let above = zip(block.before.reversed(), lines[..<start].reversed()).prefix { $0.elementsEqual($1) }.count
      let below = zip(block.after, lines[(start + block.new.count)...]).prefix { $0.elementsEqual($1) }.count
      // Nothing but its surroundings says where lines were taken away.
      if block.new.isEmpty, above < min(1, block.before.count) || below < min(1, block.after.count) { continue }
      let score = above + below
      if let known = best, known.score >= score {
        if known.score == score { isUnique = false }
        continue
      }
      best = (start, score)
      isUnique = true
    }
    guard let best, isUnique, best.score > 0 || block.before.isEmpty && block.after.isEmpty else { return nil }
    return best.start
  }

  private static func blocks(of hunk: Patch.Hunk) -> [Block] {
    var blocks: [Block] = []
    var index = 0
    var (old, new) = (max(0, hunk.oldStart - 1), max(0, hunk.newStart - 1))
    while index < hunk.lines.count {
      guard hunk.lines[index].kind != .context else {
        index += 1
        old += 1
        new += 1
        continue
      }
      let end = hunk.lines[index...].firstIndex { $0.kind == .context } ?? hunk.lines.count
      let changed = hunk.lines[index..<end]
      let removed = changed.filter { $0.kind == .removed }.map(\.bytes)
      let added = changed.filter { $0.kind == .added }.map(\.bytes)
      blocks.append(
        Block(
          oldLines: old..<old + removed.count, newStart: new, old: removed, new: added,
          before: context(hunk.lines[..<index].reversed()).reversed(), after: context(hunk.lines[end...])))
      old += removed.count
      new += added.count
      index = end
    }
    return blocks
  }

  private static func context(_ lines: some Sequence<UnifiedDiff.Line>) -> [[UInt8]] {
    lines.prefix { $0.kind == .context }.map(\.bytes)
  }
}

extension [UInt8] {
  /// The pieces that end with the byte, which they keep; the last may not.
  func split(afterEach byte: UInt8) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex(of: byte).map { $0 + 1 } ?? endIndex
      pieces.append(self[start..<end])
      start = end
    }
    return pieces
  }
}
