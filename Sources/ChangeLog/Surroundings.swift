import SourceEdits

/// The lines on one side of a block, as far as the hunk goes, the nearest first.
///
/// The nearest is none of another block. Those may have been taken back before, so it is known how it reads with and
/// without them.
struct Surroundings: Sendable, Equatable {
  let with: [[UInt8]]
  let without: [[UInt8]]

  init(_ lines: some Sequence<UnifiedDiff.Line>) {
    with = lines.filter { $0.kind != .removed }.map(\.bytes)
    without = lines.filter { $0.kind != .added }.map(\.bytes)
  }

  /// True at the edge of the file.
  var isEmpty: Bool { with.isEmpty }

  /// How many of them are there, each as far away as it was, up to where two in a row are not.
  func count(in lines: some Sequence<ArraySlice<UInt8>>) -> Int {
    max(Self.count(of: with, in: lines), Self.count(of: without, in: lines))
  }

  private static func count(of wanted: [[UInt8]], in lines: some Sequence<ArraySlice<UInt8>>) -> Int {
    var count = 0
    var isBroken = false
    for (line, other) in zip(wanted, lines) {
      let isThere = line.elementsEqual(other)
      if isThere { count += 1 } else if isBroken { break }
      isBroken = !isThere
    }
    return count
  }
}

/// The places in a file where a block may have been: between the lines that it was written between.
///
/// A place is the range of lines that is between them now, be they ours, edited ones or none.
struct Gaps {
  /// The most lines that a place has without one that was added since.
  private let room: Int
  /// Below a place, no more lines than this can speak for it.
  private let reach: Int
  /// How many of the lines above the block end, and of those below it start, at each line of the file.
  private let above: [Int]
  private let below: [Int]

  init(of block: LineReversal.Block, in lines: [ArraySlice<UInt8>]) {
    room = max(block.old.count, block.new.count)
    reach = max(1, block.below.with.count, block.below.without.count)
    // The edge of the file counts as a line.
    above = (0...lines.count).map { block.above.isEmpty ? ($0 == 0 ? 1 : 0) : block.above.count(in: lines[..<$0].reversed()) }
    below = (0...lines.count).map { block.below.isEmpty ? ($0 == lines.count ? 1 : 0) : block.below.count(in: lines[$0...]) }
  }

  /// True when something on both sides speaks for a place.
  func isBetween(_ place: Range<Int>) -> Bool { above[place.lowerBound] > 0 && below[place.upperBound] > 0 }

  /// The number of lines around that speak for a place, less those in it that would have been added since.
  func fit(_ place: Range<Int>) -> Int {
    above[place.lowerBound] + below[place.upperBound] - max(0, place.count - room)
  }

  /// True when the block may as well have been at another place than this one.
  func hasOther(than place: Range<Int>) -> Bool {
    let wanted = fit(place)
    if below.indices.contains(where: { $0 != place.upperBound && below[$0] >= wanted }) { return true }
    // Further down, what was added would outweigh all that is below.
    return above.indices.contains { top in
      above[top] > 0
        && (top...min(top + room + reach, below.count - 1)).contains { top..<$0 != place && fit(top..<$0) >= wanted }
    }
  }
}
