import SourceText

/// A node as the parser makes it, when it is complete: behind its children.
struct PostNode {
  var kind: ObjCNodeKind
  /// Indices of significant tokens.
  var first: Int32
  var end: Int32
  /// The number of nodes with this one and all below it.
  var size: Int32
}

/// Brings nodes into the order in which they begin.
enum TreeOrder {
  static func preorder(
    _ post: [PostNode], _ tokens: [ObjCToken], _ significant: [Int32], range: Range<ByteOffset>,
    inactive: [InactiveBranch]
  ) -> [NodeRecord] {
    var records = ordered(post, tokens, significant, range)
    if !inactive.isEmpty { records = inserting(inactive, into: records) }
    return records
  }

  private static func ordered(
    _ post: [PostNode], _ tokens: [ObjCToken], _ significant: [Int32], _ range: Range<ByteOffset>
  ) -> [NodeRecord] {
    let count = post.count
    let blank = NodeRecord(
      kind: .unparsed, startOffset: 0, endOffset: 0, firstToken: 0, endToken: 0, parent: -1, next: 0)
    var records = [NodeRecord](repeating: blank, count: count)
    // The positions of the parents that still wait for children, and where their next child from the right ends.
    var open: [(position: Int, end: Int)] = []
    for index in stride(from: count - 1, through: 0, by: -1) {
      let node = post[index]
      while let last = open.last, last.end == last.position + 1 { open.removeLast() }
      let end = open.last?.end ?? count
      let position = end - Int(node.size)
      if !open.isEmpty { open[open.count - 1].end = position }
      let bounds = bytes(node, tokens, significant, range)
      records[position] = NodeRecord(
        kind: node.kind, startOffset: UInt32(truncatingIfNeeded: bounds.lowerBound),
        endOffset: UInt32(truncatingIfNeeded: bounds.upperBound), firstToken: node.first, endToken: node.end,
        parent: Int32(truncatingIfNeeded: open.last?.position ?? -1), next: Int32(truncatingIfNeeded: end))
      if node.size > 1 { open.append((position, end)) }
    }
    return records
  }

  private static func bytes(
    _ node: PostNode, _ tokens: [ObjCToken], _ significant: [Int32], _ range: Range<ByteOffset>
  ) -> Range<ByteOffset> {
    if node.kind == .translationUnit || node.kind == .fragment { return range }
    guard node.first < node.end else {
      let offset =
        Int(node.first) < significant.count
        ? Int(tokens[Int(significant[Int(node.first)])].start) : range.upperBound
      return offset..<offset
    }
    let start = Int(tokens[Int(significant[Int(node.first)])].start)
    return start..<tokens[Int(significant[Int(node.end) - 1])].end
  }

  /// Puts the clauses that were left out where they stand in the text.
  private static func inserting(_ branches: [InactiveBranch], into old: [NodeRecord]) -> [NodeRecord] {
    var insertions: [(before: Int, parent: Int)] = []
    for branch in branches { insertions.append(place(branch, in: old)) }
    // How many nodes come before each old index.
    var shift = [Int32](repeating: 0, count: old.count + 1)
    var seen = 0
    for index in 0...old.count {
      while seen < insertions.count, insertions[seen].before <= index { seen += 1 }
      shift[index] = Int32(seen)
    }
    var records: [NodeRecord] = []
    records.reserveCapacity(old.count + branches.count)
    var next = 0
    for index in 0...old.count {
      while next < branches.count, insertions[next].before == index {
        let branch = branches[next]
        let parent = insertions[next].parent
        records.append(
          NodeRecord(
            kind: .inactiveBranch, startOffset: UInt32(truncatingIfNeeded: branch.range.lowerBound),
            endOffset: UInt32(truncatingIfNeeded: branch.range.upperBound), firstToken: branch.position, endToken: branch.position,
            parent: Int32(parent) + shift[parent], next: Int32(records.count + 1)))
        next += 1
      }
      guard index < old.count else { break }
      var record = old[index]
      if record.parent >= 0 { record.parent += shift[Int(record.parent)] }
      let end = Int(record.next)
      record.next += shift[end] - trailing(insertions, at: end, outside: record, branches)
      records.append(record)
    }
    return records
  }

  /// The clauses that begin where a node's descendants end, but stand behind the node.
  private static func trailing(
    _ insertions: [(before: Int, parent: Int)], at end: Int, outside record: NodeRecord, _ branches: [InactiveBranch]
  ) -> Int32 {
    var low = 0
    var high = insertions.count
    while low < high {
      let middle = (low + high) / 2
      if insertions[middle].before <= end { low = middle + 1 } else { high = middle }
    }
    var count: Int32 = 0
    while low > 0, insertions[low - 1].before == end, branches[low - 1].range.lowerBound >= Int(record.endOffset) {
      low -= 1
      count += 1
    }
    return count
  }

  private static func place(_ branch: InactiveBranch, in nodes: [NodeRecord]) -> (before: Int, parent: Int) {
    var low = 1
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].startOffset) < branch.range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var parent = low - 1
    while parent > 0, Int(nodes[parent].endOffset) <= branch.range.lowerBound { parent = Int(nodes[parent].parent) }
    return (low, max(parent, 0))
  }
}
