import ObjCSyntax

/// Tells code that counts or logs how the device is held from code that acts on it; see `OrientationReport`.
enum ObjCOrientationReport {
  /// The value stands in the call that reports it, or in a condition whose branches do nothing but report.
  static func isAll(thatDependsOn value: ObjCNode) -> Bool {
    var child = value
    while let parent = child.parent {
      if let check = ObjCIf(parent) {
        guard check.condition == child else { return false }
        let branches = [check.then] + [check.otherwise].compactMap { $0 }
        return branches.allSatisfy(reports)
      }
      if parent.isStatement { return isReport(parent) }
      child = parent
    }
    return false
  }

  private static func reports(_ branch: ObjCNode) -> Bool {
    guard branch.kind == .compoundStatement else { return isReport(branch) }
    let statements = Array(branch.children)
    return !statements.isEmpty && statements.allSatisfy(isReport)
  }

  /// `NSLog(…);`, `[Analytics track:…];`
  private static func isReport(_ statement: ObjCNode) -> Bool {
    guard statement.kind == .expressionStatement, let expression = statement.children.first else { return false }
    guard !expression.descendants.contains(where: { $0.kind == .blockExpression }) else { return false }
    if let name = ObjCCall(expression)?.name { return isLogging(name) || OrientationReport.isReporter(name.words) }
    guard let message = ObjCMessage(expression), !message.arguments.isEmpty else { return false }
    let names = message.receiver.code.split { !$0.isLetter && !$0.isNumber }.map { String($0).words }
    return names.contains(where: OrientationReport.isReporter) || isLogging(message.selector)
  }

  /// `NSLog`, `DDLogInfo`, `logEvent:`
  private static func isLogging(_ name: String) -> Bool {
    let words = String(name.prefix { $0 != ":" }).words
    let verb = words.first { !OrientationReport.prefixes.contains($0) && $0.count > 2 }
    return verb.map { OrientationReport.loggingVerbs.contains($0) } ?? false
  }
}
