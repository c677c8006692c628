import SourceText

extension ObjCTree {
  /// The innermost node whose range holds the byte at the offset; the root when no other does.
  public func node(at offset: ByteOffset) -> ObjCNode {
    // The last node that begins at or before the offset; what holds the offset is it or around it.
    var low = 1
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].startOffset) <= offset { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index > 0, Int(nodes[index].endOffset) <= offset { index = Int(nodes[index].parent) }
    return ObjCNode(tree: self, index: Int32(max(index, 0)))
  }

  /// The token that covers the offset; nil in trivia and behind the end.
  public func token(at offset: ByteOffset) -> ObjCToken? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let token = tokens[low - 1]
    return !token.isTrivia && token.range.contains(offset) ? token : nil
  }

  /// The clauses of `#if` around the offset, outermost first.
  public func conditions(at offset: ByteOffset) -> [ObjCCondition] {
    var open: [ObjCCondition] = []
    for directive in directives {
      guard directive.range.upperBound <= offset else { break }
      switch directive.kind {
      case .if, .ifdef, .ifndef:
        open.append(
          ObjCCondition(kind: directive.kind, condition: text.string(in: directive.body), negated: []))
      case .elif, .else:
        guard let last = open.popLast() else { continue }
        let condition = directive.kind == .else ? "" : text.string(in: directive.body)
        let earlier = last.condition.isEmpty ? "\(last.kind.rawValue)" : "\(last.kind.rawValue) \(last.condition)"
        open.append(ObjCCondition(kind: directive.kind, condition: condition, negated: last.negated + [earlier]))
      case .endif: _ = open.popLast()
      default: break
      }
    }
    return open
  }
}
