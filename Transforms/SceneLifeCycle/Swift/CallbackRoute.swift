import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit

/// How what arrives from outside (an address, an activity, a shortcut, a share) reaches the app's own code: the same way
/// when the app runs already and when it starts because of it.
struct CallbackRoute {
  /// The method of the scene delegate, without indentation.
  var warm: [String] = []
  /// Statements for `scene(_:willConnectTo:options:)`.
  var cold: [String] = []
  /// A method of its own that both call.
  var shared: [String] = []
  /// The cold statements name the window scene.
  var needsWindowScene = false
  var isEmpty: Bool { warm.isEmpty && cold.isEmpty }
}

/// Writes the routes of one app delegate's callbacks.
struct CallbackWriter {
  let plan: MovePlan
  let edits: SceneEdits
  /// One step of indentation.
  let step: String
  /// `public ` where the class is.
  let access: String

  func route(of part: DelegatePart, _ callback: DelegateCallback) throws(MigrationRefusal) -> CallbackRoute {
    guard let function = part.function, let body = function.body else { return CallbackRoute() }
    if part.isOverride || !part.uses.supers.isEmpty {
      throw refusal(function.name, in: part, "it overrides what a superclass of the app delegate does")
    }
    guard !body.statements.isEmpty, !body.isOnlyLiteral else { return CallbackRoute() }
    try checkParameters(of: part, callback)
    switch callback {
    case .launch, .staying: return CallbackRoute()
    case .activity(let activity):
      var warm = method("scene\(activity.rawValue)(_ scene: UIScene)", try moved(part), body)
      if edits.usesScene(part) { warm.insert(step + "guard let windowScene = scene as? UIWindowScene else { return }", at: 1) }
      return CallbackRoute(warm: warm)
    case .openURL(let form): return try openURL(part, body, form)
    case .continueActivity: return try continueActivity(part, body)
    case .activityNews(let name): return try news(part, body, name)
    case .shortcut: return try shortcut(part, body)
    case .cloudShare: return try cloudShare(part, body)
    }
  }

  // MARK: Addresses

  private func openURL(_ part: DelegatePart, _ body: CodeBlockSyntax, _ form: DelegateCallback.URLForm) throws(MigrationRefusal) -> CallbackRoute {
    var code = try moved(part)
    let name = part.function?.parameterName(1) ?? "url"
    let source = try sourceApplication(of: part, form)
    var route = CallbackRoute()
    var call: String
    if let expression = body.onlyCall {
      for use in part.uses.parameters where use.name == name { code.replace(use.node.codeRange, with: "context.url") }
      for range in source.ranges { code.replace(range, with: "context.options.sourceApplication") }
      call = inline(expression, code)
    } else {
      for range in source.ranges { code.replace(range, with: "sourceApplication") }
      for statement in body.statements where statement.isOwnName(source.ranges) {
        code.replace(part.file.linesToDelete(with: statement), with: "")
      }
      let base = freeName(["handle", "open", "openURL", "handleURL"], labels: ["_"])
      let more = source.ranges.isEmpty ? "" : ", sourceApplication: String?"
      route.shared = ["private func \(base)(_ \(name): URL\(more)) -> Bool " + code.text(of: body.leftBrace.codeRange)] + rest(of: body, code)
      call = "_ = \(base)(context.url" + (source.ranges.isEmpty ? ")" : ", sourceApplication: context.options.sourceApplication)")
    }
    route.warm = block("\(access)func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {", block("for context in URLContexts {", [call]))
    route.cold = block("for context in connectionOptions.urlContexts {", [call])
    return route
  }

  /// Where the name of the app that sent an address is asked for.
  private func sourceApplication(of part: DelegatePart, _ form: DelegateCallback.URLForm) throws(MigrationRefusal) -> (ranges: [Range<ByteOffset>], none: Void) {
    var ranges: [Range<ByteOffset>] = []
    for use in part.uses.parameters where use.name != part.function?.parameterName(1) {
      if form == .sourceApplication, use.name == part.function?.parameterName(2) {
        ranges.append(use.node.codeRange)
      } else if form == .options, let range = use.node.sourceApplicationRead {
        ranges.append(range)
      } else {
        throw refusal(use.node, in: part, "'\(use.name)' has no counterpart in a scene delegate")
      }
    }
    return (ranges, ())
  }

  // MARK: Activities

