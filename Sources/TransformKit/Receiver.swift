import SwiftSyntax

/// What receives a value, in words: the property that is set, the call that is made, what a member gives back.
public struct Receiver {
  private let file: SwiftFile
  private let site: Site

  public init(at site: Site, in file: SwiftFile) {
    self.file = file
    self.site = site
  }

  /// The `update` of a record: what is refreshed when the code runs again.
  public func words(for target: ExprSyntax) -> String { words(for: target, isLocal: false) }

  /// The same without a look at what becomes of a local name.
  public func name(for target: ExprSyntax) -> String { words(for: target, isLocal: true) }

  private func words(for target: ExprSyntax, isLocal: Bool) -> String {
    var node = Syntax(AccessChain(from: target).whole)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let found = words(parent, around: node, target: target, isLocal: isLocal) { return found }
      node = parent
    }
    return "what \(member) does with it"
  }

  /// The words, when the parent is what receives the value of the node.
  private func words(_ parent: Syntax, around node: Syntax, target: ExprSyntax, isLocal: Bool) -> String? {
    switch parent.kind {
    case .exprList: assignment(parent.cast(ExprListSyntax.self), around: node, isLocal: isLocal)
    case .labeledExpr: argument(parent.cast(LabeledExprSyntax.self))
    case .conditionElement: test(parent.parent?.parent)
    case .switchExpr: "which case of the 'switch' is taken"
    case .forStmt: "what the 'for' loop goes through"
    case .initializerClause: binding(of: node, isLocal: isLocal)
    case .returnStmt: result(of: parent, isLocal: isLocal)
    case .codeBlockItem: statement(parent, value: node, target: target, isLocal: isLocal)
    default: nil
    }
  }

  private var member: String { site.member.map { "'\($0.name)'" } ?? "the code" }

  // MARK: Assignments

  private func assignment(_ list: ExprListSyntax, around node: Syntax, isLocal: Bool) -> String? {
    let elements = Array(list)
    guard list.parent?.is(SequenceExprSyntax.self) ?? false, elements.count > 2,
      let sign = ExpressionContext.operatorText(elements[1]), ["=", "+=", "-=", "*=", "/="].contains(sign)
    else { return nil }
    if elements[0].id != node.id || isLocal { return RecordWords.quoted(elements[0].oneLine) }
    // The value itself is what is changed: `UIScreen.main.brightness = 1`.
    let name = elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    return name.map { "the '\($0)' that is set" } ?? RecordWords.quoted(elements[0].oneLine)
  }

  // MARK: Calls

  private func argument(_ argument: LabeledExprSyntax) -> String? {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.memberName ?? "init"
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.oneLine
    let isImplicit = base == nil && call.calledExpression.is(MemberAccessExprSyntax.self)
    if isImplicit || Self.values.contains(name) || (name == "init" && base != "super" && base != "self") { return nil }
    let label = argument.label?.plainText
    let isType = name.first?.isUppercase ?? false
    if let label, isType { return "the '\(label)' of the new '\(name)'\(localName(of: call))" }
    let code = call.calledExpression.oneLine
    return "the argument " + (label.map { "'\($0)' " } ?? "") + "of '\(code.count > 48 || code.contains("(") ? name : code)'"
  }

  /// The local that what is made gets as its name.
  private func localName(of call: FunctionCallExprSyntax) -> String {
    let made = AccessChain(from: ExprSyntax(call)).whole
    guard let pattern = made.parent?.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self) else { return "" }
    return " in '\(pattern.identifier.plainText)'"
  }

  /// What only computes with the value: it is still on its way.
  private static let values: Set<String> = [
    "CGFloat", "CGSize", "CGRect", "CGPoint", "CGVector", "Double", "Float", "Int", "UInt", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "CGAffineTransform", "NSNumber", "NSValue", "String", "min", "max", "abs", "floor", "ceil", "round",
    "sqrt", "pow", "insetBy", "offsetBy", "union", "intersection", "applying", "inset", "rounded",
  ]

  private func statement(_ item: Syntax, value: Syntax, target: ExprSyntax, isLocal: Bool) -> String? {
    let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    let call = lastCall(in: value, after: target)
    let closure = item.parent?.parent?.as(ClosureExprSyntax.self)
    let isResult = closure.map { _ in call == nil } ?? isWholeBody(item)
    if isOnly, isResult { return result(of: item, isLocal: isLocal) }
    return call.map { "the call of \($0)" } ?? "what \(member) does with it"
  }

  /// The statement is the body of a member that gives something back.
  private func isWholeBody(_ item: Syntax) -> Bool {
    guard let result = site.member?.result, !["Void", "()"].contains(result), let body = item.parent?.parent else { return false }
    return body.parent?.id == site.member?.node?.id || body.is(AccessorBlockSyntax.self) || body.parent?.is(AccessorDeclSyntax.self) ?? false
  }

  /// What is called on the value: `rootViewController?.present` for a window.
  private func lastCall(in value: Syntax, after target: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self), call.codeRange.lowerBound == target.codeRange.lowerBound else { return nil }
    let (start, end) = (target.codeRange.upperBound, call.calledExpression.codeRange.upperBound)
    // The target may be the call itself.
    guard start < end else { return nil }
    let path = file.text.string(in: start..<end).split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined()
    return RecordWords.quoted(String(path.drop { "?!.".contains($0) }))
  }

  // MARK: Tests

  private func test(_ statement: Syntax?) -> String? {
    switch statement?.kind {
    case .ifExpr: "which branch of the 'if' is taken"
    case .guardStmt: "whether the 'guard' lets the code go on"
    case .whileStmt: "whether the 'while' loop goes on"
    default: nil
    }
  }

  // MARK: Names

  /// A local name stands for the value: what is said is what becomes of the name.
  private func binding(of value: Syntax, isLocal: Bool) -> String? {
    guard let binding = value.parent?.parent else { return nil }
    let pattern = binding.as(PatternBindingSyntax.self)?.pattern ?? binding.as(OptionalBindingConditionSyntax.self)?.pattern
    guard let pattern else { return nil }
    let name = RecordWords.quoted(pattern.oneLine)
    // One name further is as far as a reader follows.
    guard !isLocal, let value = value.as(ExprSyntax.self), let references = file.localReferences(to: value) else { return name }
    var found: [String] = []
    for reference in references {
      let words = words(for: reference, isLocal: true)
      if words != "'_'", !found.contains(words) { found.append(words) }
    }
    return found.isEmpty ? name : "\(name), and through it \(RecordWords.list(found))"
  }

  // MARK: Results

  private func result(of node: Syntax, isLocal: Bool) -> String {
    var current = node
    while let parent = current.parent, parent.id != site.member?.node?.id {
      if let closure = parent.as(ClosureExprSyntax.self) {
        // `{ … }()` stands for what it returns.
        if closure.isCalledOnTheSpot, let call = closure.parent?.as(ExprSyntax.self) { return words(for: call, isLocal: isLocal) }
        let receiver = ClosureArgument(closure)?.call.memberName
        return receiver.map { "what the closure given to '\($0)' returns" } ?? "what the closure returns"
      }
      if let function = parent.as(FunctionDeclSyntax.self) { return "what '\(Member(function: function).name)' returns" }
      if parent.is(AccessorBlockSyntax.self), let binding = parent.parent?.as(PatternBindingSyntax.self), Syntax(binding).isInBody {
        return RecordWords.quoted(binding.pattern.oneLine)
      }
      current = parent
    }
    guard let name = site.member?.name else { return "what is returned" }
    if let known = Self.known(name) { return known }
    return site.member?.kind == .method ? "what '\(name)' returns" : "the value of '\(name)'"
  }

  /// The words for an answer that has a name of its own, by the Swift name of the member.
  static func known(_ name: String) -> String? { results.first { name.contains($0.part) }?.words }

  /// Answers that have a name of their own.
  private static let results: [(part: String, words: String)] = [
    (":sizeForItemAt", "the size of an item that is returned to the layout"),
    (":heightForRowAt", "the height of a row that is returned to the table view"),
    (":heightForHeaderInSection", "the height of a header that is returned to the table view"),
    (":heightForFooterInSection", "the height of a footer that is returned to the table view"),
    (":referenceSizeForHeaderInSection", "the size of a header that is returned to the layout"),
    (":referenceSizeForFooterInSection", "the size of a footer that is returned to the layout"),
    (":insetForSectionAt", "the insets of a section that are returned to the layout"),
    (":minimumLineSpacingForSectionAt", "the spacing of lines that is returned to the layout"),
    (":minimumInteritemSpacingForSectionAt", "the spacing of items that is returned to the layout"),
    ("collectionViewContentSize", "the size of the content that is returned to the collection view"),
    ("frameOfPresentedViewInContainerView", "the frame of the presented view"),
  ]
}

extension Syntax {
  /// A part of a declaration inside of a body.
  fileprivate var isInBody: Bool { enclosing(VariableDeclSyntax.self).map { Syntax($0).isLocalDeclaration } ?? false }
}
