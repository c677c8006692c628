import ObjCSyntax
import SourceEdits
import TransformKit
import UIKitModel

extension DeviceOrientation: ObjCTransform {
  public func proposal(for use: ObjCOrientationUse, in file: ObjCFile) -> Proposal? {
    guard use.question != .value, use.question != .report else { return nil }
    let site = file.site(of: use.node)
    if site.isForStatistics { return nil }
    if let name = site.type?.path.last, ObjCClassParts(name: name, in: file).concernsCameraOrMotion { return nil }
    return ObjCOrientationDecision(use: use, reading: ObjCReading(use.global, target: use.answer, value: .shape, in: file)).proposal
  }
}

/// The decision for one question in Objective-C.
private struct ObjCOrientationDecision {
  let use: ObjCOrientationUse
  let reading: ObjCReading

  private var site: ObjCSite { reading.site }
  private var ladder: ObjCLadder { ObjCLadder(from: use.node, site: site) }

  var proposal: Proposal {
    if site.member?.kind == .macro { return reading.manual(use.question == .physical ? "orientation-device-semantics" : "macro-definition") }
    if let reason = Gate.branch(site, in: reading.file) ?? Gate.spelling(use.global) { return reading.manual(reason) }
    switch use.question {
    case .physical: return reading.manual("orientation-device-semantics")
    case .alias: return reading.manual("aliased-receiver")
    case .landscape, .portrait, .shape, .optional, .value, .report: break
    }
    if site.decidesRotation || site.isToldOrientation || use.goesWithNotch(in: reading.file) || isColumn {
      return reading.manual("orientation-device-semantics")
    }
    switch size {
    case .none(let reason): return reading.manual(reason)
    case .found(let provider): return replacement(provider)
    }
  }

  /// A column of a tablet in landscape is higher than wide.
  private var isColumn: Bool {
    guard site.role == .known(.viewController), let name = site.type?.path.last else { return false }
    return ObjCClassParts(name: name, in: reading.file).isColumn
  }

  /// What has a `width` and a `height`.
  private var size: LadderResult {
    if let container = ladder.containerParameter {
      return .found(Provider(path: container.path + ".bounds.size", rung: container.rung))
    }
    if let reason = Gate.member(site) ?? Gate.role(site) { return .none(reason) }
    if site.member?.kind == .deinitializer { return .none("unsafe-phase") }
    switch site.role?.role {
    case .viewController: return controller
    case .view, .window: return view
    // A cell is wide in every window.
    case .cell, .reusableView: return .none("view-bounds-ambiguous")
    case .layout: return size(of: "collectionView", rung: "the collection view")
    case .presentationController: return size(of: "containerView", rung: "the container of the presentation")
    default: return .none("no-local-scene")
    }
  }

  private var controller: LadderResult {
    if site.member?.kind == .initializer || site.member?.name == "loadView()" { return .none("unsafe-phase") }
    if site.member?.name == "viewWillTransition(to:with:)", let size = site.member?.parameters.first,
      !site.keepings.contains(where: { $0 == .transitionCompletion || $0 == .unknown }),
      use.node.local(named: size.name)?.isParameter ?? false
    {
      return .found(Provider(path: size.name, rung: "the coming size; the view still has the old one"))
    }
    return size(of: "view", rung: "the controller's view")
  }

  private var view: LadderResult {
    guard let member = site.member, let role = site.role?.role, site.phase == .live else { return .none("view-bounds-ambiguous") }
    let isLayout = LifeCycle.isRecomputed(method: member.name, in: role)
    guard isLayout || LifeCycle.phase(ofMethod: member.name, in: role) == nil && reading.file.isCalledOnlyFromLayout(member, at: site)
    else { return .none("view-bounds-ambiguous") }
    return size(of: nil, rung: "the view's own bounds: it lays out its content here")
  }

  private func size(of member: String?, rung: String) -> LadderResult {
    ladder.reach((member.map { $0 + "." } ?? "") + "bounds.size", rung: rung)
  }

  private func replacement(_ provider: Provider) -> Proposal {
    guard let comparison = use.question.comparison else { return reading.manual("orientation-for-layout") }
    guard !reading.file.hasComment(in: use.range) else { return reading.manual("comment-in-the-way") }
    guard !reading.file.tree.directives.contains(where: { use.range.contains($0.range.lowerBound) }) else {
      return reading.manual("platform-branch")
    }
    var text = "\(provider.path).width \(comparison) \(provider.path).height"
    if use.bindsTighter { text = "(\(text))" }
    var proposal = reading.replace(with: text, from: provider)
    let old = reading.file.text.string(in: use.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    proposal.message = "use '\(text)' instead of '\(old)' (\(provider.rung))"
    // The handler of a rotation is moved behind the layout with its observer.
    let isMoved = site.phase == .beforeTransition && site.evidence.isOfNotification
    let doubts: [ReasonCode?] = [isMoved ? nil : reading.phaseDoubt, provider.isOptional ? "nil-messaging-zero" : nil, "orientation-for-layout"]
    proposal.action = .edit(
      [reading.file.id: [TextEdit(range: use.range, replacement: text)]], .needsReview, doubts: doubts.compactMap { $0 })
    // Both halves of a pair use the local name.
    proposal.ties += use.count > 1 ? proposal.ties.filter { if case .alias = $0 { true } else { false } } : []
    proposal.record.oldDependency = old
    return proposal
  }
}

extension ObjCSite {
  /// The method is told an orientation, as `willRotateToInterfaceOrientation:duration:` is: what it asks is compared with that.
  fileprivate var isToldOrientation: Bool {
    member?.parameters.contains { ["UIInterfaceOrientation", "UIDeviceOrientation"].contains($0.type) } ?? false
  }
}

extension ObjCOrientationUse {
  /// What surrounds the expression would take a part of the comparison only.
  fileprivate var bindsTighter: Bool {
    guard let parent = answer.parent else { return false }
    if let binary = ObjCBinary(parent) { return !["&&", "||", "=", ","].contains(binary.operator) }
    return [.prefixUnary, .postfixUnary, .castExpression, .memberAccess, .arraySubscript].contains(parent.kind)
  }
}
