import SourceEdits
import SwiftSyntax
import TransformKit
import UIKitModel

/// Asks the screen that a window is on, instead of the main one.
///
/// Brightness, capture state and refresh rate belong to a display; with several displays the main one is a guess.
///
/// ## Safety
///
/// The local screen is optional, so code changes only where an optional fits. Safe while the view is on screen.
public struct ScreenObject: SwiftTransform {
  public static let metadata = TransformMetadata(
    id: "screen-object",
    title: "Ask the screen of the window's scene",
    summary: """
      What only a display can tell ('brightness', 'isCaptured', 'maximumFramesPerSecond', coordinate spaces) is read \
      from the screen of the view's window scene instead of 'UIScreen.main'.
      """,
    safety: """
      The local screen is optional: only code in which an optional fits is changed. Safe while the view is in a window; \
      before that the code is left to a person.
      """,
    addedIn: "0.1.0",
    codes: [
      "needs-unwrap", "unsafe-phase", "unknown-phase", "value-escapes", "keyboard-coordinate-space", "external-display",
      "device-detection", "no-local-scene", "static-context", "global-context", "property-initialiser",
      "default-argument", "lazy-cached", "public-api", "swiftui-geometry", "closure-would-capture-self",
      "weak-self-optional", "implicit-member", "aliased-receiver", "unknown-type", "ambiguous-type", "legacy-branch",
      "platform-branch", "dead-branch", "unparsed-code", "preview-code", "test-target", "comment-in-the-way", "fallback-only",
      "c-function", "cpp-context", "macro-definition", "nil-messaging-zero",
    ])

  public static let examples: [Example] = [
    .changes(
      "brightness is set on the display the view is on",
      before: """
        class TicketViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            ↓UIScreen.main.brightness = 1
          }
        }
        """,
      after: """
        class TicketViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            view.window?.windowScene?.screen.brightness = 1
          }
        }
        """)
  ]

  public init() {}

  public func proposal(for use: ScreenObjectUse, in file: SwiftFile) -> Proposal? {
    let site = file.site(of: use.node)
    let reading = Reading(use.global, target: use.node, value: .display, site: site, in: file)
    if let reason = Gate.branch(site, in: file) { return reading.manual(reason) }
    if use.kind == .externalDisplay { return reading.manual("external-display") }
    if let reason = Gate.spelling(use.global) { return reading.manual(reason) }
    switch use.kind {
    case .value(let name): return value(name, use, reading)
    case .wholeScreen: return escaping(reading)
    case .externalDisplay: return nil
    }
  }

  private func escaping(_ reading: Reading) -> Proposal {
    reading.manual(Gate.member(reading.site).flatMap { $0 == "default-argument" || $0 == "public-api" ? $0 : nil } ?? "value-escapes")
  }

  private func value(_ name: String, _ use: ScreenObjectUse, _ reading: Reading) -> Proposal {
    let site = reading.site
    let context = ExpressionContext(use.global.chain.whole)
    if context.operatorBefore == "??" { return reading.manual("fallback-only") }
    if name.hasSuffix("oordinateSpace"), use.concernsKeyboard(site, in: reading.file) { return reading.manual("keyboard-coordinate-space") }
    let ladder = Ladder(from: use.node, site: site)
    if let scene = ladder.scene {
      return reading.replace(with: scene.path + ".screen", from: scene)
    }
    if site.role == .known(.swiftUIView) { return reading.manual("swiftui-geometry") }
    if let reason = Gate.member(site) { return reading.manual(reason) }
    switch window(site, ladder) {
    case .none(let reason): return reading.manual(reason)
    case .found(let provider):
      let result = site.closures.isEmpty ? site.member?.result : nil
      guard context.takesOptional(result: result) else { return reading.manual("needs-unwrap") }
      guard site.phase.mayBeInWindow else { return reading.manual("unsafe-phase") }
      let text = provider.path + "?.windowScene?.screen"
      return reading.replace(with: text, from: provider, doubts: [reading.phaseDoubt].compactMap { $0 })
    }
  }

  private func window(_ site: Site, _ ladder: Ladder) -> LadderResult {
    if site.member?.kind == .deinitializer { return .none("unsafe-phase") }
    switch site.role?.role {
    case .viewController:
      guard case .found(let provider) = ladder.reach("view", rung: "the screen of the controller's window") else {
        return .none("closure-would-capture-self")
      }
      return .found(Provider(path: provider.path + ".window", isOptional: provider.isOptional, rung: provider.rung))
    case .view, .cell, .reusableView: return ladder.reach("window", rung: "the screen of the view's window")
    default: return .none(Gate.role(site) ?? "no-local-scene")
    }
  }
}
