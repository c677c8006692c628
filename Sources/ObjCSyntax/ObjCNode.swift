import SourceText

/// A node of a tree: the tree and a number. Cheap to copy.
public struct ObjCNode: Hashable, Sendable {
  public let tree: ObjCTree
  let index: Int32

  init(tree: ObjCTree, index: Int32) {
    self.tree = tree
    self.index = index
  }

  var record: NodeRecord { tree.nodes[Int(index)] }

  public var kind: ObjCNodeKind { record.kind }

  /// From the first byte of the first token to behind the last byte of the last one.
  public var range: Range<ByteOffset> { Int(record.startOffset)..<Int(record.endOffset) }

  /// The node around this one. It always comes before it, so that no way upwards is endless.
  public var parent: ObjCNode? {
    let parent = record.parent
    return parent < 0 || parent >= index ? nil : ObjCNode(tree: tree, index: parent)
  }

  /// The text of the node as it stands in the file, trivia between its tokens included.
  public var code: String { tree.text.string(in: range) }

  /// The nodes directly below, in order.
  public var children: Children { Children(node: self) }

  /// All nodes below, parents before children, in the order in which they begin.
  public var descendants: Descendants { Descendants(tree: tree, range: index + 1..<record.next) }

  public static func == (a: ObjCNode, b: ObjCNode) -> Bool { a.index == b.index && a.tree === b.tree }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }

  /// The nodes around this one, innermost first.
  public func ancestors() -> some Sequence<ObjCNode> { sequence(state: self) { state in
    guard let parent = state.parent else { return nil }
    state = parent
    return parent
  } }

  /// The innermost node around this one of one of the kinds.
  public func enclosing(_ kinds: ObjCNodeKind...) -> ObjCNode? { ancestors().first { kinds.contains($0.kind) } }

  /// The first direct child of the kind.
  public func child(_ kind: ObjCNodeKind) -> ObjCNode? { children.first { $0.kind == kind } }

  /// The tokens of the node that are no trivia, those of its descendants included.
  public var significantTokens: Tokens { Tokens(tree: tree, range: record.firstToken..<record.endToken) }

  /// The text of a token.
  public func text(of token: ObjCToken) -> String { tree.text.string(in: token.range) }

  /// The nodes directly below a node.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    private let tree: ObjCTree
    private var current: Int32
    private let end: Int32

    init(node: ObjCNode) {
      tree = node.tree
      current = node.index + 1
      end = node.record.next
    }

    public var first: ObjCNode? { current < end ? ObjCNode(tree: tree, index: current) : nil }
    public var last: ObjCNode? { reversed().first }

    public mutating func next() -> ObjCNode? {
      guard current < end else { return nil }
      defer { current = tree.nodes[Int(current)].next }
      return ObjCNode(tree: tree, index: current)
    }
  }

  /// All nodes below a node.
  public struct Descendants: RandomAccessCollection, Sendable {
    let tree: ObjCTree
    let range: Range<Int32>

    public var startIndex: Int { Int(range.lowerBound) }
    public var endIndex: Int { Int(range.upperBound) }
    public subscript(position: Int) -> ObjCNode { ObjCNode(tree: tree, index: Int32(position)) }
  }

  /// Tokens that are no trivia.
  public struct Tokens: RandomAccessCollection, Sendable {
    let tree: ObjCTree
    let range: Range<Int32>

    public var startIndex: Int { Int(range.lowerBound) }
    public var endIndex: Int { Int(range.upperBound) }
    public subscript(position: Int) -> ObjCToken { tree.tokens[Int(tree.significant[position])] }
  }
}

extension ObjCNode: CustomDebugStringConvertible {
  /// The kind and the text, as in `call "foo(x)"`.
  public var debugDescription: String { "\(kind) \"\(code)\"" }

  /// The node and all below it, a line each, indented by depth.
  public var dump: String {
    var lines = "\(kind)"
    var depths: [Int32: Int] = [index: 0]
    for node in descendants {
      let depth = (depths[node.record.parent] ?? 0) + 1
      depths[node.index] = depth
      let shown = node.children.first == nil ? " \(node.code)" : ""
      lines += "\n" + String(repeating: "  ", count: depth) + "\(node.kind)\(shown)"
    }
    return lines
  }
}
