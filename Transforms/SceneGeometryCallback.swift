import SourceEdits
import SourceText
import SwiftSyntax
import TransformKit
import UIKitModel

/// Asks a scene's geometry for what the scene itself told, and moves to the callback that comes with it.
///
/// `UIWindowScene.interfaceOrientation` and `.coordinateSpace` are deprecated in iOS 26, and so is the callback that told of
/// their changes. `effectiveGeometry` gives the same values.
///
/// ## Safety
///
/// A read is safe where the system has the new property: the value is the same one. The callback is for review, because the
/// old one was also called when only traits changed. On older systems everything stays.
public struct SceneGeometryCallback: SwiftTransform {
  public static let metadata = TransformMetadata(
    id: "scene-geometry-callback",
    title: "Ask a scene's geometry",
    summary: """
      'interfaceOrientation' and 'coordinateSpace' of a window scene are read from its 'effectiveGeometry', and \
      'windowScene(_:didUpdate:interfaceOrientation:traitCollection:)' becomes 'windowScene(_:didUpdateEffectiveGeometry:)'. \
      All three of the old ones are deprecated in iOS 26.
      """,
    safety: """
      Reads are safe where the deployment target, or a check around them, has the new property (iOS 16 for the orientation, \
      iOS 26 for the coordinate space). The callback needs iOS 26 and is for review, because the old one was also called \
      for traits; one that reads traits is left to a person.
      """,
    addedIn: "0.3.0",
    codes: [
      "no-trait-changes", "min-ios-16", "min-ios-26", "scene-trait-callback", "scene-callback-parameters", "scene-callback-called",
      "both-geometry-callbacks", "unknown-type", "ambiguous-type", "legacy-branch", "platform-branch", "dead-branch",
      "unparsed-code", "preview-code", "test-target", "comment-in-the-way",
    ])

