import SourceText

/// An operator between two operands, assignments and commas included.
public struct ObjCBinary: Hashable, Sendable {
  public let node: ObjCNode
  public let left: ObjCNode
  public let right: ObjCNode
  /// The operator's text, as in `&&`.
  public let `operator`: String
  public let operatorRange: Range<ByteOffset>

  public init?(_ node: ObjCNode) {
    guard node.kind == .binaryOperator else { return nil }
    let children = node.activeChildren
    guard children.count == 2, let sign = node.ownTokens.first else { return nil }
    self.node = node
    (left, right) = (children[0], children[1])
    self.operator = node.text(of: sign)
    operatorRange = sign.range
  }

  public var isAssignment: Bool { operatorSymbol == .equal || operatorSymbol == .compoundAssignment }

  private var operatorSymbol: Symbol { node.tree.token(at: operatorRange.lowerBound)?.symbol ?? .unknown }
}

/// `left = right`, `left += right`.
public struct ObjCAssignment: Hashable, Sendable {
  public let node: ObjCNode
  public let left: ObjCNode
  public let right: ObjCNode
  public let `operator`: String
  public let operatorRange: Range<ByteOffset>

  public init?(_ node: ObjCNode) {
    guard let binary = ObjCBinary(node), binary.isAssignment else { return nil }
    self.node = node
    left = binary.left
    right = binary.right
    self.operator = binary.operator
    operatorRange = binary.operatorRange
  }
}

/// `condition ? then : else`; without `then` in `condition ?: else`.
public struct ObjCConditional: Hashable, Sendable {
  public let node: ObjCNode
  public let condition: ObjCNode
  public let then: ObjCNode?
  public let otherwise: ObjCNode

  public init?(_ node: ObjCNode) {
    guard node.kind == .conditionalOperator else { return nil }
    let children = node.activeChildren
    guard children.count == 2 || children.count == 3 else { return nil }
    self.node = node
    condition = children[0]
    then = children.count == 3 ? children[1] : nil
    otherwise = children[children.count - 1]
  }
}

/// `(type)operand`, and C++ casts by name.
public struct ObjCCast: Hashable, Sendable {
  public let node: ObjCNode
  public let type: ObjCNode
  public let operand: ObjCNode

  public init?(_ node: ObjCNode) {
    guard node.kind == .castExpression else { return nil }
    let children = node.activeChildren
    guard children.count == 2, children[0].kind == .typeName else { return nil }
    self.node = node
    (type, operand) = (children[0], children[1])
  }
}

/// `if (condition) then else otherwise`.
public struct ObjCIf: Hashable, Sendable {
  public let node: ObjCNode
  /// An expression or a declaration.
  public let condition: ObjCNode
  public let then: ObjCNode
  public let otherwise: ObjCNode?

  public init?(_ node: ObjCNode) {
    guard node.kind == .ifStatement else { return nil }
    let own = node.ownTokens
    let children = node.activeChildren
    let close = own.last { $0.symbol == .rightParen }
    let found = close.map { close in children.last { $0.range.upperBound <= close.range.lowerBound } } ?? children.first
    guard let condition = found else { return nil }
    let bodies = children.filter { $0.range.lowerBound >= condition.range.upperBound }
    guard let then = bodies.first else { return nil }
    self.node = node
    self.condition = condition
    self.then = then
    otherwise = own.contains { $0.symbol == .else } ? bodies.dropFirst().first : nil
  }
}
