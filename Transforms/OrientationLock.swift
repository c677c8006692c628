import SourceEdits
import SwiftSyntax
import TransformKit
import UIKitModel

/// Reports code that locks an app to some orientations.
///
/// In a window that can be resized the supported orientations are only a preference, and the app delegate's method for them
/// is deprecated in iOS 27.
///
/// ## Safety
///
/// A report: the method that follows is there from iOS 27 on, and what the app shows in the other orientations is a
/// question for people.
public struct OrientationLock: SwiftTransform {
  public static let metadata = TransformMetadata(
    id: "orientation-lock",
    title: "Orientations are a preference",
    summary: """
      'application(_:supportedInterfaceOrientationsFor:)' and 'UIDevice.current.setValue(_:forKey: "orientation")' hold an \
      app in some orientations. A window that can be resized takes that for a preference at most, so the layout must do \
      without. The scene delegate is asked instead from iOS 27 on.
      """,
    safety: "A report: nothing is edited. 'requestGeometryUpdate(_:)' and the methods of controllers are not reported.",
    addedIn: "0.3.0",
    codes: [
      "orientation-lock", "legacy-branch", "platform-branch", "dead-branch", "unparsed-code", "preview-code", "test-target",
    ])

  public static let examples: [Example] = [
    .leavesAlone(
      "an app delegate that allows portrait alone",
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func ↓application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask {
          .portrait
        }
      }
      """,
      reason: "orientation-lock")
  ]

  public init() {}

  public func proposal(for use: OrientationLockUse, in file: SwiftFile) -> Proposal? {
    let words = OrientationLockWords(use.kind, code: file.code(of: use.node), lowest: file.lowestVersion(at: use.node))
    let reason = Gate.branch(file.site(of: use.node), in: file) ?? "orientation-lock"
    return .manual(words.message, at: use.node, because: reason, in: file)
  }
}

/// What is said of a lock, in either language.
struct OrientationLockWords {
  let message: String

  /// - Parameter lowest: the lowest system that the code runs on.
  /// - Parameter isObjectiveC: names are selectors.
  init(_ kind: OrientationLockUse.Kind, code: String, lowest: IOSVersion, isObjectiveC: Bool = false) {
    switch kind {
    case .delegateMethod:
      let name = isObjectiveC ? "supportedInterfaceOrientationsForWindowScene:" : "supportedInterfaceOrientations(for:)"
      let successor = "'\(name)' of the scene delegate"
      let way = lowest >= IOSVersion(27)
        ? "move it to \(successor)" : "keep it for older systems beside \(successor), which is there from iOS 27.0 on"
      message = "\(Proposal.leaving(isObjectiveC ? ObjCOrientationLockUse.selector : OrientationLockUse.methodName)): in a window that can be resized it is only a preference; \(way)"
    case .forcedRotation:
      let line = code.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined()
      message = "\(Proposal.leaving(line)): a window that can be resized does not turn; "
        + "'\(isObjectiveC ? "requestGeometryUpdateWithPreferences:errorHandler:" : "requestGeometryUpdate(_:)")' of its scene asks for an orientation from iOS 16.0 on"
    }
  }
}
