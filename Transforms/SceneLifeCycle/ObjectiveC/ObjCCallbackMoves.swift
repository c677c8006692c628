import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit

/// A method of the scene delegate.
enum ObjCSceneMethod {
  /// A method of the app delegate, with another head where `head` gives one, like `(void)sceneDidBecomeActive:(UIScene *)scene`.
  case moved(ObjCDelegateMethod, head: String?)
  /// Lines of a body, a leading tab for each step below its own, under a head.
  case made(head: String, lines: [String])
}

/// The callbacks of an app delegate that UIKit asks a scene delegate for instead.
struct ObjCCallbackMoves {
  private let plan: ObjCMoveSet
  private var model: ObjCDelegateModel { plan.model }
  /// Methods of the scene delegate, in the order of the app delegate's.
  private(set) var methods: [ObjCSceneMethod] = []
  /// Private methods that the scene delegate has for what comes warm and cold.
  private(set) var routes: [ObjCSceneMethod] = []
  /// Lines at the end of what runs when the scene connects.
  private(set) var coldLines: [String] = []
  /// Callbacks that the app delegate no longer has.
  private(set) var removed: Set<String> = []
  private(set) var doubts: [ReasonCode] = []
  private(set) var refusal: ObjCRefusal?
  /// What is written instead of ranges of moving code.
  private(set) var replacements: [FileID: [Range<ByteOffset>: String]] = [:]

  init(_ plan: ObjCMoveSet) {
    self.plan = plan
    let url = ObjCDelegateCallbacks.openURL.first { model.methods[$0] != nil }
    for name in model.methodOrder where ObjCDelegateCallbacks.moves(name) {
      removed.insert(name)
      guard !model.isTemplate(name), let method = model.methods[name], let uses = plan.methodUses[name] else { continue }
      if ObjCDelegateCallbacks.openURL.contains(name), name != url { continue }
      checkArguments(of: method, uses)
      if let head = ObjCDelegateCallbacks.activity[name] {
        methods.append(.moved(method, head: "(void)" + head))
        if name == "applicationWillEnterForeground:" { doubts.append("enters-foreground-at-launch") }
      } else if name == url {
        openURL(method, uses)
      } else if name == ObjCDelegateCallbacks.continueActivity {
        continueActivity(method)
      } else {
        performAction(method)
      }
    }
    if !coldLines.isEmpty { doubts.append("cold-start-order") }
  }

  /// Only the last callback's arguments mean something to a scene.
  private mutating func checkArguments(of method: ObjCDelegateMethod, _ uses: ObjCCodeUses) {
    let parameters = method.method.parameters
    let isActivity = method.name == ObjCDelegateCallbacks.continueActivity
    for parameter in [parameters.first] + (isActivity ? [parameters.last] : []) {
      guard let parameter, !parameter.name.isEmpty, let use = uses.names[parameter.name]?.first else { continue }
      refuse(use, in: method, "'\(method.name)' uses '\(parameter.name)' here, which a scene delegate is not given")
    }
    if let caller = plan.everyUnit.first(where: { $0.uses.methods[method.name] != nil }), let place = caller.uses.methods[method.name]?.first {
      refuse(place, in: method, "'\(method.name)' is also called here, and moves to the scene delegate under another name")
    }
  }

  private mutating func refuse(_ node: ObjCNode, in method: ObjCDelegateMethod, _ message: String) {
    refusal = refusal ?? ObjCRefusal("app-delegate-callback-uses-application", at: node, in: method.file, message)
  }

  // MARK: URLs

  private mutating func openURL(_ method: ObjCDelegateMethod, _ uses: ObjCCodeUses) {
    let parameters = method.method.parameters
    guard parameters.count > 1 else { return }
    let url = parameters[1].name
    let extras = ObjCOpenURLExtras(method, uses)
    if let use = extras.unmapped {
      return refuse(use, in: method, "'\(use.code)' is handed on here as a whole, and a scene's URL comes with other options")
    }
    let loop = { (contexts: String, call: String) in ["for (UIOpenURLContext *context in \(contexts)) {", "\t" + call, "}"] }
    let call: String
    if let expression = method.onlyExpression {
      var places = extras.places(asContext: true)
      for use in uses.names[url] ?? [] { places[use.range] = "context.URL" }
      call = ObjCExtent(expression, in: method.file).text(replacing: places) + ";"
    } else {
      let name = model.methods["openURL:"] == nil ? "openURL" : "openSceneURL"
      replacements[method.file.id, default: [:]].merge(extras.places(asContext: false)) { first, _ in first }
      routes.append(.moved(method, head: "(BOOL)\(name):(NSURL *)\(url)" + extras.parameters))
      call = "[self \(name):context.URL\(extras.arguments)];"
    }
    methods.append(.made(head: "(void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts", lines: loop("URLContexts", call)))
    coldLines += loop("connectionOptions.URLContexts", call)
  }

  // MARK: Activities and shortcuts

