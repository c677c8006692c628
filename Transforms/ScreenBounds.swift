import SourceEdits
import SwiftSyntax
import TransformKit
import UIKitModel

/// Reads sizes from the nearest container instead of the main screen.
///
/// Since windows take any size, `UIScreen.main.bounds` says nothing of the space an app has. The nearest view does,
/// and it is asked again on each layout.
///
/// ## Safety
///
/// Safe where the code runs when the container has its size. Before that, or when it cannot be told, the change needs
/// review. Values that mean the screen (keyboard frames, device models, full-screen tests) are left to a person.
public struct ScreenBounds: SwiftTransform {
  public static let metadata = TransformMetadata(
    id: "screen-bounds",
    title: "Read sizes from the nearest container",
    summary: """
      'UIScreen.main.bounds' is the size of a display, not of the app's window. The size is read from the container \
      that a method computes for, the cell's content view, the view, or the controller's view.
      """,
    safety: """
      Safe in layout passes, drawing, transitions, actions and callbacks. Before the container has its size, or when it \
      cannot be told, the change needs review. Values that mean the display are left to a person.
      """,
    addedIn: "0.1.0",
    codes: [
      "unsafe-phase", "unknown-phase", "initial-frame", "view-bounds-ambiguous", "device-detection", "breakpoint-literal",
      "static-context", "global-context", "property-initialiser", "default-argument", "lazy-cached", "public-api",
      "swiftui-geometry", "compares-with-screen", "fallback-only", "screen-space", "implicit-member", "aliased-receiver",
      "closure-would-capture-self", "weak-self-optional", "needs-unwrap", "no-local-scene", "unknown-type",
      "ambiguous-type", "legacy-branch", "platform-branch", "dead-branch", "unparsed-code", "preview-code", "test-target",
      "invalidate-layout-on-resize", "screen-through-scene", "comment-in-the-way", "coupled-geometry",
      "background-context", "bars-taken-off", "loads-view", "constraint-to-superview",
      "c-function", "cpp-context", "macro-definition", "nil-messaging-zero",
    ])

  public static let examples: [Example] = [
    .changes(
      "a layout pass reads the controller's view",
      before: """
        class GridViewController: UIViewController {
          let header = UIView()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            header.frame.size.width = ↓UIScreen.main.bounds.width
          }
        }
        """,
      after: """
        class GridViewController: UIViewController {
          let header = UIView()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            header.frame.size.width = view.bounds.width
          }
        }
        """),
    .leavesAlone(
      "a constant is frozen for every window",
      """
      enum Metrics {
        static let width = ↓UIScreen.main.bounds.width - 32
      }
      """,
      reason: "static-context"),
  ]

  public init() {}

  public func proposal(for use: ScreenSizeUse, in file: SwiftFile) -> Proposal? {
    guard !use.bounds.isInsideWindowConstruction(of: file) else { return nil }
    let site = file.site(of: use.root)
    let reading = Reading(use.global, target: use.bounds, depth: 1, value: .size, geometry: .size, site: site, in: file)
    if let reason = Gate.branch(site, in: file) ?? Gate.spelling(use.global) { return reading.manual(reason) }
    if use.isNative { return use.global.isDeviceDetection(in: file) ? reading.manual("device-detection") : nil }
    if use.isOptional { return reading.manual("screen-through-scene") }
    let meaning = ValueMeaning(of: use.value, site: site, in: file)
    if let reason = meaning.refusal { return reading.manual(reason) }
    let notes: [ReasonCode] = meaning.isBreakpoint ? ["breakpoint-literal"] : []
    let question = SwiftSizeQuestion(use: use, reading: reading)
    var proposal = SizeDecision(question: question, notes: notes).proposal
    proposal.ties += question.sizeTies
    return proposal
  }
}
