import SourceEdits
import SourceText
import SwiftSyntax

/// A question about an orientation: of the device, or of the interface of a scene.
public struct DeviceOrientationUse: SwiftSubject {
  /// What is asked.
  public enum Question: Equatable, Sendable {
    /// Is it landscape? `isNegated` when the expression says the opposite.
    case landscape(isNegated: Bool)
    /// Is it portrait?
    case portrait(isNegated: Bool)
    /// The cases of a switch tell landscape from portrait, and nothing finer.
    case shape
    /// Left against right, flat or face up: what no size can tell.
    case physical
    /// A local name holds the value and is asked later.
    case alias
    /// An optional answer whose `nil` is not settled in place.
    case optional
    /// The value is passed on; it may be for statistics.
    case value
    /// What is asked decides nothing but what is counted or logged.
    case report
  }

  public let global: GlobalUse
  public let question: Question
  /// The expression that names the orientation first.
  public let node: ExprSyntax
  /// The bytes that a size comparison would replace.
  public let range: Range<ByteOffset>
  /// The largest expression that starts and ends inside them: the whole question, or its first operand.
  public let answer: ExprSyntax
  /// How often a local name of the device is used in them.
  public let count: Int
  /// It is the device that is asked.
  public let asksDevice: Bool

  public static func subjects(in file: SwiftFile) -> [DeviceOrientationUse] {
    var readers = file.all(GlobalUse.self).filter { $0.global == .device && $0.chain.firstMember == "orientation" }
      .map { OrientationReader($0, value: $0.chain.node(after: 1), asksDevice: true, in: file) }
    readers += file.identifiers(named: "interfaceOrientation").compactMap { token in
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.id == token.id,
        let base = access.base?.trimmedDescription.filter({ $0 != "?" && $0 != "!" }).lowercased(),
        base.hasSuffix("scene") || base.hasSuffix("effectivegeometry")
      else { return nil }
      let use = GlobalUse(global: .device, spelling: .direct, root: ExprSyntax(access))
      return OrientationReader(use, value: ExprSyntax(access), asksDevice: false, in: file)
    }
    return OrientationReader.uses(of: readers.sorted { $0.value.position < $1.value.position })
  }
}

/// Reads what is asked of one value.
private struct OrientationReader {
  let global: GlobalUse
  let value: ExprSyntax
  let asksDevice: Bool
  private let file: SwiftFile
  private let chain: AccessChain

  init(_ global: GlobalUse, value: ExprSyntax, asksDevice: Bool, in file: SwiftFile) {
    self.global = global
    self.value = value
    self.asksDevice = asksDevice
    self.file = file
    chain = AccessChain(from: value)
  }

  /// The questions about the values, which come in order.
  static func uses(of readers: [OrientationReader]) -> [DeviceOrientationUse] {
    var result: [DeviceOrientationUse] = []
    for reader in readers {
      // The second half of a pair, and what stands in for a missing answer, belong to the first.
      if let last = result.last, last.range.contains(reader.value.codeRange.lowerBound) { continue }
      if let use = reader.use(beside: readers) { result.append(use) }
    }
    return result
  }

  private func use(beside others: [OrientationReader]) -> DeviceOrientationUse? {
    guard let use = question(beside: others) else { return nil }
    return OrientationReport(in: file).isAll(thatDependsOn: value) ? made(.report, use.range, count: use.count) : use
  }

  private func question(beside others: [OrientationReader]) -> DeviceOrientationUse? {
    if let member = chain.firstMember { return test(member, beside: others) }
    if let pair { return pair }
    if let list { return list }
    let match = OrientationMatch(value, in: file)
    if match?.asksOnlyForShape ?? false { return made(.shape) }
    // Other uses of a scene's orientation are right as they are.
    guard asksDevice else { return nil }
    if match != nil { return made(.physical) }
    let context = ExpressionContext(value)
    if let others = context.comparedWith { return made(others.allSatisfy(\.isImplicitMember) ? .physical : .value) }
    return made(questionAboutLocal ?? .value)
  }

  private func made(
    _ question: DeviceOrientationUse.Question, _ range: Range<ByteOffset>? = nil, count: Int = 1, insteadOf device: OrientationReader? = nil
  ) -> DeviceOrientationUse {
    var question = question
    var answer = value.largestExpression(in: range ?? value.codeRange)
    var range = range ?? answer.codeRange
    while question.comparison != nil, answer.codeRange == range, let negation = answer.negation {
      question = question.negated
      answer = negation
      range = negation.codeRange
    }
    return DeviceOrientationUse(
      global: device?.global ?? global, question: question, node: value, range: range, answer: answer, count: count,
      asksDevice: asksDevice || device != nil)
  }

  // MARK: isLandscape and its kin

  private func test(_ member: String, beside others: [OrientationReader]) -> DeviceOrientationUse? {
    if let question = Self.question(named: member) { return settled(question, beside: others) }
    guard asksDevice else { return nil }
    return made(["isFlat", "isValidInterfaceOrientation"].contains(member) ? .physical : .value)
  }

  private static func question(named member: String) -> DeviceOrientationUse.Question? {
    switch member {
    case "isLandscape": .landscape(isNegated: false)
    case "isPortrait": .portrait(isNegated: false)
    default: nil
    }
  }

  private var isOptional: Bool { value.trimmedDescription.contains("?") }

