import SourceEdits
import SourceText

/// Takes what a batch did to one file out of a file that was edited since, where its own lines are intact.
///
/// It works on the hunks of the batch's patch, as `patch --reverse` does, but is stricter. A line that reads like one of
/// ours may be somebody's copy of it, so the lines around decide: on both sides some must be as far away as they were, and
/// nowhere else may they fit as well, whatever stands between them there.
public struct LineReversal: Sendable {
  /// Lines that the batch wrote in the place of others.
  public struct Block: Sendable, Equatable {
    /// The lines before, counted from 0, in the file before.
    public let oldLines: Range<Int>
    /// Where the new lines start, counted from 0, in the file after.
    public let newStart: Int
    public let old: [[UInt8]]
    public let new: [[UInt8]]
    let above: Surroundings
    let below: Surroundings

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
  /// nil when they are no longer all there, or when it is not certain that it is they.
  public func edit(for block: Block, in current: SourceText) -> TextEdit? {
    let lines = current.bytes.split(afterEach: 0x0A)
    guard let start = place(of: block, in: lines) else { return nil }
    let offset = lines[..<start].reduce(0) { $0 + $1.count }
    let length = lines[start..<start + block.new.count].reduce(0) { $0 + $1.count }
    return TextEdit(range: offset..<offset + length, replacement: String(decoding: block.old.joined(), as: UTF8.self))
  }

  /// The line, counted from 0, where the block's new lines start.
  private func place(of block: Block, in lines: [ArraySlice<UInt8>]) -> Int? {
    guard block.new.count <= lines.count else { return nil }
    let gaps = Gaps(of: block, in: lines)
    let places = (0...lines.count - block.new.count).filter { start in
      gaps.isBetween(start..<start + block.new.count) && zip(block.new, lines[start...]).allSatisfy { $0.elementsEqual($1) }
    }
    guard let start = places.max(by: { gaps.fit($0..<$0 + block.new.count) < gaps.fit($1..<$1 + block.new.count) }),
      !gaps.hasOther(than: start..<start + block.new.count)
    else { return nil }
    return start
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
          above: Surroundings(hunk.lines[..<index].reversed()), below: Surroundings(hunk.lines[end...])))
      old += removed.count
      new += added.count
      index = end
    }
    return blocks
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
