import SourceText
import SwiftParser
import SwiftSyntax

/// Tells code that counts or logs how the device is held from code that acts on it.
///
/// What such code says is a fact about the device: the shape of a window would be another one under the same name.
struct OrientationReport {
  private let file: SwiftFile

  init(in file: SwiftFile) {
    self.file = file
  }

  /// The value stands in the call that reports it, or in a condition whose branches do nothing but report.
  func isAll(thatDependsOn value: ExprSyntax) -> Bool {
    var child = Syntax(value)
    while let parent = child.parent {
      if let statement = parent.as(CodeBlockItemSyntax.self) { return isReport(statement) }
      if let condition = parent.as(IfExprSyntax.self), child.id == condition.conditions.id {
        guard mayReport(condition) else { return false }
        return areReports(file.whole(condition)?.statementsOfBranches ?? [])
      }
      if let choice = parent.as(SwitchExprSyntax.self), child.id == choice.subject.id {
        guard mayReport(choice) else { return false }
        return areReports(file.whole(choice)?.statementsOfCases ?? [])
      }
      if parent.is(MemberBlockSyntax.self) { return false }
      child = parent
    }
    return false
  }

  /// The code holds a word that a report would need; only then it is worth parsing again.
  private func mayReport(_ node: some SyntaxProtocol) -> Bool {
    let code = file.code(of: node).lowercased()
    return [Self.reporters, Self.loggingVerbs, Self.eventVerbs].contains { $0.contains { code.contains($0) } }
  }

  private func areReports(_ statements: [CodeBlockItemSyntax]) -> Bool {
    let telling = statements.filter { !$0.item.is(BreakStmtSyntax.self) }
    return !telling.isEmpty && telling.allSatisfy(isReport)
  }

  /// A call with arguments, none of them a closure, that says by its name or by the event's that it counts or logs.
  private func isReport(_ statement: CodeBlockItemSyntax) -> Bool {
    guard let call = statement.item.as(ExprSyntax.self)?.withoutEffects.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      !call.arguments.isEmpty, !call.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
    else { return false }
    let names = call.calledExpression.tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(DeclReferenceExprSyntax.self) ?? false }
      .map { $0.plainText.words }
    if names.contains(where: Self.isReporter) { return true }
    guard let verb = names.last?.first(where: { !Self.prefixes.contains($0) }) else { return false }
    if Self.loggingVerbs.contains(verb) { return true }
    return Self.eventVerbs.contains(verb) && call.arguments.contains { $0.expression.namesStateOfDevice }
  }

  /// `AppAnalytics`, `logger`; no screen that shows something of the kind.
  static func isReporter(_ words: [String]) -> Bool {
    if words == ["log"] || words == ["logger"] { return true }
    return !reporters.isDisjoint(with: words) && !["view", "controller"].contains(words.last)
  }

  private static let reporters: Set<String> = ["analytics", "telemetry", "tracker", "logger"]
  /// `NSLog`, `os_log`, `debugPrint`
  static let prefixes: Set<String> = ["ns", "os", "debug"]
  static let loggingVerbs: Set<String> = ["log", "print", "track"]
  private static let eventVerbs: Set<String> = ["fire", "send", "record", "emit", "report", "capture", "count", "increment", "submit"]
}

extension SwiftFile {
  /// The expression, an `if` or a `switch`, as the text has it: bodies in the file's own tree may be blanked.
  func whole<Node: ExprSyntaxProtocol>(_ expression: Node) -> Node? {
    let tree = text.bytes[expression.codeRange].withUnsafeBufferPointer { Parser.parse(source: $0) }
    let item = tree.statements.first?.item
    return (item?.as(ExpressionStmtSyntax.self)?.expression ?? item?.as(ExprSyntax.self))?.as(Node.self)
  }
}

extension IfExprSyntax {
  fileprivate var statementsOfBranches: [CodeBlockItemSyntax] {
    let own = Array(body.statements)
    if case .ifExpr(let next)? = elseBody { return own + next.statementsOfBranches }
    return own + (elseBody?.as(CodeBlockSyntax.self).map { Array($0.statements) } ?? [])
  }
}

extension SwitchExprSyntax {
  fileprivate var statementsOfCases: [CodeBlockItemSyntax] {
    cases.flatMap { $0.as(SwitchCaseSyntax.self).map { Array($0.statements) } ?? [] }
  }
}

extension ExprSyntax {
  /// The expression behind `try` and `await`.
  fileprivate var withoutEffects: ExprSyntax {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.withoutEffects }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.withoutEffects }
    return self
  }

  /// A constant named after how the device is held: `.deviceOrientationLandscape`, `"device_portrait"`.
  fileprivate var namesStateOfDevice: Bool {
    let member = self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let words = (member ?? self.as(StringLiteralExprSyntax.self)?.representedLiteralValue)?.words, words.contains("device")
    else { return false }
    return !["orientation", "landscape", "portrait"].allSatisfy { !words.contains($0) }
  }
}

extension String {
  /// The words of a name, in lower case: `deviceOrientation`, `device_orientation` and `NSLog` have two each.
  var words: [String] {
    var result: [String] = []
    var last: Character?
    let letters = Array(self)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let beginsWord = !(last?.isLetter ?? false) || letter.isUppercase && (!(last?.isUppercase ?? false) || next?.isLowercase ?? false)
      if letter.isLetter { beginsWord ? result.append(letter.lowercased()) : result[result.count - 1].append(letter.lowercased()) }
      last = letter
    }
    return result
  }
}