  private mutating func continueActivity(_ method: ObjCDelegateMethod) {
    let activity = method.method.parameters[1].name
    let head = "(void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)\(activity)"
    let call: String
    if let expression = method.onlyExpression {
      call = ObjCExtent(expression, in: method.file).text() + ";"
    } else {
      let name = model.methods["continueUserActivity:"] == nil ? "continueUserActivity" : "continueSceneActivity"
      routes.append(.moved(method, head: "(BOOL)\(name):(NSUserActivity *)\(activity)"))
      call = "[self \(name):\(activity)];"
    }
    methods.append(.made(head: head, lines: [call]))
    coldLines += ["for (NSUserActivity *\(activity) in connectionOptions.userActivities) {", "\t" + call, "}"]
  }

  private mutating func performAction(_ method: ObjCDelegateMethod) {
    let item = method.method.parameters[1].name
    let handler = method.method.parameters[2]
    let head = "(void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)\(item) "
      + "completionHandler:(\(handler.type))\(handler.name)"
    methods.append(.moved(method, head: head))
    let call = method.handledExpression(handler.name).map { expression in
      let uses = ObjCCodeUses(of: expression, in: model).names[item] ?? []
      return ObjCExtent(expression, in: method.file).text(replacing: Dictionary(uses.map { ($0.range, "connectionOptions.shortcutItem") }) { first, _ in first }) + ";"
    }
    let whole = "[self windowScene:windowScene performActionForShortcutItem:connectionOptions.shortcutItem completionHandler:^(BOOL succeeded) {}];"
    coldLines += ["if (connectionOptions.shortcutItem) {", "\t" + (call ?? whole), "}"]
  }

  /// The scene that connects is needed as a window scene.
  var needsScene: Bool { coldLines.contains { $0.contains("windowScene:windowScene") } }
}

/// What a callback for a URL reads besides the URL.
private struct ObjCOpenURLExtras {
  private(set) var unmapped: ObjCNode?
  private var source: [Range<ByteOffset>] = []
  private var annotation: [Range<ByteOffset>] = []

  init(_ method: ObjCDelegateMethod, _ uses: ObjCCodeUses) {
    let parameters = method.method.parameters
    if parameters.count == 4 {
      source = (uses.names[parameters[2].name] ?? []).map(\.range)
      annotation = (uses.names[parameters[3].name] ?? []).map(\.range)
    } else if parameters.count == 3 {
      for use in uses.names[parameters[2].name] ?? [] {
        guard let parent = use.parent, parent.kind == .arraySubscript || ObjCMessage(parent)?.receiver == use else {
          unmapped = unmapped ?? use
          continue
        }
        if parent.code.contains("UIApplicationOpenURLOptionsSourceApplicationKey") {
          source.append(parent.range)
        } else if parent.code.contains("UIApplicationOpenURLOptionsAnnotationKey") {
          annotation.append(parent.range)
        } else {
          unmapped = unmapped ?? use
        }
      }
    }
  }

  func places(asContext: Bool) -> [Range<ByteOffset>: String] {
    var places: [Range<ByteOffset>: String] = [:]
    for range in source { places[range] = asContext ? "context.options.sourceApplication" : "sourceApplication" }
    for range in annotation { places[range] = asContext ? "context.options.annotation" : "annotation" }
    return places
  }

  var parameters: String {
    (source.isEmpty ? "" : " sourceApplication:(NSString *)sourceApplication") + (annotation.isEmpty ? "" : " annotation:(id)annotation")
  }

  var arguments: String {
    (source.isEmpty ? "" : " sourceApplication:context.options.sourceApplication") + (annotation.isEmpty ? "" : " annotation:context.options.annotation")
  }
}

extension ObjCDelegateMethod {
  /// The message that the body consists of, alone or as what the completion handler is told.
  fileprivate func handledExpression(_ handler: String) -> ObjCNode? {
    guard let expression = onlyExpression else { return nil }
    if let call = ObjCCall(expression), call.name == handler {
      guard let value = call.arguments.first, value.kind == .objcMessage else { return nil }
      return value
    }
    return expression.code.hasWord(handler) ? nil : expression
  }

  /// The message or call that the body consists of, whether it returns it or that it did it.
  fileprivate var onlyExpression: ObjCNode? {
    guard let statements = method.body?.children.filter({ $0.kind != .nullStatement }), let first = statements.first, statements.count <= 2,
      first.kind == .expressionStatement || first.kind == .returnStatement && statements.count == 1,
      let expression = first.children.first, expression.kind == .objcMessage || expression.kind == .call, !expression.code.contains(where: \.isNewline)
    else { return nil }
    if statements.count == 2 {
      guard statements[1].kind == .returnStatement, ["YES", "NO", "true", "false"].contains(statements[1].children.first?.code) else { return nil }
    }
    let hasComment = method.body.map { file.hasComment(in: $0.range) } ?? false
    return hasComment ? nil : expression
  }
}