  /// Takes along what settles the answer: `?? false`, `?? UIDevice.current.orientation.isLandscape`, `== true`.
  private func settled(_ question: DeviceOrientationUse.Question, beside others: [OrientationReader]) -> DeviceOrientationUse {
    let answer = chain.node(after: 1)
    let context = ExpressionContext(answer)
    var end = context.index
    var device: OrientationReader?
    var isOptional = isOptional
    guard chain.links.count == 1, context.elements[end].id == answer.id else {
      return made(isOptional ? .optional : question, answer.codeRange)
    }
    while isOptional, context.operatorText(at: end + 1) == "??" {
      let operand = context.elements[end + 2]
      if operand.is(BooleanLiteralExprSyntax.self) {
        isOptional = false
      } else if let other = others.first(where: { $0.comparison(saidBy: operand) == question.comparison }) {
        isOptional = other.isOptional
        if other.asksDevice { device = other }
      } else {
        break
      }
      end += 2
    }
    var question = question
    if let sense = context.comparesWithTrue(at: end + 1) {
      if !sense { question = question.negated }
      end += 2
    } else if isOptional {
      return made(.optional, answer.codeRange)
    }
    return made(question, answer.codeRange.lowerBound..<context.elements[end].codeRange.upperBound, insteadOf: device)
  }

  /// The comparison that means the same as an operand which asks this value and does nothing else.
  private func comparison(saidBy operand: ExprSyntax) -> String? {
    guard operand.codeRange.contains(value.codeRange.lowerBound), chain.links.count == 1,
      let question = chain.firstMember.flatMap(Self.question)
    else { return nil }
    let answer = chain.node(after: 1)
    if operand.id == answer.id { return question.comparison }
    return operand.id == answer.negation?.id ? question.negated.comparison : nil
  }

  // MARK: Pairs

  /// `x == .landscapeLeft || x == .landscapeRight`, and the same with `!=` and `&&`.
  private var pair: DeviceOrientationUse? {
    let context = ExpressionContext(value)
    let elements = context.elements
    let start = context.index
    guard elements.indices.contains(start + 6), elements[start].id == value.id, elements[start + 4].trimmedDescription == value.trimmedDescription,
      let first = ExpressionContext.operatorText(elements[start + 1]), first == ExpressionContext.operatorText(elements[start + 5]),
      let joint = ExpressionContext.operatorText(elements[start + 3])
    else { return nil }
    let names = Set([elements[start + 2], elements[start + 6]].compactMap { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text })
    let isNegated: Bool
    switch (first, joint) {
    case ("==", "||"): isNegated = false
    case ("!=", "&&"): isNegated = true
    default: return nil
    }
    let outer = [context.operatorBefore, elements.indices.contains(start + 7) ? ExpressionContext.operatorText(elements[start + 7]) : nil]
    // `&&` next to an `||` pair would belong to one half of it.
    let allowed: Set<String> = isNegated ? ["&&", "||", "?:", "="] : ["||", "?:", "="]
    guard outer.allSatisfy({ $0.map(allowed.contains) ?? true }) else { return nil }
    let range = value.codeRange.lowerBound..<elements[start + 6].codeRange.upperBound
    return DeviceOrientationUse.Question(about: names, isNegated: isNegated).map { made($0, range, count: 2) }
  }

  /// `[.landscapeLeft, .landscapeRight].contains(x)`.
  private var list: DeviceOrientationUse? {
    guard let argument = value.parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.memberName == "contains", call.arguments.count == 1,
      let array = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(ArrayExprSyntax.self),
      array.elements.allSatisfy({ $0.expression.isImplicitMember })
    else { return nil }
    let names = Set(array.elements.compactMap { $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text })
    if let question = DeviceOrientationUse.Question(about: names, isNegated: false) { return made(question, call.codeRange) }
    return asksDevice ? made(.physical) : nil
  }

  // MARK: Local names

  /// What is asked of the local constant that holds the value; nil when nothing about its cases is.
  private var questionAboutLocal: DeviceOrientationUse.Question? {
    let readers = (file.localReferences(to: value) ?? []).map { OrientationReader(global, value: $0, asksDevice: true, in: file) }
    let questions = Self.uses(of: readers).map(\.question).filter { $0 != .value && $0 != .report }
    if questions.contains(.physical) { return .physical }
    return questions.isEmpty ? nil : .alias
  }
}

extension DeviceOrientationUse.Question {
  /// Whether a value is one of the cases, by their names in Swift; nil when they are not one shape.
  init?(about names: Set<String>, isNegated: Bool) {
    switch names {
    case ["landscapeLeft", "landscapeRight"]: self = .landscape(isNegated: isNegated)
    case ["portrait", "portraitUpsideDown"]: self = .portrait(isNegated: isNegated)
    default: return nil
    }
  }

  var negated: DeviceOrientationUse.Question {
    switch self {
    case .landscape(let isNegated): .landscape(isNegated: !isNegated)
    case .portrait(let isNegated): .portrait(isNegated: !isNegated)
    default: self
    }
  }

  /// The operator between width and height; nil when no size can answer.
  public var comparison: String? {
    switch self {
    case .landscape(let isNegated): isNegated ? "<=" : ">"
    case .portrait(let isNegated): isNegated ? ">" : "<="
    default: nil
    }
  }

  /// It is about the device itself, not about what is laid out.
  var concernsDevice: Bool { [.physical, .value, .report].contains(self) }
}

extension ExprSyntax {
  /// `.portrait`, its type told by the context; `UIDeviceOrientation.portrait`, too.
  fileprivate var isImplicitMember: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.base == nil || access.base?.trimmedDescription == "UIDeviceOrientation"
  }
}
