import SwiftSyntax

/// What is done with an expression, link by link: `UIScreen.main` `.bounds` `.size` …
public struct AccessChain {
  public enum Link: Equatable {
    case member(String)
    case call(FunctionCallExprSyntax)
    case subscripted(SubscriptCallExprSyntax)
    /// `?`
    case optional
    /// `!`
    case force
    case parentheses
    /// `as? T`, `as! T` or `as T`.
    case cast(mark: String, type: String)
  }

  /// The expression the chain starts from.
  public let root: ExprSyntax
  public let links: [Link]
  /// For each link the expression that ends with it.
  public let nodes: [ExprSyntax]

  /// - Parameter hidden: members that the root stands for as well, by the name that the project gave it.
  public init(from root: ExprSyntax, hiding hidden: [String] = []) {
    self.root = root
    var links: [Link] = hidden.map { .member($0) }
    var nodes: [ExprSyntax] = hidden.map { _ in root }
    var current = root
    while let (link, node) = Self.next(after: current) {
      links.append(link)
      nodes.append(node)
      current = node
    }
    self.links = links
    self.nodes = nodes
  }

  /// The name of the first member, when the chain starts with one.
  public var firstMember: String? {
    if case .member(let name)? = links.first { return name }
    return nil
  }

  /// The expression after `count` links.
  public func node(after count: Int) -> ExprSyntax { count == 0 ? root : nodes[count - 1] }

  /// The whole chain.
  public var whole: ExprSyntax { nodes.last ?? root }

  private static func next(after node: ExprSyntax) -> (Link, ExprSyntax)? {
    guard let parent = node.parent else { return nil }
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      return (.member(access.declName.baseName.plainText), ExprSyntax(access))
    }
    if let chaining = parent.as(OptionalChainingExprSyntax.self) { return (.optional, ExprSyntax(chaining)) }
    if let unwrap = parent.as(ForceUnwrapExprSyntax.self) { return (.force, ExprSyntax(unwrap)) }
    if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      return (.call(call), ExprSyntax(call))
    }
    if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == node.id {
      return (.subscripted(call), ExprSyntax(call))
    }
    if let argument = parent.as(LabeledExprSyntax.self), argument.label == nil,
      let tuple = argument.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
    {
      return (.parentheses, ExprSyntax(tuple))
    }
    return cast(of: node, in: parent)
  }

  /// `node as? T`, when that is the whole of an unfolded operator sequence.
  private static func cast(of node: ExprSyntax, in parent: Syntax) -> (Link, ExprSyntax)? {
    guard let list = parent.as(ExprListSyntax.self), list.count == 3, list.first?.id == node.id,
      let sequence = list.parent?.as(SequenceExprSyntax.self)
    else { return nil }
    let elements = Array(list)
    guard let cast = elements[1].as(UnresolvedAsExprSyntax.self) else { return nil }
    return (.cast(mark: cast.questionOrExclamationMark?.text ?? "", type: elements[2].trimmedDescription), ExprSyntax(sequence))
  }
}

extension ExprSyntax {
  /// The innermost expression that a chain of members, calls and marks starts from.
  public var chainRoot: ExprSyntax {
    if let access = self.as(MemberAccessExprSyntax.self), let base = access.base { return base.chainRoot }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.chainRoot }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.chainRoot }
    if let chaining = self.as(OptionalChainingExprSyntax.self) { return chaining.expression.chainRoot }
    if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return unwrap.expression.chainRoot }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.chainRoot
    }
    return self
  }
}
