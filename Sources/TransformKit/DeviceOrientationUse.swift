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
    /// Left against right, flat or face up: what no size can tell.
    case physical
    /// A local name holds the value and is asked later.
    case alias
    /// An optional answer whose `nil` is not settled in place.
    case optional
    /// The value is passed on; it may be for statistics.
    case value
  }

  public let global: GlobalUse
  public let question: Question
  /// The expression that names the orientation first.
  public let node: ExprSyntax
  /// The bytes that a size comparison would replace.
  public let range: Range<ByteOffset>
  /// How often a local name of the device is used in them.
  public let count: Int
  /// It is the device that is asked.
  public let asksDevice: Bool

  public static func subjects(in file: SwiftFile) -> [DeviceOrientationUse] {
    var readers = file.all(GlobalUse.self).filter { $0.global == .device && $0.chain.firstMember == "orientation" }
      .map { OrientationReader($0, value: $0.chain.node(after: 1), asksDevice: true) }
    readers += file.identifiers(named: "interfaceOrientation").compactMap { token in
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.id == token.id,
        let base = access.base?.trimmedDescription.filter({ $0 != "?" && $0 != "!" }).lowercased(),
        base.hasSuffix("scene") || base.hasSuffix("effectivegeometry")
      else { return nil }
      let use = GlobalUse(global: .device, spelling: .direct, root: ExprSyntax(access))
      return OrientationReader(use, value: ExprSyntax(access), asksDevice: false)
    }
    var result: [DeviceOrientationUse] = []
    for reader in readers.sorted(by: { $0.value.position < $1.value.position }) {
      // The second half of a pair belongs to the first.
      if let last = result.last, last.count == 2, last.range.contains(reader.value.codeRange.lowerBound) { continue }
      if let use = reader.use { result.append(use) }
    }
    return result
  }
}

/// Reads what is asked of one value.
private struct OrientationReader {
  let global: GlobalUse
  let value: ExprSyntax
  let asksDevice: Bool
  private let chain: AccessChain

  init(_ global: GlobalUse, value: ExprSyntax, asksDevice: Bool) {
    self.global = global
    self.value = value
    self.asksDevice = asksDevice
    chain = AccessChain(from: value)
  }

  var use: DeviceOrientationUse? {
    if let member = chain.firstMember { return test(member) }
    if let pair { return pair }
    if let list { return list }
    // Other uses of a scene's orientation are right as they are.
    guard asksDevice else { return nil }
    let isMatched = value.parent?.parent?.is(MatchingPatternConditionSyntax.self) ?? false
    if isMatched || value.parent?.is(SwitchExprSyntax.self) ?? false { return made(.physical) }
    let context = ExpressionContext(value)
    if let others = context.comparedWith { return made(others.allSatisfy(\.isImplicitMember) ? .physical : .value) }
    return made(questionAboutLocal ?? .value)
  }

  private func made(_ question: DeviceOrientationUse.Question, _ range: Range<ByteOffset>? = nil, count: Int = 1) -> DeviceOrientationUse {
    DeviceOrientationUse(
      global: global, question: question, node: value, range: range ?? value.codeRange, count: count, asksDevice: asksDevice)
  }

  // MARK: isLandscape and its kin

  private func test(_ member: String) -> DeviceOrientationUse? {
    switch member {
    case "isLandscape": return settled(.landscape(isNegated: false))
    case "isPortrait": return settled(.portrait(isNegated: false))
    case "isFlat", "isValidInterfaceOrientation": return asksDevice ? made(.physical) : nil
    default: return asksDevice ? made(.value) : nil
    }
  }

  /// Takes along what settles an optional answer: `?? false`, `== true`.
  private func settled(_ question: DeviceOrientationUse.Question) -> DeviceOrientationUse {
    let answer = chain.node(after: 1)
    guard value.trimmedDescription.contains("?") else { return made(question, answer.codeRange) }
    guard chain.links.count == 1 else { return made(.optional) }
    let context = ExpressionContext(answer)
    guard context.elements.indices.contains(context.index + 2), context.elements[context.index].id == answer.id,
      let literal = context.elements[context.index + 2].as(BooleanLiteralExprSyntax.self)?.literal.text
    else { return made(.optional) }
    let range = answer.codeRange.lowerBound..<context.elements[context.index + 2].codeRange.upperBound
    switch (context.operatorAfter, literal) {
    case ("??", _), ("==", "true"), ("!=", "false"): return made(question, range)
    case ("==", "false"), ("!=", "true"): return made(question.negated, range)
    default: return made(.optional)
    }
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
    return Self.question(about: names, isNegated: isNegated).map { made($0, range, count: 2) }
  }

  private static func question(about names: Set<String>, isNegated: Bool) -> DeviceOrientationUse.Question? {
    switch names {
    case ["landscapeLeft", "landscapeRight"]: .landscape(isNegated: isNegated)
    case ["portrait", "portraitUpsideDown"]: .portrait(isNegated: isNegated)
    default: nil
    }
  }

  /// `[.landscapeLeft, .landscapeRight].contains(x)`.
  private var list: DeviceOrientationUse? {
    guard let argument = value.parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.memberName == "contains", call.arguments.count == 1,
      let array = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(ArrayExprSyntax.self),
      array.elements.allSatisfy({ $0.expression.isImplicitMember })
    else { return nil }
    let names = Set(array.elements.compactMap { $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text })
    return Self.question(about: names, isNegated: false).map { made($0, call.codeRange) } ?? made(.physical)
  }

  // MARK: Local names

  /// What is asked of the local constant that holds the value; nil when nothing about its cases is.
  private var questionAboutLocal: DeviceOrientationUse.Question? {
    guard let binding = value.parent?.parent?.as(PatternBindingSyntax.self), value.parent?.is(InitializerClauseSyntax.self) ?? false,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), Syntax(variable).isLocalDeclaration,
      let list = variable.parent?.parent
    else { return nil }
    let name = binding.pattern.trimmedDescription
    var question: DeviceOrientationUse.Question?
    for token in list.tokens(viewMode: .sourceAccurate) where token.plainText == name {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !reference.isMemberName else { continue }
      switch OrientationReader(global, value: ExprSyntax(reference), asksDevice: true).use?.question {
      case .physical?: return .physical
      case .landscape?, .portrait?, .optional?: question = .alias
      default: break
      }
    }
    return question
  }
}

extension DeviceOrientationUse.Question {
  fileprivate var negated: DeviceOrientationUse.Question {
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
}

extension ExprSyntax {
  /// `.portrait`, its type told by the context; `UIDeviceOrientation.portrait`, too.
  fileprivate var isImplicitMember: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.base == nil || access.base?.trimmedDescription == "UIDeviceOrientation"
  }
}
