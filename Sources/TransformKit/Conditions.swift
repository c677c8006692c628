import SwiftSyntax

/// Reads the conditions around a piece of code: `#if` and availability checks.
struct BranchReader {
  let node: Syntax

  /// The first condition, from the inside, that keeps the code from running on the systems we write for.
  var branch: Site.Branch {
    var child = node
    while let parent = child.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self), let branch = configuration(of: clause) { return branch }
      if let branch = availability(parent, child: child) { return branch }
      child = parent
    }
    return .active
  }

  private func configuration(of clause: IfConfigClauseSyntax) -> Site.Branch? {
    guard let siblings = clause.parent?.as(IfConfigClauseListSyntax.self) else { return nil }
    for sibling in siblings {
      if sibling.id == clause.id { break }
      guard let condition = sibling.condition else { continue }
      if BuildCondition(condition).isTrue == true { return BuildCondition(condition).namesPlatform ? .otherPlatform : .dead }
    }
    guard let condition = clause.condition, BuildCondition(condition).isTrue == false else { return nil }
    return BuildCondition(condition).namesPlatform ? .otherPlatform : .dead
  }

  private func availability(_ parent: Syntax, child: Syntax) -> Site.Branch? {
    if let check = parent.as(IfExprSyntax.self) {
      if check.elseBody?.id == child.id, let version = check.conditions.onlyVersion { return .legacy(version) }
      if check.body.id == child.id, let version = check.conditions.version(of: .poundUnavailable) { return .legacy(version) }
    }
    if let check = parent.as(GuardStmtSyntax.self), check.body.id == child.id,
      let version = check.conditions.onlyVersion
    {
      return .legacy(version)
    }
    if let list = parent.as(CodeBlockItemListSyntax.self) { return earlierReturn(in: list, before: child) }
    return nil
  }

  /// Code after `if #available(iOS 15, *) { …; return }` runs only on older systems.
  private func earlierReturn(in list: CodeBlockItemListSyntax, before child: Syntax) -> Site.Branch? {
    for item in list {
      if item.id == child.id { return nil }
      let statement = item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
      guard let check = statement?.as(IfExprSyntax.self), check.elseBody == nil,
        let version = check.conditions.onlyVersion, let last = check.body.statements.last?.item
      else { continue }
      if last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self) || last.is(ContinueStmtSyntax.self)
        || last.is(BreakStmtSyntax.self)
      {
        return .legacy(version)
      }
    }
    return nil
  }
}

extension ConditionElementListSyntax {
  /// The version that an availability check names which is all that is asked: where it fails, the system is older.
  fileprivate var onlyVersion: String? { count == 1 ? version(of: .poundAvailable) : nil }

  /// The iOS version that an availability check among the conditions names.
  func version(of keyword: TokenKind) -> String? {
    for element in self {
      guard let check = element.condition.as(AvailabilityConditionSyntax.self), check.availabilityKeyword.tokenKind == keyword
      else { continue }
      for argument in check.availabilityArguments {
        if case .availabilityVersionRestriction(let restriction) = argument.argument, restriction.platform.text == "iOS" {
          return restriction.version?.trimmedDescription ?? ""
        }
      }
    }
    return nil
  }
}

/// The condition of an `#if`, as far as it can be known when building for iOS.
struct BuildCondition {
  let expression: ExprSyntax

  init(_ expression: ExprSyntax) {
    self.expression = expression
  }

  /// True or false when it is certain, nil when it depends on the build.
  var isTrue: Bool? { Self.value(of: expression) }

  /// True when the condition asks for a platform.
  var namesPlatform: Bool {
    let text = expression.trimmedDescription
    return text.contains("os(") || text.contains("canImport(") || text.contains("targetEnvironment(")
  }

  private static func value(of expression: ExprSyntax) -> Bool? {
    if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
    if let number = expression.as(IntegerLiteralExprSyntax.self) { return number.literal.text != "0" }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value(of: $0.expression) }
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
    return nil
  }

  /// `&&` binds tighter than `||`.
  private static func value(of elements: [ExprSyntax]) -> Bool? {
    var alternatives: [[ExprSyntax]] = [[]]
    for element in elements {
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "||": alternatives.append([])
      case "&&": break
      default: alternatives[alternatives.count - 1].append(element)
      }
    }
    let values = alternatives.map { terms -> Bool? in
      let values = terms.map(value(of:))
      if values.contains(false) { return false }
      return values.contains(where: { $0 == nil }) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(where: { $0 == nil }) ? nil : false
  }

  private static func value(of call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport":
      if argument == "UIKit" { return true }
      return ["AppKit", "Cocoa", "WatchKit"].contains(argument) ? false : nil
    case "swift", "compiler":
      // Every compiler that builds with the iOS 27 SDK is newer than any version a check names.
      if argument.hasPrefix(">=") { return true }
      return argument.hasPrefix("<") ? false : nil
    default: return nil
    }
  }
}
