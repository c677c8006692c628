import SourceEdits
import SwiftSyntax
import TransformKit
import UIKitModel

/// Moves what a class does when the device turns to the callback for changes of size.
///
/// The notification comes when somebody tilts the device, also when no window changes, and not when a window is
/// resized. `viewWillTransition(to:with:)` comes exactly when the size of a controller's view changes.
///
/// ## Safety
///
/// Safe when the controller observed for as long as it lived: registration, removal, token and handler move as one.
/// When it stopped in between, when the handler ran before the rotation, and in views, the change needs review.
public struct OrientationObserver: SwiftTransform {
  public static let metadata = TransformMetadata(
    id: "orientation-observer",
    title: "Follow changes of size instead of the device's orientation",
    summary: """
      Observers of 'UIDevice.orientationDidChangeNotification' and of the status bar's orientation are replaced by \
      'viewWillTransition(to:with:)' of the controller, or by a comparison of sizes in 'layoutSubviews()' of a view.
      """,
    safety: """
      One change for each class: registration, removal, token, begin and end of the device's notifications, and a \
      comment that only announces what goes. Safe for a controller that observes all its life. In views, for \
      observation that stops earlier, and for handlers that ran before the rotation the change needs review. Camera and \
      motion code is left to a person.
      """,
    addedIn: "0.1.0",
    codes: [
      "orientation-device-semantics", "conditional-registration", "token-in-use", "observes-part-time",
      "will-change-timing", "layout-size-comparison", "orientation-message", "notification-name-string", "missing-super",
      "override-style", "handler-not-found", "handler-not-movable", "not-a-view-controller", "orientation-async-sequence",
      "orientation-pipeline", "notification-argument", "value-escapes", "view-bounds-ambiguous", "swiftui-geometry",
      "static-context", "global-context", "c-function", "cpp-context", "macro-definition", "property-initialiser",
      "lazy-cached", "default-argument", "public-api", "unknown-type", "ambiguous-type", "legacy-branch",
      "platform-branch", "dead-branch", "unparsed-code", "preview-code", "test-target", "comment-in-the-way",
    ])

  public static let examples: [Example] = [
    .changes(
      "a handler moves to the transition",
      before: """
        class ChartViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned), name: ↓UIDevice.orientationDidChangeNotification, object: nil)
          }

          @objc func turned() {}
        }
        """,
      after: """
        class ChartViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
          }

          override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in
              self?.turned()
            }
          }

          @objc func turned() {}
        }
        """),
    .leavesAlone(
      "a plain object has no transition",
      """
      final class Monitor {
        @objc func turned() {}
        init() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(turned), name: ↓UIDevice.orientationDidChangeNotification, object: nil)
        }
      }
      """,
      reason: "not-a-view-controller"),
  ]

  public init() {}

  public func proposal(for observation: OrientationObservation, in file: SwiftFile) -> Proposal? {
    guard let first = observation.registrations.first(where: { $0.file.id == file.id }) else { return nil }
    if let refusal = Self.refusal(observation, in: file) { return Self.manual(refusal.reason, at: refusal.at ?? first, in: file) }
    guard let parts = observation.parts else {
      return Self.manual("global-context", at: first, in: file)
    }
    if parts.isAmbiguous { return Self.manual("ambiguous-type", at: first, in: file) }
    // An extension of UIKit's own class cannot override anything.
    guard parts.declaration != nil else { return Self.manual("not-a-view-controller", at: first, in: file) }
    let role = file.site(of: first.notification.node).role?.role ?? .plain
    let move = OrientationMove(observation, of: parts, isView: role != .viewController, in: file)
    switch move.result {
    case .refused(let reason): return Self.manual(reason, at: first, in: file)
    case .edits(let edits):
      let doubts = move.doubts
      return Proposal(
        message: move.message, anchor: first.notification.node.codeRange,
        action: .edit(edits, doubts.isEmpty ? .safe : .needsReview, doubts: doubts),
        record: move.record(scope: file.site(of: first.notification.node).scope, old: first.notification.node.oneLine))
    }
  }

  private static func manual(_ reason: ReasonCode, at registration: OrientationObservation.Registration, in file: SwiftFile) -> Proposal {
    let message =
      reason == "not-a-view-controller"
      ? "leave the observer (a scene delegate has 'windowScene(_:didUpdateEffectiveGeometry:)' from iOS 26)"
      : "leave the observer of '\(registration.notification.node.oneLine)'"
    return .manual(message, at: registration.notification.node, because: reason, in: file)
  }

  /// What stands in the way of any change to the class, and at which registration of this file.
  private static func refusal(
    _ observation: OrientationObservation, in file: SwiftFile
  ) -> (reason: ReasonCode, at: OrientationObservation.Registration?)? {
    let own = observation.registrations.filter { $0.file.id == file.id }
    for registration in own {
      let site = file.site(of: registration.notification.node)
      if let reason = Gate.branch(site, in: file) { return (reason, registration) }
    }
    if observation.parts?.text.concernsCameraOrMotion ?? false { return ("orientation-device-semantics", nil) }
    for registration in own {
      let site = file.site(of: registration.notification.node)
      if case .none(let reason) = registration.handler, reason == "orientation-message" || reason == "notification-name-string" {
        return (reason, registration)
      }
      if let reason = role(site) { return (reason, registration) }
      if case .none(let reason) = registration.handler { return (reason, registration) }
      if let reason = Gate.member(site) { return (reason, registration) }
    }
    for case .none(let reason) in observation.registrations.map(\.handler) { return (reason, nil) }
    return nil
  }

  /// Why a class of this role has no callback that a handler could move to.
  static func role(_ site: some Standing) -> ReasonCode? {
    switch site.role {
    case nil: "global-context"
    case .unknown: "unknown-type"
    case .ambiguous: "ambiguous-type"
    case .known(.viewController), .known(.view), .known(.cell), .known(.reusableView), .known(.window): nil
    case .known(.swiftUIView): "swiftui-geometry"
    case .known, .openProtocol: "not-a-view-controller"
    }
  }
}
