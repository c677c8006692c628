import ObjCSyntax
import SourceText

/// Reads what is asked of one value.
struct ObjCOrientationReader {
  typealias Question = DeviceOrientationUse.Question

  let value: ObjCNode
  private let global: ObjCGlobalUse
  private let source: ObjCOrientationUse.Source
  private let file: ObjCFile

  init(_ global: ObjCGlobalUse, value: ObjCNode, source: ObjCOrientationUse.Source, in file: ObjCFile) {
    self.global = global
    self.value = value
    self.source = source
    self.file = file
  }

  /// The questions about the values, which come in order.
  static func uses(of readers: [ObjCOrientationReader]) -> [ObjCOrientationUse] {
    var result: [ObjCOrientationUse] = []
    for reader in readers {
      // The second half of a pair belongs to the first.
      if let last = result.last, last.range.contains(reader.value.range.lowerBound) { continue }
      if let use = reader.use { result.append(use) }
    }
    return result
  }

  private var use: ObjCOrientationUse? {
    guard let use = asked else { return nil }
    return ObjCOrientationReport.isAll(thatDependsOn: value) ? made(.report, use.answer, use.range, count: use.count) : use
  }

  /// The value with the parentheses and casts around it.
  private var whole: ObjCNode {
    var node = value
    while let parent = node.parent, parent.kind == .parenthesized || parent.kind == .castExpression { node = parent }
    return node
  }

  private var asked: ObjCOrientationUse? {
    if let parent = whole.parent, let call = ObjCCall(parent), call.arguments == [whole], let name = call.name,
      let question = Self.question(of: name)
    {
      return made(question, parent)
    }
    if let test = comparison {
      if let (pair, answer, range) = self.pair(from: test) { return made(pair, answer, range, count: 2) }
      return isCurrent ? nil : made(test.constant == nil ? .value : .physical)
    }
    // Other uses of a scene's orientation are right as they are.
    if isCurrent { return nil }
    if let parent = whole.parent, parent.kind == .switchStatement { return made(.physical) }
    return made(questionAboutLocal ?? .value)
  }

  private var isCurrent: Bool { source == .scene }

  private static func question(of function: String) -> Question? {
    switch function {
    case "UIDeviceOrientationIsLandscape", "UIInterfaceOrientationIsLandscape": .landscape(isNegated: false)
    case "UIDeviceOrientationIsPortrait", "UIInterfaceOrientationIsPortrait": .portrait(isNegated: false)
    case "UIDeviceOrientationIsFlat", "UIDeviceOrientationIsValidInterfaceOrientation": .physical
    default: nil
    }
  }

  private func made(_ question: Question, _ answer: ObjCNode? = nil, _ range: Range<ByteOffset>? = nil, count: Int = 1) -> ObjCOrientationUse {
    var question = question
    var answer = answer ?? value
    var range = range ?? answer.range
    while question.comparison != nil, answer.range == range, let negation = answer.negation {
      question = question.negated
      answer = negation
      range = negation.range
    }
    return ObjCOrientationUse(global: global, source: source, question: question, node: value, range: range, answer: answer, count: count)
  }

  // MARK: Comparisons

  private struct Comparison {
    let node: ObjCNode
    let isEqual: Bool
    /// `landscapeLeft` for `UIDeviceOrientationLandscapeLeft`; nil for anything but such a constant.
    let constant: String?
    let value: String
  }

  /// `x == UIDeviceOrientationLandscapeLeft`, in either order.
  private var comparison: Comparison? { whole.parent.flatMap { Self.comparison($0, of: whole) } }

  private static func comparison(_ node: ObjCNode, of value: ObjCNode?) -> Comparison? {
    guard let binary = ObjCBinary(node.plain), binary.operator == "==" || binary.operator == "!=" else { return nil }
    let isLeft = value.map { $0 == binary.left } ?? (constant(binary.right.plain.code) != nil)
    let (own, other) = isLeft ? (binary.left, binary.right) : (binary.right, binary.left)
    return Comparison(
      node: node, isEqual: binary.operator == "==", constant: constant(other.plain.code),
      value: own.plain.code.filter { !$0.isWhitespace })
  }

  private static func constant(_ code: String) -> String? {
    for prefix in ["UIDeviceOrientation", "UIInterfaceOrientation"] where code.hasPrefix(prefix) {
      let name = code.dropFirst(prefix.count)
      guard let first = name.first, name.allSatisfy(\.isLetter) else { return nil }
      return first.lowercased() + name.dropFirst()
    }
    return nil
  }

  /// `x == LandscapeLeft || x == LandscapeRight`, and the same with `!=` and `&&`: the expression or, in a longer chain
  /// of `||`, the bytes from one to the other.
  private func pair(from first: Comparison) -> (Question, ObjCNode, Range<ByteOffset>)? {
    let sign = first.isEqual ? "||" : "&&"
    let half = first.node.withParentheses
    guard let outer = half.parent, let joint = ObjCBinary(outer), joint.operator == sign else { return nil }
    var node = outer
    var second = joint.right
    if joint.right == half {
      guard let next = outer.parent, let chain = ObjCBinary(next), chain.operator == sign, chain.left == outer else { return nil }
      node = half
      second = chain.right
    }
    guard let other = Self.comparison(second, of: nil), other.isEqual == first.isEqual, other.value == first.value,
      let names = first.constant.flatMap({ one in other.constant.map { Set([one, $0]) } }),
      let question = Question(about: names, isNegated: !first.isEqual)
    else { return nil }
    return (question, node, half.range.lowerBound..<second.range.upperBound)
  }

  // MARK: Local names

  /// What is asked of the local that holds the value; nil when nothing about its cases is.
  private var questionAboutLocal: Question? {
    guard let local = file.local(holding: whole) else { return nil }
    let readers = file.uses(of: local).map { ObjCOrientationReader(global, value: $0, source: source, in: file) }
    let questions = Self.uses(of: readers).map(\.question).filter { $0 != .value && $0 != .report }
    if questions.contains(.physical) { return .physical }
    return questions.isEmpty ? nil : .alias
  }
}

extension ObjCNode {
  /// The expression inside of parentheses and casts.
  var plain: ObjCNode {
    var node = self
    while true {
      if node.kind == .parenthesized, let inner = node.children.first {
        node = inner
      } else if let cast = ObjCCast(node) {
        node = cast.operand
      } else {
        return node
      }
    }
  }

  /// `!x` or `!(x)`, for `x`.
  var negation: ObjCNode? {
    guard let parent = withParentheses.parent, parent.kind == .prefixUnary, parent.code.hasPrefix("!") else { return nil }
    return parent
  }
}
