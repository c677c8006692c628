import SourceText

/// Variables, fields or a typedef: one type and the names that have it. Works in conditions and `for` loops, too.
public struct ObjCVariable: Hashable, Sendable {
  public struct Declarator: Hashable, Sendable {
    public let node: ObjCNode
    public let name: String
    public let nameRange: Range<ByteOffset>
    /// What follows `=`, or the braces behind the name.
    public let initializer: ObjCNode?
    /// The type of this name, as in `UIView *`, without specifiers.
    public let type: String
  }

  public let node: ObjCNode
  /// The type of the first name, as in `UIView *`, without specifiers.
  public let type: String
  /// `static`, `const`, `__weak`, `__block` and the like, in order.
  public let specifiers: [String]
  public let declarators: [Declarator]

  /// Takes a declaration, or the declaration statement around it.
  public init?(_ given: ObjCNode) {
    let inner = given.kind == .declarationStatement ? given.children.first ?? given : given
    switch inner.kind {
    case .variableDeclaration, .fieldDeclaration, .typedefDeclaration, .objcProperty: break
    default: return nil
    }
    let base = inner.child(.typeName)
    var made: [Declarator] = []
    for child in inner.children where child.kind == .declarator {
      guard let name = child.descendants.first(where: { $0.kind == .declaratorName }) else { continue }
      made.append(
        Declarator(
          node: child, name: name.code, nameRange: name.range, initializer: Self.initializer(of: child),
          type: ObjCParameter.typeText(base: base, declarator: child)))
    }
    guard !made.isEmpty else { return nil }
    node = inner
    declarators = made
    type = made[0].type
    let tokens = Array(base?.significantTokens.map { $0 } ?? []) + Self.qualifiers(made[0])
    specifiers = tokens.map { inner.text(of: $0) }.enumerated().filter { index, word in
      tokens[index].symbol == .storage || tokens[index].symbol == .cxxSpecifier
        || word == "const" || ObjCParameter.isSpecifier(tokens[index], inner)
    }.map(\.element)
  }

  private static func qualifiers(_ declarator: Declarator) -> [ObjCToken] {
    declarator.node.significantTokens.prefix { $0.range.lowerBound < declarator.nameRange.lowerBound }
      .filter { $0.symbol == .qualifier }
  }

  private static func initializer(of declarator: ObjCNode) -> ObjCNode? {
    if let equal = declarator.ownTokens.first(where: { $0.symbol == .equal }) {
      return declarator.children.first { $0.range.lowerBound >= equal.end && $0.kind != .inactiveBranch }
    }
    return declarator.child(.initializerList)
  }
}
