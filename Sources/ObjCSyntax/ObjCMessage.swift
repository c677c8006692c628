import SourceText

/// `[receiver word:argument word:argument]`.
public struct ObjCMessage: Hashable, Sendable {
  public enum ReceiverKind: Hashable, Sendable {
    case `super`, selfReference
    /// A name that begins with a capital: a class, by the looks.
    case className(String)
    case expression
  }

  public let node: ObjCNode
  public let receiver: ObjCNode
  /// The selector, as in `objectAtIndex:`.
  public let selector: String
  /// Where the words of the selector stand, without colons. A part without a word is empty.
  public let selectorParts: [Range<ByteOffset>]
  /// The arguments in order, those behind commas included.
  public let arguments: [ObjCNode]

  public init?(_ node: ObjCNode) {
    guard node.kind == .objcMessage else { return nil }
    let children = node.activeChildren.filter { $0.kind != .genericArguments && $0.kind != .unparsed }
    guard let receiver = children.first else { return nil }
    self.node = node
    self.receiver = receiver
    arguments = Array(children.dropFirst())
    var parts: [Range<ByteOffset>] = []
    var selector = ""
    var isPart = false
    for token in node.ownTokens where token.range.lowerBound >= receiver.range.upperBound {
      if token.symbol.isWord {
        parts.append(token.range)
        selector += node.text(of: token)
        isPart = true
      } else if token.symbol == .colon || token.symbol == .colonColon {
        if !isPart { parts.append(token.range.lowerBound..<token.range.lowerBound) }
        selector += node.text(of: token)
        isPart = false
      }
    }
    guard !parts.isEmpty else { return nil }
    selectorParts = parts
    self.selector = selector
  }

  public var receiverKind: ReceiverKind {
    guard receiver.kind == .declarationReference else { return .expression }
    let name = receiver.code
    if name == "super" { return .super }
    if name == "self" { return .selfReference }
    return name.first?.isUppercase == true ? .className(name) : .expression
  }

  /// The name of the class that is sent to, by the looks of the receiver.
  public var className: String? {
    if case .className(let name) = receiverKind { return name }
    return nil
  }
}

/// `@selector(a:b:)`.
public struct ObjCSelectorLiteral: Hashable, Sendable {
  public let node: ObjCNode
  public let selector: String

  public init?(_ node: ObjCNode) {
    guard node.kind == .objcSelectorExpression else { return nil }
    self.node = node
    let inside = node.significantTokens.dropFirst(2)
    selector = inside.filter { $0.symbol != .rightParen && $0.symbol != .leftParen }.map { node.text(of: $0) }.joined()
  }
}

/// `base.name` or `base->name`.
public struct ObjCMember: Hashable, Sendable {
  public let node: ObjCNode
  public let base: ObjCNode
  public let name: String
  public let nameRange: Range<ByteOffset>
  public let isArrow: Bool

  public init?(_ node: ObjCNode) {
    guard node.kind == .memberAccess, let base = node.children.first else { return nil }
    let own = node.ownTokens
    guard let sign = own.first, sign.symbol == .dot || sign.symbol == .arrow, let word = own.last, word.symbol.isWord else {
      return nil
    }
    self.node = node
    self.base = base
    name = node.text(of: word)
    nameRange = word.range
    isArrow = sign.symbol == .arrow
  }
}

/// `callee(arguments)`.
public struct ObjCCall: Hashable, Sendable {
  public let node: ObjCNode
  public let callee: ObjCNode
  public let arguments: [ObjCNode]

  public init?(_ node: ObjCNode) {
    guard node.kind == .call, let callee = node.children.first else { return nil }
    self.node = node
    self.callee = callee
    arguments = node.activeChildren.dropFirst().filter { $0.kind != .genericArguments }
  }

  /// The name of what is called, when it is called by its name.
  public var name: String? { callee.kind == .declarationReference ? callee.code : nil }
}

/// `FOO`, `FOO(a, b)` or `@foo(a)` where a statement or a declaration could stand.
public struct ObjCMacroInvocation: Hashable, Sendable {
  public let node: ObjCNode
  /// The name, with its `@` when it has one.
  public let name: String
  public let arguments: [ObjCNode]

  public init?(_ node: ObjCNode) {
    guard node.kind == .macroInvocation, let name = node.significantTokens.first else { return nil }
    self.node = node
    self.name = node.text(of: name)
    arguments = node.activeChildren
  }
}

/// `@available(iOS 13, *)` and `__builtin_available(…)`.
public struct ObjCAvailability: Hashable, Sendable {
  public let node: ObjCNode
  /// The text between the parentheses, as in `iOS 13.0, *`.
  public let platforms: String

  public init?(_ node: ObjCNode) {
    guard node.kind == .availabilityCheck else { return nil }
    self.node = node
    let tokens = node.significantTokens
    guard let open = tokens.first(where: { $0.symbol == .leftParen }), let close = tokens.last, close.symbol == .rightParen
    else { return nil }
    platforms = node.text(in: open.end..<close.range.lowerBound)
  }
}
