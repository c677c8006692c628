import SourceText

/// What the typed views read from the tokens that stand in a node itself, not in its children.
extension ObjCNode {
  /// The tokens of the node that are in none of its children, in order.
  var ownTokens: [ObjCToken] {
    var own: [ObjCToken] = []
    var next = record.firstToken
    for child in children {
      let inside = child.record
      for index in next..<Swift.max(next, inside.firstToken) { own.append(tree.tokens[Int(tree.significant[Int(index)])]) }
      next = Swift.max(next, inside.endToken)
    }
    for index in next..<Swift.max(next, record.endToken) { own.append(tree.tokens[Int(tree.significant[Int(index)])]) }
    return own
  }

  /// The tokens from the first byte to the last of a range within the node.
  func tokens(in range: Range<ByteOffset>) -> [ObjCToken] {
    significantTokens.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
  }

  /// The children that are no inactive branches.
  var activeChildren: [ObjCNode] { children.filter { $0.kind != .inactiveBranch } }

  func text(in range: Range<ByteOffset>) -> String { tree.text.string(in: range) }

  /// The texts of tokens, with one blank between words and none elsewhere but before a star.
  func spelled(_ tokens: some Sequence<ObjCToken>) -> String {
    var spelled = ""
    var previous = Symbol.end
    for token in tokens {
      let symbol = token.symbol
      let follows = previous.isWord || previous == .greater || previous == .star || previous == .rightParen || previous == .comma
      let wantsBlank = symbol.isWord && follows || (symbol == .star || symbol == .caret) && (previous.isWord || previous == .greater)
        || symbol == .leftParen && previous.isWord && previous != .typeOf
      if wantsBlank { spelled += " " }
      spelled += text(of: token)
      previous = symbol
    }
    return spelled
  }
}
