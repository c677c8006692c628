import SourceText

/// A lossless tree of one Objective-C, Objective-C++ or C file. It never changes.
///
/// The nodes lie in one array in the order in which they begin, parents before children; a node is an index into it.
public final class ObjCTree: Sendable {
  public let text: SourceText
  /// Every byte in order, trivia included.
  public let tokens: [ObjCToken]
  /// Preprocessor lines, in order.
  public let directives: [ObjCDirective]
  /// The byte offsets of every comment, in order.
  public let comments: [Range<ByteOffset>]
  /// The number of bytes inside unparsed nodes.
  public let unparsedBytes: Int
  /// Indices of the tokens that the parser saw, in order.
  let significant: [Int32]
  let nodes: [NodeRecord]

  /// Parses a whole file. It never fails: what it does not understand becomes an unparsed node.
  public convenience init(_ text: SourceText) {
    self.init(text, range: 0..<text.count, isFragment: false)
  }

  /// Parses only these bytes, as an expression or as statements, as in the body of a macro.
  public convenience init(_ text: SourceText, fragment: Range<ByteOffset>) {
    self.init(text, range: fragment.clamped(to: 0..<text.count), isFragment: true)
  }

  private init(_ text: SourceText, range: Range<ByteOffset>, isFragment: Bool) {
    self.text = text
    let parts = text.bytes.withUnsafeBufferPointer { bytes -> TreeParts in
      guard let base = bytes.baseAddress else { return TreeParts.empty }
      return TreeParts(base, range, isFragment: isFragment)
    }
    tokens = parts.tokens
    directives = parts.directives
    comments = parts.comments
    significant = parts.significant
    nodes = parts.nodes
    unparsedBytes = parts.nodes.reduce(0) { $0 + ($1.kind == .unparsed ? Int($1.endOffset - $1.startOffset) : 0) }
  }

  public var root: ObjCNode { ObjCNode(tree: self, index: 0) }

  /// The bytes of all tokens: for a whole file, the file.
  public var printed: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for token in tokens { bytes += text.bytes[token.range] }
    return bytes
  }
}

/// One node, in bytes and in indices of significant tokens.
struct NodeRecord: Sendable {
  var kind: ObjCNodeKind
  var startOffset: UInt32
  var endOffset: UInt32
  var firstToken: Int32
  var endToken: Int32
  var parent: Int32
  /// The index behind the last descendant.
  var next: Int32
}

/// What a tree is made of: the way from bytes to nodes.
struct TreeParts {
  var tokens: [ObjCToken] = []
  var directives: [ObjCDirective] = []
  var comments: [Range<ByteOffset>] = []
  var significant: [Int32] = []
  var nodes: [NodeRecord] = []

  static let empty = TreeParts(root: .translationUnit)

  private init(root: ObjCNodeKind) {
    nodes = [
      NodeRecord(kind: root, startOffset: 0, endOffset: 0, firstToken: 0, endToken: 0, parent: -1, next: 1)
    ]
  }

  init(_ bytes: UnsafePointer<UInt8>, _ range: Range<ByteOffset>, isFragment: Bool) {
    var lexer = Lexer(bytes, range, knowsDirectives: !isFragment)
    lexer.run()
    tokens = lexer.tokens
    comments = lexer.comments
    directives = lexer.directives.map { DirectiveParser.parse(bytes, lexer.tokens[Int($0)].range) }
    var branches = Branches(tokens, lexer.significant, directives: lexer.directives, directives)
    branches.choose(bytes)
    significant = branches.kept
    let parsed = Parser.parse(bytes, tokens, significant, isFragment: isFragment)
    nodes = TreeOrder.preorder(parsed, tokens, significant, range: range, inactive: branches.inactive)
  }
}
