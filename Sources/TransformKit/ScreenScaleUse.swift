import SwiftSyntax
import UIKitModel

/// A read of the main screen's scale or traits.
public struct ScreenScaleUse: SwiftSubject {
  public enum Kind: String, Sendable {
    case scale
    case nativeScale
    case traitCollection
  }

  public let kind: Kind
  public let use: GlobalUse
  /// `UIScreen.main.scale`.
  public let target: ExprSyntax

  public static func subjects(in file: SwiftFile) -> [ScreenScaleUse] {
    file.all(GlobalUse.self).compactMap { ScreenScaleUse($0) }
  }

  init?(_ use: GlobalUse) {
    guard use.global == .screen, let kind = use.chain.firstMember.flatMap(Kind.init(rawValue:)) else { return nil }
    self.kind = kind
    self.use = use
    target = use.chain.node(after: 1)
  }
}

/// What becomes of a scale: whether it outlives the moment it was read.
public struct KeptValue {
  let file: SwiftFile
  let site: Site
  let value: ExprSyntax

  public init(_ value: ExprSyntax, site: Site, in file: SwiftFile) {
    self.file = file
    self.site = site
    self.value = value
  }

  /// True when the value is stored, on a layer, in a constraint, a property or an image, outside of code that runs
  /// again whenever the scale changes.
  public var isKept: Bool {
    guard let member = site.member, let role = site.role?.role else { return false }
    if LifeCycle.isRecomputed(method: member.name, in: role) { return false }
    guard isStored(value) || isStoredThroughLocal else { return false }
    return !file.isCalledOnlyFromLayout(member, at: site)
  }

  /// The assignment that stores the value, when it is a statement of the member's own body.
  public var assignment: SequenceExprSyntax? {
    guard let item = value.statement, let sequence = item.item.as(SequenceExprSyntax.self),
      let left = sequence.elements.first, isStorage(left), sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false,
      let body = item.parent?.parent, body.parent?.id == site.member?.node?.id
    else { return nil }
    return sequence
  }

  private func isStored(_ expression: ExprSyntax) -> Bool {
    var node = Syntax(expression)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(ClosureExprSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self), Self.stores(call) { return true }
      if let sequence = parent.as(SequenceExprSyntax.self), let left = sequence.elements.first, left.id != node.id,
        sequence.elements.dropFirst().first.map({ ExpressionContext.operatorText($0) == "=" }) ?? false
      {
        return isStorage(left)
      }
      node = parent
    }
    return false
  }

  /// Calls that make something which keeps its number: a view or another object, a constraint, a border.
  ///
  /// What a function of the project does with it, its name tells best.
  private static func stores(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.memberName else { return false }
    if name.first?.isUppercase ?? false { return !values.contains(name) }
    if call.arguments.contains(where: { ["constant", "equalToConstant", "metrics"].contains($0.label?.text) }) { return true }
    let lower = name.lowercased()
    return words.contains { lower.contains($0) }
  }

  private static let values: Set<String> = [
    "CGFloat", "CGSize", "CGRect", "CGPoint", "CGVector", "Double", "Float", "Int", "UInt", "String", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "CGAffineTransform", "NSNumber", "UIOffset", "Decimal",
  ]
  private static let words = [
    "constrain", "equalto", "offset", "inset", "multiplied", "height", "width", "border", "line", "separator", "margin",
    "spacing", "thick", "hairline", "pin", "anchor", "frame", "shadow", "corner", "rasteriz",
  ]

  /// A member, or a name that no local declaration explains.
  private func isStorage(_ left: ExprSyntax) -> Bool {
    guard let reference = left.as(DeclReferenceExprSyntax.self) else { return true }
    return left.localName(reference.baseName.plainText) == nil
  }

  /// `let scale = UIScreen.main.scale` followed by `layer.contentsScale = scale`.
  private var isStoredThroughLocal: Bool {
    guard let clause = value.wholeExpression.parent?.as(InitializerClauseSyntax.self),
      let name = clause.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let scope = value.enclosing(CodeBlockItemListSyntax.self)?.codeRange
    else { return false }
    return file.identifiers(named: name, in: scope).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      return isStored(ExprSyntax(reference))
    }
  }
}
