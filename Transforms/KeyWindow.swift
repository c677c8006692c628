import SourceEdits
import SwiftSyntax
import TransformKit
import UIKitModel

/// Asks the nearest view for its window instead of the application.
///
/// With scenes an app has several windows, and the application cannot know which one a view is in.
///
/// ## Safety
///
/// Safe where the view is in a window when the code runs. Before that the window is nil, so the code is left to a
/// person; where it cannot be told, the change needs review. The type stays the same, its optional marks included.
public struct KeyWindow: SwiftTransform {
  public static let metadata = TransformMetadata(
    id: "key-window",
    title: "Ask the view for its window",
    summary: """
      'UIApplication.shared.keyWindow', '.windows.first', chains over 'connectedScenes' and the app delegate's window \
      give some window of the app. The view's own window is the one that the code is about.
      """,
    safety: """
      Safe in callbacks that run while the view is on screen. Where the view is not in a window yet the code is left to \
      a person; where it cannot be told, the change needs review.
      """,
    addedIn: "0.1.0",
    codes: [
      "unsafe-phase", "unknown-phase", "no-local-scene", "needs-unwrap", "window-order", "all-windows", "static-context",
      "global-context", "property-initialiser", "default-argument", "lazy-cached", "public-api", "swiftui-geometry",
      "closure-would-capture-self", "weak-self-optional", "implicit-member", "aliased-receiver", "unknown-type",
      "ambiguous-type", "legacy-branch", "platform-branch", "dead-branch", "unparsed-code", "preview-code", "test-target",
      "comment-in-the-way", "coupled-geometry", "fallback-only", "compares-with-window", "background-context",
      "asks-the-root-controller", "window-of-its-own",
      "c-function", "cpp-context", "macro-definition", "nil-messaging-zero", "compares-with-screen", "device-detection",
    ])

  public static let examples: [Example] = [
    .changes(
      "an action asks the controller's view",
      before: """
        class MenuViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            ↓UIApplication.shared.keyWindow?.endEditing(true)
          }
        }
        """,
      after: """
        class MenuViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            view.window?.endEditing(true)
          }
        }
        """),
    .leavesAlone(
      "a service has no view",
      """
      final class Toaster {
        func show() { ↓UIApplication.shared.keyWindow?.endEditing(true) }
      }
      """,
      reason: "no-local-scene"),
  ]

  public init() {}

  public func proposal(for use: WindowUse, in file: SwiftFile) -> Proposal? {
    let site = file.site(of: use.target)
    // A helper made of another helper is decided with that one.
    if use.isProjectHelper, site.type?.name == "UIApplication" { return nil }
    let reading = Reading(
      use.use, target: use.target, value: use.result == .scene ? .scene : .window,
      geometry: use.readsInsets ? .insets : nil, site: site, in: file)
    if let reason = Gate.branch(site, in: file) ?? Gate.spelling(use.use) { return reading.manual(reason) }
    let context = ExpressionContext(use.use.chain.whole)
    if context.operatorBefore == "??", context.leftOfCoalescing.map({ !Self.isLookup($0, in: file) }) ?? true { return reading.manual("fallback-only") }
    if use.rest.isEmpty, context.comparedWith?.contains(where: \.namesWindow) ?? false { return reading.manual("compares-with-window") }
    if use.result == .every { return reading.manual("all-windows") }
    return WindowDecision(question: SwiftWindowQuestion(use: use, reading: reading)).proposal
  }

  /// The left side of `??` asks the application as well: then it is no container's value.
  private static func isLookup(_ expression: ExprSyntax, in file: SwiftFile) -> Bool {
    file.all(WindowUse.self).contains { expression.codeRange.contains($0.target.codeRange.lowerBound) }
  }
}

extension ExprSyntax {
  /// The expression is a window by its name.
  fileprivate var namesWindow: Bool { trimmedDescription.lowercased().filter { $0 != "?" && $0 != "!" }.hasSuffix("window") }
}

/// A window that Swift asks the application for.
private struct SwiftWindowQuestion: WindowQuestion {
  let use: WindowUse
  let reading: Reading

  var site: Site { reading.site }
  private var ladder: Ladder { Ladder(from: use.target, site: site) }

  var containerParameter: Provider? { ladder.containerParameter }
  func reach(_ member: String, rung: String) -> LadderResult { ladder.reach(member, rung: rung) }
  var optionalMark: String { "?" }
  var hasWindowProperty: Bool { site.declaresProperty("window", in: reading.file) }

  /// An optional of the window's type does in its place.
  var fits: Bool {
    switch use.result {
    case .doublyOptionalWindow, .forcedScene, .unwrappedWindow, .scenes: false
    case .indexedWindow: takesOptional
    case .window, .lastWindow, .scene, .every: true
    }
  }

  /// `windows[0].x = …` as a statement takes an optional chain as well.
  private var takesOptional: Bool {
    guard case .member? = use.rest.first else { return false }
    let result = site.closures.isEmpty ? site.member?.result : nil
    return ExpressionContext(use.use.chain.whole).takesOptional(result: result)
  }

  var isForced: Bool { use.isForced }
  var asksRootForItself: Bool { use.asksRootForItself(site) }
  var showsItself: Bool { site.showsItself(hidesView: use.target.isShadowed("view"), in: reading.file) }
  var hasLeftItsWindow: Bool { use.target.followsOwnRemoval(hidesView: use.target.isShadowed("view")) }
  var isInWindowOfItsOwn: Bool { site.isInWindowOfItsOwn(in: reading.file) }
  var isAfterNewRoot: Bool {
    guard let member = site.member, let statement = use.target.statement, statement.codeRange.lowerBound > member.range.lowerBound else { return false }
    let code = reading.file.text.string(in: member.range.lowerBound..<statement.codeRange.lowerBound).filter { $0 != " " }
    return code.contains(".rootViewController=") && !code.contains(".rootViewController==")
  }
  /// `windows.last?.subviews…`
  var searchesLastWindow: Bool { use.result == .lastWindow && use.rest.contains(.member("subviews")) }
  var isLastWindow: Bool { use.result == .lastWindow }

  func text(of provider: Provider) -> String {
    use.result == .scene ? provider.path + "?.windowScene" : provider.path + (use.result == .indexedWindow ? "?" : "")
  }

  func manual(_ reason: ReasonCode) -> Proposal { reading.manual(reason) }

  func replace(with text: String, from provider: Provider, doubts: [ReasonCode]) -> Proposal {
    reading.replace(with: text, from: provider, doubts: doubts)
  }
}

extension Site {
  /// The type's declaration or one of its extensions holds a property of this name.
  fileprivate func declaresProperty(_ name: String, in file: SwiftFile) -> Bool {
    guard let path = type?.path else { return false }
    return ClassParts(path: path, in: file, mentioning: name).members.contains { item in
      item.declaration.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } ?? false
    }
  }
}
