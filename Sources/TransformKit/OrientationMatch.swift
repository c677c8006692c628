import SourceText
import SwiftSyntax

/// An orientation that is matched against patterns: by a switch, or by `if case`; alone or as one element of a tuple.
struct OrientationMatch {
  private let file: SwiftFile
  /// Nil for `if case`.
  private let matcher: SwitchExprSyntax?
  /// The place of the orientation in a tuple.
  private let index: Int?

  /// Nil when the value is not matched.
  init?(_ value: ExprSyntax, in file: SwiftFile) {
    var subject = value
    var index: Int?
    if let element = value.parent?.as(LabeledExprSyntax.self), let list = element.parent?.as(LabeledExprListSyntax.self),
      let tuple = list.parent?.as(TupleExprSyntax.self)
    {
      if list.count > 1 { index = list.prefix { $0.id != element.id }.count }
      subject = ExprSyntax(tuple)
    }
    matcher = subject.parent?.as(SwitchExprSyntax.self)
    guard matcher != nil || subject.parent?.parent?.is(MatchingPatternConditionSyntax.self) ?? false else { return nil }
    self.index = index
    self.file = file
  }

  /// The cases tell landscape from portrait, and nothing finer: no left from right, no flat from upright.
  var asksOnlyForShape: Bool {
    guard let matcher = matcher.flatMap(file.whole) else { return false }
    var isAsked = false
    // For each pattern of the other elements the orientations that share one body.
    var groups: [String: Set<String>] = [:]
    for element in matcher.cases {
      guard case .switchCase(let item) = element else { return false }
      guard case .case(let label) = item.label else {
        groups = [:]
        continue
      }
      for pattern in label.caseItems {
        guard let (name, rest) = parts(of: pattern) else { return false }
        groups[rest, default: []].insert(name)
      }
      let body = item.statements.trimmedDescription
      if body == "fallthrough" { continue }
      let isIdle = ["break", "return"].contains(body)
      for names in groups.values where names != [Self.anything] {
        let isFlat = names.isSubset(of: Self.flat)
        guard isFlat ? isIdle : Self.isOneShape(names) else { return false }
        if !isFlat { isAsked = true }
      }
      groups = [:]
    }
    return isAsked
  }

  private static let anything = "_"
  private static let flat: Set<String> = ["faceUp", "faceDown", "unknown"]

  /// Both kinds of landscape, or upright; lying flat may count as either.
  private static func isOneShape(_ names: Set<String>) -> Bool {
    let sides = names.subtracting(flat)
    return [["landscapeLeft", "landscapeRight"], ["portrait"], ["portrait", "portraitUpsideDown"]].contains(sides)
  }

  /// The orientation that a pattern names, and what it says of the other elements.
  private func parts(of item: SwitchCaseItemSyntax) -> (name: String, rest: String)? {
    guard item.whereClause == nil, let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    guard let index else { return Self.name(of: expression).map { ($0, "") } }
    guard let elements = expression.as(TupleExprSyntax.self)?.elements.map(\.expression), elements.indices.contains(index) else {
      return nil
    }
    let rest = elements.indices.filter { $0 != index }.map { elements[$0].trimmedDescription }
    return Self.name(of: elements[index]).map { ($0, rest.joined(separator: ", ")) }
  }

  private static func name(of expression: ExprSyntax) -> String? {
    if expression.is(DiscardAssignmentExprSyntax.self) { return anything }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
