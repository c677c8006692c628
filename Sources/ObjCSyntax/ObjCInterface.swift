import SourceText

/// A class, a category, a class extension, an implementation or a protocol.
public struct ObjCInterface: Hashable, Sendable {
  public let node: ObjCNode
  public let name: String
  public let nameRange: Range<ByteOffset>
  public let superclass: String?
  /// Nil when it is no category; empty for a class extension.
  public let categoryName: String?
  public let protocols: [String]
  /// Names of the parameters of a generic class.
  public let genericParameters: [String]

  public init?(_ node: ObjCNode) {
    switch node.kind {
    case .objcInterface, .objcCategory, .objcImplementation, .objcCategoryImplementation, .objcProtocol: break
    default: return nil
    }
    let own = node.ownTokens
    guard own.count > 1, own[1].symbol.isWord else { return nil }
    self.node = node
    name = node.text(of: own[1])
    nameRange = own[1].range
    let colon = own.count > 3 && own[2].symbol == .colon && own[3].symbol.isWord
    superclass = colon ? node.text(of: own[3]) : nil
    var category: String?
    if own.count > 2, own[2].symbol == .leftParen, node.kind != .objcProtocol {
      category = own.count > 3 && own[3].symbol.isWord ? node.text(of: own[3]) : ""
    }
    categoryName = category
    protocols = node.child(.protocolReferences).map { Self.names($0) } ?? []
    genericParameters = node.child(.genericParameters).map { Self.parameterNames($0) } ?? []
  }

  public var isImplementation: Bool { node.kind == .objcImplementation || node.kind == .objcCategoryImplementation }

  /// The methods that stand directly in it.
  public var methods: [ObjCMethod] { node.children.compactMap(ObjCMethod.init) }

  /// The properties that stand directly in it.
  public var properties: [ObjCProperty] { node.children.compactMap(ObjCProperty.init) }

  /// The declarations of its instance variables.
  public var instanceVariables: [ObjCVariable] { node.child(.objcIvarBlock)?.children.compactMap(ObjCVariable.init) ?? [] }

  private static func names(_ list: ObjCNode) -> [String] {
    list.significantTokens.filter { $0.symbol.isWord }.map { list.text(of: $0) }
  }

  /// `T` of `__covariant T : id<P>`: the last word before a colon, a comma or the end.
  private static func parameterNames(_ list: ObjCNode) -> [String] {
    var names: [String] = []
    var candidate: String?
    var depth = 0
    for token in list.significantTokens {
      switch token.symbol {
      case .less: depth += 1
      case .colon where depth == 1, .comma where depth == 1, .greater where depth == 1:
        if let name = candidate { names.append(name) }
        candidate = nil
        if token.symbol == .colon { depth += 100 }
      case .comma where depth == 101: depth = 1
      case .greater: depth -= 1
      default: if depth == 1, token.symbol.isName { candidate = list.text(of: token) }
      }
    }
    return names
  }
}

/// `@property (nonatomic, strong) UIView *a, *b;`.
public struct ObjCProperty: Hashable, Sendable {
  public let node: ObjCNode
  public let names: [String]
  public let nameRanges: [Range<ByteOffset>]
  /// The type of the first name, as in `UIView *`.
  public let type: String
  /// What stands between the first parentheses, as in `nonatomic` and `getter=isOn`.
  public let attributes: [String]
  public let getter: String?
  public let setter: String?

  public init?(_ node: ObjCNode) {
    guard node.kind == .objcProperty, let variable = ObjCVariable(node) else { return nil }
    self.node = node
    names = variable.declarators.map(\.name)
    nameRanges = variable.declarators.map(\.nameRange)
    type = variable.type
    let own = node.ownTokens
    var attributes: [String] = []
    if own.count > 1, own[1].symbol == .leftParen, let type = node.child(.typeName) {
      var now = ""
      for token in own.dropFirst(2) where token.range.lowerBound < type.range.lowerBound {
        if token.symbol == .comma || token.symbol == .rightParen {
          if !now.isEmpty { attributes.append(now) }
          now = ""
        } else {
          now += node.text(of: token)
        }
      }
    }
    self.attributes = attributes
    getter = attributes.first { $0.hasPrefix("getter=") }.map { String($0.dropFirst(7)) }
    setter = attributes.first { $0.hasPrefix("setter=") }.map { String($0.dropFirst(7)) }
  }
}
