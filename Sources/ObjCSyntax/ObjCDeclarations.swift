import SourceText

/// One parameter of a method, a function or a block.
public struct ObjCParameter: Hashable, Sendable {
  public let node: ObjCNode
  /// Empty when it has no name; `...` for what is variable.
  public let name: String
  /// The type as it is written, without the parentheses of a method's parameter.
  public let type: String
  public var range: Range<ByteOffset> { node.range }

  init(_ node: ObjCNode) {
    self.node = node
    let declarator = node.child(.declarator)
    if let declarator {
      let name = declarator.descendants.first { $0.kind == .declaratorName }
      self.name = name?.code ?? ""
      type = Self.typeText(base: node.child(.typeName), declarator: declarator)
    } else {
      let type = node.child(.typeName)
      self.type = type?.code ?? ""
      let word = node.ownTokens.last { $0.symbol.isWord || $0.symbol == .ellipsis }
      name = word.map { node.text(of: $0) } ?? ""
    }
  }

  /// `UIView *` of `UIView` and `*view`; `void (^)(BOOL)` of `void` and `(^done)(BOOL)`.
  static func typeText(base: ObjCNode?, declarator: ObjCNode?) -> String {
    var tokens = base.map { Array($0.significantTokens) } ?? []
    tokens.removeAll { isSpecifier($0, base) }
    if let declarator {
      let name = declarator.descendants.first { $0.kind == .declaratorName }
      for token in declarator.significantTokens {
        if token.symbol == .equal { break }
        if let name, name.range.contains(token.range.lowerBound) { continue }
        if declarator.children.contains(where: { $0.kind == .attribute && $0.range.contains(token.range.lowerBound) }) { continue }
        tokens.append(token)
      }
    }
    return (base ?? declarator)?.spelled(tokens) ?? ""
  }

  /// Words that say how something is stored, not what it is.
  static func isSpecifier(_ token: ObjCToken, _ node: ObjCNode?) -> Bool {
    switch token.symbol {
    case .storage, .typedef, .cxxSpecifier, .extension: return true
    case .qualifier: return ["__weak", "__strong", "__block", "__unsafe_unretained", "__autoreleasing", "__unused"]
      .contains(node.map { $0.text(of: token) } ?? "")
    default: return false
    }
  }
}

/// A method, declared or defined.
public struct ObjCMethod: Hashable, Sendable {
  public let node: ObjCNode
  public let isClassMethod: Bool
  public let selector: String
  /// Where the words of the selector stand, without colons.
  public let selectorParts: [Range<ByteOffset>]
  /// The text between the parentheses before the selector; `id` when there are none.
  public let resultType: String
  public let parameters: [ObjCParameter]
  /// The braces with all in them; nil for a declaration.
  public let body: ObjCNode?

  public init?(_ node: ObjCNode) {
    guard node.kind == .objcMethodDeclaration || node.kind == .objcMethodDefinition else { return nil }
    self.node = node
    isClassMethod = node.significantTokens.first?.symbol == .plus
    resultType = node.child(.typeName)?.code ?? "id"
    parameters = node.children.filter { $0.kind == .parameterDeclaration }.map(ObjCParameter.init)
    body = node.child(.compoundStatement)
    var selector = ""
    var parts: [Range<ByteOffset>] = []
    for token in node.ownTokens {
      if token.symbol.isWord {
        parts.append(token.range)
        selector += node.text(of: token)
      } else if token.symbol == .colon {
        selector += ":"
      }
    }
    self.selector = selector
    selectorParts = parts
  }
}

/// A C function, declared or defined.
public struct ObjCFunction: Hashable, Sendable {
  public let node: ObjCNode
  public let name: String
  public let nameRange: Range<ByteOffset>
  public let resultType: String
  public let parameters: [ObjCParameter]
  public let body: ObjCNode?
  /// `static`, `inline`, `extern` and the like, macros for them included when they are written with capitals only.
  public let specifiers: [String]

  public init?(_ node: ObjCNode) {
    guard node.kind == .functionDeclaration || node.kind == .functionDefinition, let declarator = node.child(.declarator),
      let name = declarator.descendants.first(where: { $0.kind == .declaratorName })
    else { return nil }
    self.node = node
    self.name = name.code
    nameRange = name.range
    let list = declarator.descendants.first { $0.kind == .parameterList }
    let all = list.map { $0.children.filter { $0.kind == .parameterDeclaration }.map(ObjCParameter.init) } ?? []
    parameters = all.count == 1 && all[0].type == "void" && all[0].name.isEmpty ? [] : all
    body = node.child(.compoundStatement)
    let head = node.child(.typeName)
    let tokens = head.map { Array($0.significantTokens) } ?? []
    let macros = Self.macros(tokens, node)
    specifiers = tokens.prefix(macros).map { node.text(of: $0) } + tokens.dropFirst(macros)
      .filter { ObjCParameter.isSpecifier($0, node) }.map { node.text(of: $0) }
    let result = tokens.dropFirst(macros).filter { !ObjCParameter.isSpecifier($0, node) }
    let pointers = declarator.significantTokens.prefix { $0.range.lowerBound < name.range.lowerBound }
    resultType = node.spelled(Array(result) + Array(pointers))
  }

  /// The number of leading names like `FOUNDATION_EXPORT`, before the type.
  private static func macros(_ tokens: [ObjCToken], _ node: ObjCNode) -> Int {
    var count = 0
    while count + 1 < tokens.count, tokens[count].symbol == .identifier, tokens[count + 1].symbol.isWord,
      node.text(of: tokens[count]).allSatisfy({ !$0.isLowercase })
    {
      count += 1
    }
    return count
  }
}

/// A block literal.
public struct ObjCBlock: Hashable, Sendable {
  public let node: ObjCNode
  public let parameters: [ObjCParameter]
  /// Nil when it is left to the compiler.
  public let resultType: String?
  public let body: ObjCNode

  public init?(_ node: ObjCNode) {
    guard node.kind == .blockExpression, let body = node.child(.compoundStatement) else { return nil }
    self.node = node
    self.body = body
    let all = node.child(.parameterList)?.children.filter { $0.kind == .parameterDeclaration }.map(ObjCParameter.init) ?? []
    parameters = all.count == 1 && all[0].type == "void" && all[0].name.isEmpty ? [] : all
    resultType = node.child(.typeName)?.code
  }
}

/// A C++ lambda.
public struct ObjCLambda: Hashable, Sendable {
  public let node: ObjCNode
  /// The text between the square brackets.
  public let captures: String
  public let body: ObjCNode

  public init?(_ node: ObjCNode) {
    guard node.kind == .lambdaExpression, let body = node.child(.compoundStatement) else { return nil }
    self.node = node
    self.body = body
    guard let close = node.ownTokens.first(where: { $0.symbol == .rightBracket }) else { return nil }
    captures = node.text(in: node.range.lowerBound + 1..<close.range.lowerBound)
  }
}
