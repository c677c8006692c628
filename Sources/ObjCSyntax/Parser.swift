import SourceText

/// Builds the nodes of one file from its significant tokens.
///
/// Every group of brackets has a known end before parsing begins, and nothing inside a group reads past it: what cannot
/// be placed spoils its group at most. Nodes are stored when they are complete, so that a node can still be made the
/// first child of the next one. Recursion is bounded by `depthLimit`; what is deeper becomes an unparsed node.
struct Parser {
  let bytes: UnsafePointer<UInt8>
  let tokens: UnsafePointer<ObjCToken>
  let significant: UnsafePointer<Int32>
  let symbols: UnsafePointer<Symbol>
  let match: UnsafePointer<Int32>
  /// The next token, and the index behind the last one that may be read.
  var index = 0
  var limit: Int
  var depth = 0
  var nodes: [PostNode] = []

  static let depthLimit = 100

  /// Where a node begins: among the tokens and among the nodes.
  struct Mark {
    var token: Int
    var node: Int
  }

  static func parse(
    _ bytes: UnsafePointer<UInt8>, _ tokens: [ObjCToken], _ significant: [Int32], isFragment: Bool
  ) -> [PostNode] {
    let count = significant.count
    var symbols = [Symbol](repeating: .end, count: count + 4)
    for index in 0..<count { symbols[index] = tokens[Int(significant[index])].symbol }
    return symbols.withUnsafeBufferPointer { symbols in
      let brackets = Brackets(symbols.baseAddress!, count: count)
      return brackets.match.withUnsafeBufferPointer { match in
        tokens.withUnsafeBufferPointer { tokens in
          significant.withUnsafeBufferPointer { significant in
            guard let tokens = tokens.baseAddress, let significant = significant.baseAddress else {
              return [PostNode(kind: isFragment ? .fragment : .translationUnit, first: 0, end: 0, size: 1)]
            }
            var parser = Parser(
              bytes: bytes, tokens: tokens, significant: significant, symbols: symbols.baseAddress!,
              match: match.baseAddress!, limit: count)
            parser.nodes.reserveCapacity(count + 16)
            if isFragment { parser.fragment() } else { parser.translationUnit() }
            return parser.nodes
          }
        }
      }
    }
  }

  // MARK: Looking

  @inline(__always) var current: Symbol { index < limit ? symbols[index] : .end }
  @inline(__always) func symbol(_ at: Int) -> Symbol { at < limit && at >= 0 ? symbols[at] : .end }
  @inline(__always) func peek(_ count: Int) -> Symbol { symbol(index + count) }
  @inline(__always) func token(_ at: Int) -> ObjCToken { tokens[Int(significant[at])] }
  @inline(__always) func isFirstOnLine(_ at: Int) -> Bool { at < limit && token(at).isFirstOnLine }

  /// The index behind the group that opens here, within the limit.
  @inline(__always) func behindGroup(_ at: Int) -> Int {
    let close = min(Int(match[at]), limit)
    let isClosed = close < limit && symbols[close] == Parser.closer(symbols[at])
    return max(isClosed ? close + 1 : close, at + 1)
  }

  /// The index of the closer of the group that opens here.
  @inline(__always) func groupEnd(_ at: Int) -> Int { max(min(Int(match[at]), limit), at + 1) }

  static func closer(_ symbol: Symbol) -> Symbol {
    switch symbol {
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    default: .rightBrace
    }
  }

  func text(_ at: Int, is word: StaticString) -> Bool {
    let token = token(at)
    guard Int(token.length) == word.utf8CodeUnitCount else { return false }
    let start = bytes + Int(token.start)
    for index in 0..<word.utf8CodeUnitCount where start[index] != word.utf8Start[index] { return false }
    return true
  }

  // MARK: Making nodes

  @inline(__always) var mark: Mark { Mark(token: index, node: nodes.count) }

  @inline(__always)
  mutating func finish(_ kind: ObjCNodeKind, _ mark: Mark) {
    nodes.append(
      PostNode(
        kind: kind, first: Int32(truncatingIfNeeded: mark.token), end: Int32(truncatingIfNeeded: index),
        size: Int32(truncatingIfNeeded: nodes.count - mark.node + 1)))
  }

  @inline(__always) mutating func bump() { if index < limit { index += 1 } }

  @inline(__always)
  mutating func take(_ symbol: Symbol) -> Bool {
    guard current == symbol else { return false }
    index += 1
    return true
  }

  /// A node of exactly the next token.
  @inline(__always)
  mutating func leaf(_ kind: ObjCNodeKind) {
    let start = mark
    bump()
    finish(kind, start)
  }

  /// Makes what is left up to `end` one unparsed node.
  mutating func unparsed(to end: Int) {
    guard index < end else { return }
    let start = mark
    index = end
    finish(.unparsed, start)
  }

  /// Steps into the group that opens here; gives the limit to hand to `leave`.
  @inline(__always)
  mutating func enter() -> Int {
    let outer = limit
    limit = groupEnd(index)
    index += 1
    return outer
  }

  /// Steps out of a group; what was not read in it becomes unparsed.
  @inline(__always)
  mutating func leave(_ outer: Int, _ closer: Symbol) {
    if index < limit { unparsed(to: limit) }
    limit = outer
    _ = take(closer)
  }

  /// Steps over a group without looking into it.
  mutating func skipGroup() { index = behindGroup(index) }

  /// One token, or a whole group, that nothing knows; closers too.
  mutating func unparsedUnit() {
    unparsed(to: current.isOpener ? behindGroup(index) : min(index + 1, limit))
  }

  /// Takes all up to the next semicolon, or to where a closing brace or a directive of a container must be heard.
  mutating func unparsedStatement() {
    var stop = index
    while stop < limit {
      let symbol = symbols[stop]
      if symbol == .semicolon || symbol == .atEnd || (stop > index && Parser.beginsContainer(symbol)) { break }
      stop = symbol.isOpener ? behindGroup(stop) : stop + 1
      if symbol == .leftBrace, isFirstOnLine(stop) { break }
    }
    unparsed(to: max(stop, min(index + 1, limit)))
    _ = take(.semicolon)
  }

  static func beginsContainer(_ symbol: Symbol) -> Bool {
    symbol == .atInterface || symbol == .atImplementation || symbol == .atEnd
  }

  // MARK: Roots

  private mutating func translationUnit() {
    declarations()
    finish(.translationUnit, Mark(token: 0, node: 0))
  }

  private mutating func fragment() {
    if index < limit {
      expression()
      if index < limit || nodes.contains(where: { $0.kind == .unparsed }) {
        index = 0
        nodes.removeAll(keepingCapacity: true)
        statements()
      }
    }
    finish(.fragment, Mark(token: 0, node: 0))
  }

  /// Declarations up to the limit.
  mutating func declarations() {
    while index < limit {
      let before = index
      declaration()
      if index == before { unparsedUnit() }
    }
  }
}
