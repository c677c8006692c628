import SourceEdits
import SwiftSyntax
import TransformKit
import UIKitModel

/// Asks whether the nearest container is wide instead of how the device is held.
///
/// The device is also face up, or unknown, and it does not turn when a window is resized. Code that lays out wants to
/// know whether there is more width than height.
///
/// ## Safety
///
/// Always for review: a wide window is not the same as a device in landscape. Left against right, face up and rotations
/// are left to a person; camera and motion code, and values that are only passed on, are right as they are.
public struct DeviceOrientation: SwiftTransform {
  public static let metadata = TransformMetadata(
    id: "device-orientation",
    title: "Compare width and height instead of asking for the orientation",
    summary: """
      'UIDevice.current.orientation.isLandscape' and the interface orientation of a scene decide many layouts. What \
      the layout means is whether its container is wider than high, and that is asked instead.
      """,
    safety: """
      Always for review, because a wide window is not a device in landscape. Left against right and face up are left \
      to a person, and so are switches, columns of a split view, and what is asked together with the \
      notch. Camera and motion code is not touched, nor are values that are only passed on or counted.
      """,
    addedIn: "0.1.0",
    codes: [
      "orientation-for-layout", "orientation-device-semantics", "unsafe-phase", "unknown-phase", "needs-unwrap",
      "view-bounds-ambiguous", "no-local-scene", "static-context", "global-context", "c-function",
      "cpp-context", "macro-definition", "background-context", "property-initialiser",
      "default-argument", "lazy-cached", "public-api", "swiftui-geometry", "closure-would-capture-self",
      "weak-self-optional", "nil-messaging-zero", "implicit-member", "aliased-receiver", "fallback-only", "unknown-type", "ambiguous-type",
      "legacy-branch", "platform-branch", "dead-branch", "unparsed-code", "preview-code", "test-target", "comment-in-the-way",
    ])

  public static let examples: [Example] = [
    .changes(
      "a layout pass compares the sides of the view",
      before: """
        class BoardViewController: UIViewController {
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let columns = ↓UIDevice.current.orientation.isLandscape ? 4 : 2
            print(columns)
          }
        }
        """,
      after: """
        class BoardViewController: UIViewController {
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let columns = view.bounds.width > view.bounds.height ? 4 : 2
            print(columns)
          }
        }
        """,
      doubt: "orientation-for-layout"),
    .leavesAlone(
      "left against right is a matter of the device",
      """
      class NeedleViewController: UIViewController {
        override func viewDidLayoutSubviews() {
          if ↓UIDevice.current.orientation == .landscapeLeft { view.alpha = 0.5 }
        }
      }
      """,
      reason: "orientation-device-semantics"),
  ]

  public init() {}

  public func proposal(for use: DeviceOrientationUse, in file: SwiftFile) -> Proposal? {
    guard use.question != .value, use.question != .report else { return nil }
    let site = file.site(of: use.node)
    if site.isForStatistics { return nil }
    if let path = site.type?.path, ClassText(path: path, in: file).concernsCameraOrMotion { return nil }
    let decision = DeviceOrientationDecision(use: use, reading: Reading(use.global, target: use.answer, value: .shape, site: site, in: file))
    return decision.proposal
  }
}

/// The decision for one question.
private struct DeviceOrientationDecision {
  let use: DeviceOrientationUse
  let reading: Reading

  var site: Site { reading.site }
  var ladder: Ladder { Ladder(from: use.node, site: site) }

  var proposal: Proposal {
    if let reason = Gate.branch(site, in: reading.file) ?? Gate.spelling(use.global) { return reading.manual(reason) }
    switch use.question {
    case .physical: return reading.manual("orientation-device-semantics")
    case .alias: return reading.manual("aliased-receiver")
    case .optional: return reading.manual("needs-unwrap")
    case .landscape, .portrait, .shape, .value, .report: break
    }
    if site.decidesRotation || use.goesWithNotch || isColumn { return reading.manual("orientation-device-semantics") }
    if ExpressionContext(use.answer).operatorBefore == "??" { return reading.manual("fallback-only") }
    switch size {
    case .none(let reason): return reading.manual(reason)
    case .found(let provider): return replacement(provider)
    }
  }

  /// A column of a tablet in landscape is higher than wide.
  private var isColumn: Bool {
    guard site.role == .known(.viewController), let path = site.type?.path else { return false }
    return ClassText(path: path, in: reading.file).isColumn
  }

  /// What has a `width` and a `height`.
  private var size: LadderResult {
    if site.member?.kind == .method, let container = ladder.containerParameter {
      return .found(Provider(path: container.member("bounds"), rung: container.rung))
    }
    if let reason = Gate.member(site) ?? Gate.role(site) { return .none(reason) }
    if site.member?.kind == .deinitializer { return .none("unsafe-phase") }
    switch site.role?.role {
    case .viewController: return controller
    case .view, .window: return view
    // A cell is wide in every window.
    case .cell, .reusableView: return .none("view-bounds-ambiguous")
    case .layout: return local("collectionView")
    case .presentationController: return local("containerView")
    default: return .none("no-local-scene")
    }
  }

