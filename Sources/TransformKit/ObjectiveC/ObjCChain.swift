import ObjCSyntax

/// What is done with an expression, link by link: `[UIScreen mainScreen]` `.bounds` `.size` …, in message or dot form.
public struct ObjCChain {
  public enum Link: Equatable {
    /// `.name`, `->name` or `[… name]`.
    case member(String)
    /// A message with arguments, by its selector.
    case message(String)
    /// A function of one argument, like `CGRectGetWidth`.
    case function(String)
    case subscripted
    case parentheses
    /// `(Type)…`, its type without spaces and stars.
    case cast(String)
  }

  /// The expression the chain starts from.
  public let root: ObjCNode
  public let links: [Link]
  /// For each link the expression that ends with it.
  public let nodes: [ObjCNode]

  public init(from root: ObjCNode) {
    self.root = root
    var links: [Link] = []
    var nodes: [ObjCNode] = []
    var current = root
    while let (link, node) = Self.next(after: current) {
      links.append(link)
      nodes.append(node)
      current = node
    }
    self.links = links
    self.nodes = nodes
  }

  /// The whole chain.
  public var whole: ObjCNode { nodes.last ?? root }

  /// The expression after `count` links.
  public func node(after count: Int) -> ObjCNode { count == 0 ? root : nodes[count - 1] }

  /// The names of the members from a link on, until something else than a member comes; parentheses count for nothing.
  public func members(from start: Int = 0) -> [(name: String, node: ObjCNode)] {
    var result: [(String, ObjCNode)] = []
    for index in links.indices.dropFirst(start) {
      switch links[index] {
      case .member(let name): result.append((name, nodes[index]))
      case .parentheses: continue
      default: return result
      }
    }
    return result
  }

  private static func next(after node: ObjCNode) -> (Link, ObjCNode)? {
    guard let parent = node.parent else { return nil }
    switch parent.kind {
    case .memberAccess:
      guard let member = ObjCMember(parent), member.base == node else { return nil }
      return (.member(member.name), parent)
    case .objcMessage:
      guard let message = ObjCMessage(parent), message.receiver == node else { return nil }
      return (message.arguments.isEmpty ? .member(message.selector) : .message(message.selector), parent)
    case .call:
      guard let call = ObjCCall(parent), call.arguments == [node] else { return nil }
      return (.function(call.callee.code), parent)
    case .arraySubscript: return parent.children.first == node ? (.subscripted, parent) : nil
    case .parenthesized: return (.parentheses, parent)
    case .castExpression:
      guard let cast = ObjCCast(parent), cast.operand == node else { return nil }
      return (.cast(cast.type.code.filter { $0 != "*" && $0 != " " }), parent)
    default: return nil
    }
  }
}
