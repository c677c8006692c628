import SourceText

/// Blanks the bodies of members in which nothing of interest is written, so that a slow parser need not read them.
///
/// Every byte between the braces becomes a space and line breaks stay, so offsets and lines are those of the file.
public enum Blanking {
  /// The text to parse. `offsets` are the places of interest; bodies that mention a member which holds one (or holds
  /// a mention of such a member, and so on) are kept too, because they say when that member runs.
  ///
  /// - Parameter isCalledByUIKit: true for names whose callers do not matter.
  public static func blank(
    _ text: SourceText, outline: SourceOutline, around offsets: [ByteOffset], isCalledByUIKit: (String) -> Bool
  ) -> SourceText {
    guard outline.isReliable else { return text }
    let bodies = outline.blocks.indices.filter { isMemberBody($0, in: outline) }
    let kept = keptBodies(bodies, text, outline, offsets, isCalledByUIKit)
    var bytes = text.bytes
    for body in bodies where !kept.contains(body) {
      for offset in outline.blocks[body].open + 1..<outline.blocks[body].close {
        if bytes[offset] != 0x0A, bytes[offset] != 0x0D { bytes[offset] = 0x20 }
      }
    }
    return SourceText(bytes: bytes)
  }

  /// A code block directly inside a type's body or at the top of the file.
  private static func isMemberBody(_ index: Int, in outline: SourceOutline) -> Bool {
    let block = outline.blocks[index]
    guard !block.isType, block.close > block.open else { return false }
    return block.parent.map { outline.blocks[$0].isType } ?? true
  }

  private static func keptBodies(
    _ bodies: [Int], _ text: SourceText, _ outline: SourceOutline, _ offsets: [ByteOffset],
    _ isCalledByUIKit: (String) -> Bool
  ) -> Set<Int> {
    var kept: Set<Int> = []
    var wanted: Set<String> = []
    func keep(_ body: Int) {
      kept.insert(body)
      // A body with types inside is kept whole; its inner blocks need no decision.
      if let name = outline.blocks[body].name.map({ text.string(in: $0.start..<$0.end) }), !isCalledByUIKit(name) {
        wanted.insert(name)
      }
    }
    for offset in offsets {
      if let body = bodies.last(where: { outline.blocks[$0].open < offset && offset < outline.blocks[$0].close }) {
        keep(body)
      } else if let member = outline.members.last(where: { $0.start < offset }) {
        wanted.insert(text.string(in: member.start..<member.end))
      }
    }
    var size = -1
    while size != wanted.count {
      size = wanted.count
      for body in bodies where !kept.contains(body) {
        if mentions(wanted, outline.blocks[body], text, outline) { keep(body) }
      }
    }
    return kept
  }

  private static func mentions(
    _ wanted: Set<String>, _ block: SourceOutline.Block, _ text: SourceText, _ outline: SourceOutline
  ) -> Bool {
    let first = outline.names.partitioningIndex { $0.start > block.open }
    for name in outline.names[first...] {
      if name.start > block.close { return false }
      if wanted.contains(text.string(in: name.start..<name.end)) { return true }
    }
    return false
  }
}

extension Array {
  /// The index of the first element for which `belongs` is true, when all that follow are true as well.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