  private var controller: LadderResult {
    if site.member?.kind == .initializer || site.member?.name == "loadView()" { return .none("unsafe-phase") }
    if site.member?.name == "viewWillTransition(to:with:)", let size = site.member?.parameter(labelled: "to"),
      !site.closures.contains(where: { $0.keeping == .transitionCompletion || $0.keeping == .unknown }),
      use.node.localName(size.name)?.kind == .parameter
    {
      return .found(Provider(path: size.name, rung: "the coming size; the view still has the old one"))
    }
    return bounds(of: ladder.reach("view", rung: "the controller's view"))
  }

  private var view: LadderResult {
    guard let member = site.member, let role = site.role?.role, site.phase == .live else { return .none("view-bounds-ambiguous") }
    let isLayout = LifeCycle.isRecomputed(method: member.name, in: role)
    guard isLayout || LifeCycle.phase(ofMethod: member.name, in: role) == nil && reading.file.isCalledOnlyFromLayout(member, at: site)
    else { return .none("view-bounds-ambiguous") }
    return ladder.reach("bounds", rung: "the view's own bounds: it lays out its content here")
  }

  private func local(_ member: String) -> LadderResult {
    ladder.unwrappedLocal(of: [member]).map { .found(Provider(path: $0.path + ".bounds", rung: $0.rung)) } ?? .none("needs-unwrap")
  }

  private func bounds(of result: LadderResult) -> LadderResult {
    guard case .found(let provider) = result else { return result }
    return .found(Provider(path: provider.member("bounds"), isOptional: provider.isOptional, rung: provider.rung))
  }

  private func replacement(_ provider: Provider) -> Proposal {
    guard !provider.isOptional else { return reading.manual("weak-self-optional") }
    guard let comparison = use.question.comparison else { return shape(provider) }
    guard !reading.file.hasComment(in: use.range) else { return reading.manual("comment-in-the-way") }
    var text = "\(provider.path).width \(comparison) \(provider.path).height"
    if use.bindsTighter(than: comparison) { text = "(\(text))" }
    var proposal = reading.replace(with: text, from: provider)
    let old = reading.file.text.string(in: use.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    proposal.message = "use '\(text)' instead of '\(old)' (\(provider.rung))"
    // The handler of a rotation is moved behind the layout with its observer.
    let isMoved = site.phase == .beforeTransition && site.evidence.isOfNotification
    proposal.action = .edit(
      [reading.file.id: [TextEdit(range: use.range, replacement: text)]], .needsReview,
      doubts: [isMoved ? nil : reading.phaseDoubt, "orientation-for-layout"].compactMap { $0 })
    // Both halves of a pair use the local name.
    proposal.ties += use.count > 1 ? proposal.ties.filter { if case .alias = $0 { true } else { false } } : []
    proposal.record.oldDependency = old
    return proposal
  }

  /// The cases of a switch are no test that a comparison could replace: writing one is more than an edit in place.
  private func shape(_ provider: Provider) -> Proposal {
    let test = "\(provider.path).width > \(provider.path).height"
    return reading.manual(
      "orientation-for-layout", "leave the switch over '\(reading.file.oneLine(use.node))' (its cases ask whether '\(test)')")
  }
}

extension Standing {
  /// The member answers which orientations the interface may take.
  var decidesRotation: Bool {
    let members = [
      "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation", "shouldAutorotate",
      "shouldAutorotateToInterfaceOrientation",
    ]
    return members.contains(String((member?.spelling ?? "").prefix { $0 != ":" && $0 != "(" }))
  }

  /// The type or member reports to statistics: what it says of the device stays a fact about the device.
  var isForStatistics: Bool {
    let names = ((type?.path ?? []) + [member?.baseName ?? ""]).map { $0.lowercased() }
    return names.contains { name in ["analytics", "telemetry", "tracker"].contains { name.contains($0) } }
  }
}

extension DeviceOrientationUse {
  /// What surrounds the expression would take a part of a comparison only.
  fileprivate func bindsTighter(than comparison: String) -> Bool {
    if let parent = answer.parent, parent.is(PrefixOperatorExprSyntax.self) || parent.is(MemberAccessExprSyntax.self) { return true }
    let context = ExpressionContext(answer)
    var end = context.index
    while end + 1 < context.elements.count, context.elements[end].codeRange.upperBound < range.upperBound { end += 1 }
    let after = end + 1 < context.elements.count ? ExpressionContext.operatorText(context.elements[end + 1]) : nil
    let looser: Set<String> = ["&&", "||", "?:", "="]
    return [context.operatorBefore, after].contains { $0.map { !looser.contains($0) } ?? false }
  }
}