  private func continueActivity(_ part: DelegatePart, _ body: CodeBlockSyntax) throws(MigrationRefusal) -> CallbackRoute {
    let code = try moved(part)
    let name = part.function?.parameterName(1) ?? "userActivity"
    var route = CallbackRoute()
    let call: String
    if let expression = body.onlyCall {
      call = inline(expression, code)
    } else {
      let base = freeName(["resume", "handle", "continueActivity"], labels: ["_"])
      route.shared = ["private func \(base)(_ \(name): NSUserActivity) -> Bool " + code.text(of: body.leftBrace.codeRange)] + rest(of: body, code)
      call = "_ = \(base)(\(name))"
    }
    let parameter = name == "userActivity" ? "continue userActivity" : "continue \(name)"
    route.warm = block("\(access)func scene(_ scene: UIScene, \(parameter): NSUserActivity) {", [call])
    route.cold = block("for \(name) in connectionOptions.userActivities {", [call])
    return route
  }

  private func news(_ part: DelegatePart, _ body: CodeBlockSyntax, _ name: String) throws(MigrationRefusal) -> CallbackRoute {
    guard let function = part.function else { return CallbackRoute() }
    if let exit = body.statements.flatMap(\.exits).first(where: { $0.expression != nil }) {
      throw refusal(exit, in: part, "what it returns has no counterpart in a scene delegate")
    }
    let others = function.signature.parameterClause.parameters.dropFirst().map { $0.trimmedDescription.trimmingSuffix(",") }
    return CallbackRoute(warm: method("scene(_ scene: UIScene, " + others.joined(separator: ", ") + ")", try moved(part), body))
  }

  // MARK: Shortcuts and shares

  private func shortcut(_ part: DelegatePart, _ body: CodeBlockSyntax) throws(MigrationRefusal) -> CallbackRoute {
    let code = try moved(part)
    guard let function = part.function, function.signature.parameterClause.parameters.count == 3 else {
      throw refusal(part.function?.name ?? part.node.firstToken(viewMode: .sourceAccurate)!, in: part, "an asynchronous callback has to be moved by hand")
    }
    let (item, handler) = (function.parameterName(1) ?? "shortcutItem", function.parameterName(2) ?? "completionHandler")
    var route = CallbackRoute()
    let itemParameter = item == "shortcutItem" ? "performActionFor shortcutItem" : "performActionFor \(item)"
    let handlerParameter = handler == "completionHandler" ? "completionHandler" : "completionHandler \(handler)"
    route.warm = method(
      "windowScene(_ windowScene: UIWindowScene, \(itemParameter): UIApplicationShortcutItem, \(handlerParameter): @escaping (Bool) -> Void)", code, body)
    let call: String
    if let result = body.onlyResult(to: handler) {
      call = inline(result, code)
    } else {
      call = "self.windowScene(windowScene, performActionFor: \(item), completionHandler: { _ in })"
      route.needsWindowScene = true
    }
    route.cold = block(item == "shortcutItem" ? "if let shortcutItem = connectionOptions.shortcutItem {" : "if let \(item) = connectionOptions.shortcutItem {", [call])
    return route
  }

  private func cloudShare(_ part: DelegatePart, _ body: CodeBlockSyntax) throws(MigrationRefusal) -> CallbackRoute {
    let code = try moved(part)
    guard let parameter = part.function?.signature.parameterClause.parameters.last else { return CallbackRoute() }
    let name = part.function?.parameterName(1) ?? "cloudKitShareMetadata"
    var route = CallbackRoute()
    route.warm = method("windowScene(_ windowScene: UIWindowScene, \(parameter.trimmedDescription))", code, body)
    let call: String
    if let expression = body.onlyCall {
      call = inline(expression, code)
    } else {
      call = "self.windowScene(windowScene, userDidAcceptCloudKitShareWith: \(name))"
      route.needsWindowScene = true
    }
    route.cold = block("if let \(name) = connectionOptions.cloudKitShareMetadata {", [call])
    return route
  }

  // MARK: Text

  /// A method of the scene delegate with a callback's own body.
  private func method(_ signature: String, _ code: MovedCode, _ body: CodeBlockSyntax) -> [String] {
    ["\(access)func \(signature) {"] + rest(of: body, code)
  }

  /// The lines of a body behind its opening brace.
  private func rest(of body: CodeBlockSyntax, _ code: MovedCode) -> [String] {
    let lines = code.lines(of: body.leftBrace.codeRange.lowerBound..<body.rightBrace.codeRange.upperBound)
    guard lines.count > 1 else {
      // A body on one line.
      let inner = code.text(of: body.statements.codeRange)
      return [step + inner, "}"]
    }
    return Array(lines.dropFirst())
  }

