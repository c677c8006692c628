import SourceText
import SwiftSyntax

/// A closure that handles a notification, to be moved to another method as it is.
public struct NotificationBlock {
  public let closure: ClosureExprSyntax
  let file: SwiftFile

  public init(_ closure: ClosureExprSyntax, in file: SwiftFile) {
    self.closure = closure
    self.file = file
  }

  /// The names of its parameters; `_` when unnamed.
  private var parameters: [String] {
    if let list = closure.signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
      return list.map(\.name.plainText)
    }
    if let clause = closure.signature?.parameterClause?.as(ClosureParameterClauseSyntax.self) {
      return clause.parameters.map { ($0.secondName ?? $0.firstName).plainText }
    }
    return []
  }

  /// The body reads the notification.
  public var usesNotification: Bool {
    let names = Set(parameters).subtracting(["_"]).union(closure.signature?.parameterClause == nil ? ["$0"] : [])
    return references.contains { names.contains($0.baseName.plainText) && !$0.isMemberName }
  }

  private var references: [DeclReferenceExprSyntax] {
    closure.statements.tokens(viewMode: .sourceAccurate).compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }
  }

  /// The body depends on where it stands: it names locals of the method around it, captures more than `self`, or uses
  /// names that mean something else in the method it would move to.
  ///
  /// - Parameter shadowing: the local names of that method.
  public func dependsOnPlace(shadowing: Set<String>) -> Bool {
    let captures = closure.signature?.capture?.items.contains { item in
      item.name.plainText != "self" || item.initializer != nil
    }
    if captures ?? false { return true }
    return references.contains { reference in
      let name = reference.baseName.plainText
      guard !reference.isMemberName else { return false }
      guard let local = reference.localName(name) else { return shadowing.contains(name) }
      return !closure.codeRange.contains(local.declaration.codeRange.lowerBound)
    }
  }

  /// Its body on lines of their own, each starting with tabs for the steps below the least indented line.
  private var bodyLines: [String] {
    let start = closure.signature?.inKeyword.codeRange.upperBound ?? closure.leftBrace.codeRange.upperBound
    let text = file.text.string(in: start..<closure.rightBrace.codeRange.lowerBound)
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { $0.allSatisfy(\.isWhitespace) ? "" : $0 }
    lines[0] = lines[0].drop { $0 == " " || $0 == "\t" }
    let isInline = !lines[0].isEmpty
    if !isInline { lines.removeFirst() }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    if let last = lines.popLast() { lines.append(last.droppingTrailingSpace) }
    let widths = lines.dropFirst(isInline ? 1 : 0).filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    let common = widths.min() ?? 0
    return lines.enumerated().map { index, line in String(isInline && index == 0 ? line : line.dropFirst(min(common, line.count))) }
  }

  /// The lines of a call that runs the block when a transition has ended.
  public func lines(completing coordinator: String) -> [String] {
    var head = ""
    if let signature = closure.signature {
      head = (signature.attributes.isEmpty ? "" : signature.attributes.trimmedDescription + " ")
        + (signature.capture.map { $0.trimmedDescription + " " } ?? "")
    }
    return ["\(coordinator).animate(alongsideTransition: nil) { \(head)_ in"] + bodyLines.map { $0.isEmpty ? "" : "\t" + $0 } + ["}"]
  }

  /// The lines that do at once what the block does later, where `self` is no optional; nil when that takes more than
  /// leaving out the question marks.
  public var linesForDirectUse: [String]? {
    guard closure.signature?.capture?.items.contains(where: { $0.specifier?.specifier.text == "weak" }) ?? false else {
      return Syntax(closure.statements).mayLeaveBodyOfClosure ? nil : bodyLines
    }
    var lines = bodyLines
    if let first = closure.statements.first?.item.as(GuardStmtSyntax.self) {
      let condition = first.conditions.trimmedDescription
      let isPlain = first.body.statements.count == 1 && first.body.statements.first?.trimmedDescription == "return"
      guard ["let self", "let self = self"].contains(condition), isPlain, lines.first?.contains("guard") ?? false,
        first.trimmedDescription.allSatisfy({ !$0.isNewline })
      else { return nil }
      lines.removeFirst()
      guard !closure.statements.dropFirst().contains(where: { Syntax($0).mayLeaveBody }) else { return nil }
    } else if Syntax(closure.statements).mayLeaveBodyOfClosure {
      return nil
    }
    let unwraps = closure.statements.dropFirst().contains { $0.trimmedDescription.contains("let self") }
    return unwraps ? nil : lines.map { $0.withoutQuestionAfterSelf }
  }
}

extension Syntax {
  fileprivate var mayLeaveBodyOfClosure: Bool {
    children(viewMode: .sourceAccurate).contains { $0.mayLeaveBody }
  }
}

extension Substring {
  fileprivate var droppingTrailingSpace: Substring {
    var result = self
    while let last = result.last, last == " " || last == "\t" { result.removeLast() }
    return result
  }
}

extension String {
  /// `self?.redraw()` becomes `self.redraw()`; the text is code that was parsed, strings in it keep theirs.
  fileprivate var withoutQuestionAfterSelf: String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: "self?.") {
      let before = rest[..<range.lowerBound].last
      let isWord = before.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
      result += rest[..<range.lowerBound] + (isWord ? "self?." : "self.")
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
