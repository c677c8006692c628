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
      "ambiguous-type", "legacy-branch", "platform-branch", "dead-branch", "preview-code", "test-target",
      "comment-in-the-way", "coupled-geometry", "fallback-only", "compares-with-window", "background-context",
      "asks-the-root-controller",
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
    switch provider(for: use, site: site, in: file) {
    case .none(let reason): return reading.manual(reason)
    case .found(let provider):
      // An optional that does not fit is worth a word only where there is somebody to ask.
      return fits(use, site) ? replacement(use, provider, reading) : reading.manual("needs-unwrap")
    }
  }

  /// The left side of `??` asks the application as well: then it is no container's value.
  private static func isLookup(_ expression: ExprSyntax, in file: SwiftFile) -> Bool {
    file.all(WindowUse.self).contains { expression.codeRange.contains($0.target.codeRange.lowerBound) }
  }

  private func fits(_ use: WindowUse, _ site: Site) -> Bool {
    switch use.result {
    case .doublyOptionalWindow, .forcedScene, .unwrappedWindow, .scenes: false
    case .indexedWindow: takesOptional(use, site)
    case .window, .lastWindow, .scene, .every: true
    }
  }

  private func replacement(_ use: WindowUse, _ provider: Provider, _ reading: Reading) -> Proposal {
    if provider.isOptional, use.isForced { return reading.manual("weak-self-optional") }
    let isHandedIn = provider.rung.hasPrefix("the parameter")
    if !isHandedIn, !reading.site.phase.mayBeInWindow { return reading.manual("unsafe-phase") }
    if use.asksRootForItself(reading.site) { return reading.manual("asks-the-root-controller") }
    if !isHandedIn, reading.site.showsItself(hidesView: use.target.isShadowed("view"), in: reading.file) { return reading.manual("no-local-scene") }
    // During a transition the window stays the same.
    var doubts = reading.site.phase == .beforeTransition ? [] : [reading.phaseDoubt].compactMap { $0 }
    if use.result == .lastWindow { doubts.append("window-order") }
    let text = use.result == .scene ? provider.path + "?.windowScene" : provider.path + (use.result == .indexedWindow ? "?" : "")
    return reading.replace(with: text, from: provider, doubts: doubts)
  }

  /// `windows[0].x = …` as a statement takes an optional chain as well.
  private func takesOptional(_ use: WindowUse, _ site: Site) -> Bool {
    guard case .member? = use.rest.first else { return false }
    let result = site.closures.isEmpty ? site.member?.result : nil
    return ExpressionContext(use.use.chain.whole).takesOptional(result: result)
  }

  private func provider(for use: WindowUse, site: Site, in file: SwiftFile) -> LadderResult {
    let ladder = Ladder(from: use.target, site: site)
    if let container = ladder.containerParameter, site.member?.parameters.contains(where: { $0.type == "UIWindow" }) != true {
      return .found(Provider(path: container.member("window"), rung: container.rung))
    }
    if let reason = Gate.member(site) { return .none(reason) }
    if site.member?.kind == .deinitializer { return .none("unsafe-phase") }
    switch site.role?.role {
    case .viewController:
      return Self.window(of: ladder.reach("view", rung: "the window of the controller's view"))
    case .view, .cell, .reusableView:
      return ladder.reach("window", rung: "the window of the view")
    case .presentationController:
      return Self.window(of: ladder.reach("containerView", rung: "the window of the container view"), mark: "?")
    case .layout:
      return Self.window(of: ladder.reach("collectionView", rung: "the window of the collection view"), mark: "?")
    case .sceneDelegate where site.declaresProperty("window"):
      return ladder.reach("window", rung: "the scene delegate's own window")
    case .swiftUIView: return .none("no-local-scene")
    default: return .none(Gate.role(site) ?? "no-local-scene")
    }
  }

  private static func window(of result: LadderResult, mark: String = "") -> LadderResult {
    guard case .found(let provider) = result else { return result }
    return .found(Provider(path: provider.path + mark + ".window", isOptional: provider.isOptional, rung: provider.rung))
  }
}

extension ExprSyntax {
  /// The expression is a window by its name.
  fileprivate var namesWindow: Bool { trimmedDescription.lowercased().filter { $0 != "?" && $0 != "!" }.hasSuffix("window") }
}

extension Site {
  /// The type's own declaration holds a property of this name.
  fileprivate func declaresProperty(_ name: String) -> Bool {
    guard let members = type?.node?.asProtocol(DeclGroupSyntax.self)?.memberBlock.members else { return false }
    return members.contains { item in
      item.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } ?? false
    }
  }
}