  public static let examples: [Example] = [
    .changes(
      "a scene that is certain, where the system has its geometry",
      before: """
        @available(iOS 16.0, *)
        func isUpright(_ scene: UIWindowScene) -> Bool {
          scene.↓interfaceOrientation == .portrait
        }
        """,
      after: """
        @available(iOS 16.0, *)
        func isUpright(_ scene: UIWindowScene) -> Bool {
          scene.effectiveGeometry.interfaceOrientation == .portrait
        }
        """),
    .leavesAlone(
      "the new callback is not there before iOS 26",
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func ↓windowScene(
          _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
          interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
          traitCollection previousTraitCollection: UITraitCollection
        ) {
          print(windowScene.coordinateSpace.bounds)
        }
      }
      """,
      reason: "min-ios-26"),
  ]

  public init() {}

  public func proposal(for use: SceneGeometryUse, in file: SwiftFile) -> Proposal? {
    switch use {
    case .read(let read): proposal(for: read, in: file)
    case .callback(let callback): CallbackDecision(callback, in: file).proposal
    }
  }

  private func proposal(for read: SceneGeometryRead, in file: SwiftFile) -> Proposal? {
    // The frame of a new window is decided with the window.
    if read.node.isInsideWindowConstruction(of: file) { return nil }
    let site = file.site(of: read.node)
    let old = file.oneLine(read.node)
    func manual(_ reason: ReasonCode, _ why: String = "") -> Proposal {
      Proposal(
        message: Proposal.leaving(old) + why, anchor: read.range, action: .manual(reason),
        record: ChangeRecord(
          scope: site.scope, oldDependency: old, newDependency: "", trigger: "", update: "", preserved: "", verify: ""))
    }
    if let reason = Gate.branch(site, in: file) { return manual(reason) }
    let version = read.value.version
    guard file.lowestVersion(at: read.node) >= version else {
      // A question that is decided elsewhere needs no second finding.
      return file.isAskedForShape(read.node) ? nil : manual(version.tooNew, ": its 'effectiveGeometry' has it from iOS \(version) on")
    }
    let new = old.dropLast(read.value.rawValue.count) + "effectiveGeometry." + read.value.rawValue
    return Proposal(
      message: "use '\(new)' instead of '\(old)' (the same value)", anchor: read.range,
      action: .edit([file.id: [read.edit]], .safe, doubts: []), ties: [.expression(read.node.wholeExpression.codeRange)],
      kind: ChangeKind(provider: "effectiveGeometry"),
      record: ChangeRecord(of: read.node, as: .sceneGeometry, newDependency: "'\(new)' (the same value)", at: site, in: file))
  }
}

/// The decision about one implementation of the old callback.
private struct CallbackDecision {
  let callback: OldGeometryCallback
  let file: SwiftFile
  let site: Site

  private static let parameter = "previousEffectiveGeometry"

  init(_ callback: OldGeometryCallback, in file: SwiftFile) {
    self.callback = callback
    self.file = file
    site = file.site(of: callback.function.name)
  }

  var proposal: Proposal? {
    if let reason = Gate.branch(site, in: file) { return manual(reason) }
    guard let type = site.type?.path.last else { return nil }
    guard site.role == .known(.sceneDelegate) else {
      // A method of this name in another type is none that UIKit calls.
      return Gate.role(site).flatMap { ["unknown-type", "ambiguous-type"].contains($0) ? manual($0) : nil }
    }
    let isNewEnough = file.lowestVersion(at: callback.function) >= IOSVersion(26)
    if callback.hasSuccessor(type, in: file) { return isNewEnough ? manual("both-geometry-callbacks") : nil }
    guard isNewEnough else { return manual("min-ios-26", ": '\(OldGeometryCallback.successor)' is there from iOS 26.0 on") }
    if callback.isCalledByProject(type, in: file) { return manual("scene-callback-called") }
    if callback.readsTraits(in: file) {
      return manual("scene-trait-callback", ": traits come through 'registerForTraitChanges', the rest through '\(OldGeometryCallback.successor)'")
    }
    guard !file.hasComment(in: parameters) else { return manual("comment-in-the-way") }
    guard let edits else { return manual("scene-callback-parameters") }
    return replacement(edits)
  }

  private func manual(_ reason: ReasonCode, _ why: String = "") -> Proposal {
    let name = callback.function.name
    var proposal = Proposal.manual(Proposal.leaving(OldGeometryCallback.name) + why, at: name, because: reason, in: file)
    proposal.record.oldDependency = OldGeometryCallback.name
    return proposal
  }

  /// The bytes of the parameters behind the scene.
  private var parameters: Range<ByteOffset> {
    callback.previous[0].codeRange.lowerBound..<callback.previous[2].codeRange.upperBound
  }

  /// The edits; nil when the body does with its parameters what the new one cannot give.
  private var edits: [TextEdit]? {
    let function = callback.function
    guard file.identifiers(named: Self.parameter, in: function.codeRange).isEmpty, !hasOwnSelector,
      let spaces = callback.uses(ofPrevious: 0, in: file), let orientations = callback.uses(ofPrevious: 1, in: file)
    else { return nil }
    var edits = EditList()
    edits.replace(parameters, with: "didUpdateEffectiveGeometry \(Self.parameter): UIWindowScene.Geometry")
    for use in spaces { edits.replace(use, with: "\(Self.parameter).coordinateSpace") }
    for use in orientations { edits.replace(use, with: "\(Self.parameter).interfaceOrientation") }
    return edits.edits + callback.reads(in: file).map(\.edit)
  }

  /// An attribute gives the selector, or silences a warning about the old method.
  private var hasOwnSelector: Bool {
    callback.function.attributes.contains { attribute in
      let text = attribute.trimmedDescription
      return text.hasPrefix("@objc(") || text.contains("deprecated")
    }
  }

  private func replacement(_ edits: [TextEdit]) -> Proposal {
    let successor = "'\(OldGeometryCallback.successor)'"
    return Proposal(
      message: "implement \(successor) instead of '\(OldGeometryCallback.name)'", anchor: callback.function.name.codeRange,
      action: .edit([file.id: edits], .needsReview, doubts: ["no-trait-changes"]), kind: ChangeKind(provider: "effectiveGeometry"),
      record: .ofGeometryCallback(scope: site.scope, old: OldGeometryCallback.name, new: successor))
  }
}

extension SceneGeometryRead {
  /// Puts the geometry before the name.
  fileprivate var edit: TextEdit { TextEdit(range: range.lowerBound..<range.lowerBound, replacement: "effectiveGeometry.") }
}

extension ChangeRecord {
  /// What is to be said of a callback that makes way for its successor, in either language.
  static func ofGeometryCallback(scope: String, old: String, new: String) -> ChangeRecord {
    ChangeRecord(
      scope: scope, oldDependency: old, newDependency: new,
      trigger: "each time the scene gets another size, place or orientation; no more when only its traits change",
      update: "what the method does", preserved: "the statements of the method, in their order",
      verify: "resize and rotate the window: the method must run; switch between light and dark: nothing may depend on its running")
  }
}

extension IOSVersion {
  /// The reason where the deployment target is lower.
  var tooNew: ReasonCode { ReasonCode("min-ios-\(major)") }
}

extension SwiftFile {
  /// The orientation is asked for the shape of something, which is a question of its own.
  fileprivate func isAskedForShape(_ node: ExprSyntax) -> Bool {
    all(DeviceOrientationUse.self).contains { use in
      use.question != .value && use.question != .report && use.range.contains(node.codeRange.lowerBound)
    }
  }
}