  private func block(_ head: String, _ lines: [String]) -> [String] { [head] + lines.map { $0.isEmpty ? "" : step + $0 } + ["}"] }

  /// The value is not used, the call is.
  private func inline(_ expression: OnlyCall, _ code: MovedCode) -> String {
    (expression.hasResult ? "_ = " : "") + code.text(of: expression.expression.codeRange)
  }

  private func moved(_ part: DelegatePart) throws(MigrationRefusal) -> MovedCode {
    var code = MovedCode(part.file)
    code.add(try edits.edits(of: part))
    return code
  }

  /// A name that no other moving method has.
  private func freeName(_ names: [String], labels: [String]) -> String {
    names.first { name in !plan.model.parts(named: name).contains { plan.moves($0) } } ?? names[0] + "FromOutside"
  }

  /// The first parameter is the application, which no scene hands over; the handler of an activity is gone.
  private func checkParameters(of part: DelegatePart, _ callback: DelegateCallback) throws(MigrationRefusal) {
    for use in part.uses.parameters {
      if use.name == part.function?.parameterName(0) {
        throw refusal(use.node, in: part, "it uses '\(use.name)', which a scene does not hand over")
      }
      if callback == .continueActivity, use.name == part.function?.parameterName(2) {
        throw refusal(use.node, in: part, "it uses '\(use.name)', which a scene does not hand over")
      }
    }
  }

  private func refusal(_ node: some SyntaxProtocol, in part: DelegatePart, _ why: String) -> MigrationRefusal {
    MigrationRefusal(
      "app-delegate-callback-uses-application", at: node, in: part.file, "leave '\(part.function?.fullName ?? "")': \(why)")
  }
}

/// The one call that a body is made of.
struct OnlyCall {
  let expression: ExprSyntax
  /// Its result was used, so that leaving it out needs a word.
  let hasResult: Bool
}

extension CodeBlockSyntax {
  /// `return true` and nothing else.
  fileprivate var isOnlyLiteral: Bool {
    guard statements.count == 1, let item = statements.first?.item else { return false }
    if item.is(BooleanLiteralExprSyntax.self) { return true }
    guard let exit = item.as(ReturnStmtSyntax.self) else { return false }
    return exit.expression?.is(BooleanLiteralExprSyntax.self) ?? true
  }

  /// The call in a body that does nothing else, but for `return true` behind it.
  fileprivate var onlyCall: OnlyCall? {
    guard statements.count <= 2, let first = statements.first, first.leadingTrivia.pieces.allSatisfy({ !$0.isComment }) else { return nil }
    if statements.count == 2 {
      guard let exit = statements.last?.item.as(ReturnStmtSyntax.self), exit.expression?.is(BooleanLiteralExprSyntax.self) ?? false else { return nil }
      return first.item.as(FunctionCallExprSyntax.self).map { OnlyCall(expression: ExprSyntax($0), hasResult: false) }
    }
    if let exit = first.item.as(ReturnStmtSyntax.self) { return exit.expression.map { OnlyCall(expression: $0, hasResult: true) } }
    return first.item.as(FunctionCallExprSyntax.self).map { OnlyCall(expression: ExprSyntax($0), hasResult: true) }
  }

  /// `completionHandler(value)` and nothing else.
  fileprivate func onlyResult(to handler: String) -> OnlyCall? {
    guard statements.count == 1, let call = statements.first?.item.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == handler, call.arguments.count == 1, let value = call.arguments.first?.expression,
      value.is(FunctionCallExprSyntax.self)
    else { return nil }
    return OnlyCall(expression: value, hasResult: true)
  }
}

extension Syntax {
  /// `options[.sourceApplication] as? String` around the name of the options.
  fileprivate var sourceApplicationRead: Range<ByteOffset>? {
    guard let call = parent?.as(SubscriptCallExprSyntax.self), call.arguments.count == 1,
      call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "sourceApplication",
      let sequence = call.parent?.parent?.as(SequenceExprSyntax.self)
    else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[0].id == ExprSyntax(call).id, elements[1].trimmedDescription == "as?", elements[2].trimmedDescription == "String"
    else { return nil }
    return elements[0].codeRange.lowerBound..<elements[2].codeRange.upperBound
  }
}

extension CodeBlockItemSyntax {
  /// `let sourceApplication = …` of what is a parameter of that name now.
  fileprivate func isOwnName(_ ranges: [Range<ByteOffset>]) -> Bool {
    guard let variable = item.as(VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.pattern.trimmedDescription == "sourceApplication", let value = binding.initializer?.value
    else { return false }
    return ranges.contains(value.codeRange)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(suffix.count)) : self }
}
