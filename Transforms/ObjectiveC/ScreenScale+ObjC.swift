import ObjCSyntax
import SourceEdits
import SourceText
import TransformKit
import UIKitModel

extension ScreenScale: ObjCTransform {
  public static let macroReads: Set<ObjCMacro.Read> = [.scale]

  public func proposal(for use: ObjCScreenScaleUse, in file: ObjCFile) -> Proposal? {
    if case .projectAlias = use.use.spelling { return nil }
    return ObjCScaleDecision.proposal(for: use, in: file)
  }
}

/// The decision about one scale or trait collection in Objective-C.
struct ObjCScaleDecision {
  let use: ObjCScreenScaleUse
  let reading: ObjCReading

  static func proposal(for use: ObjCScreenScaleUse, in file: ObjCFile) -> Proposal? {
    let reading = ObjCReading(use.use, target: use.target, value: use.value, in: file)
    if let reason = Gate.branch(reading.site, in: file) ?? Gate.spelling(use.use) { return reading.manual(reason) }
    var proposal = ObjCScaleDecision(use: use, reading: reading).proposal
    // What is tested and what is done upon it are one decision.
    if let condition = use.target.outermostCondition { proposal.ties.append(.fate(condition.range)) }
    return proposal
  }

  private var site: ObjCSite { reading.site }
  private var file: ObjCFile { reading.file }
  private var ladder: ObjCLadder { ObjCLadder(from: use.target, site: site) }
  private var context: ObjCExpressionContext { ObjCExpressionContext(use.use.chain.whole) }

  private var proposal: Proposal {
    if let reason = Gate.member(site) { return reading.manual(reason) }
    if context.isFallback { return fallback }
    if site.role == .known(.layer) { return reading.manual("layer-without-traits") }
    if let reason = Gate.role(site) { return reading.manual(reason) }
    if site.member?.kind == .deinitializer { return reading.manual("unsafe-phase") }
    if use.kind == .nativeScale { return nativeScale }
    switch ladder.reach("traitCollection", rung: "the traits of the \(site.role?.role == .viewController ? "controller" : "view")") {
    case .none(let reason): return reading.manual(reason)
    case .found(let provider): return traits(provider)
    }
  }

  private func traits(_ provider: Provider) -> Proposal {
    let text = use.kind == .scale ? provider.path + ".displayScale" : provider.path
    if use.kind == .scale, ObjCKeptValue(use.target, site: site, in: file).isKept { return kept(text, provider) }
    let notes: [ReasonCode] = use.readsStyle ? ["override-style"] : []
    // Traits do not wait for the transition of the size. A scale of nil is 0, and nothing can be divided by it.
    let doubts: [ReasonCode?] = [
      site.phase == .beforeTransition ? nil : reading.phaseDoubt, provider.isOptional && use.kind == .scale ? "nil-messaging-zero" : nil,
    ]
    return reading.replace(with: text, from: provider, doubts: doubts.compactMap { $0 }, notes: notes)
  }

  /// The swap and a registration for the trait, which iOS 17 has, go together.
  private func kept(_ text: String, _ provider: Provider) -> Proposal {
    let reason: ReasonCode = "cached-value-needs-trait-registration"
    guard file.context.deploymentTarget >= IOSVersion(17), let registration = ObjCScaleRegistration(for: use, site: site, in: file) else {
      return reading.manual(reason)
    }
    let edits = registration.isBrought(by: use)
      ? [TextEdit(range: registration.offset..<registration.offset, replacement: registration.text)] : []
    var proposal = reading.replace(with: text, from: provider, as: .keptScale, doubts: [reason], edits: edits)
    proposal.record.trigger += "; and again whenever the registered trait changes"
    if let member = site.memberNode { proposal.ties = [.expression(member.range)] }
    return proposal
  }

  /// `self.traitCollection.displayScale ?: [UIScreen mainScreen].scale`: where the view is in a window the left is not 0
  /// and the right side never runs; before that it may.
  private var fallback: Proposal {
    let right = use.use.chain.whole.withParentheses
    guard use.kind == .scale, site.phase == .live, let choice = right.parent, let view = ObjCConditional(choice), view.then == nil,
      ObjCOwnGeometry.plain(view.condition.code).hasSuffix("self.traitCollection.displayScale"), right == use.target
    else { return reading.manual("fallback-only") }
    let text = file.code(of: view.condition)
    let range = view.condition.range.upperBound..<right.range.upperBound
    guard !file.hasComment(in: range) else { return reading.manual("comment-in-the-way") }
    let provider = Provider(path: text, rung: "the left side, which is not 0 while the view is in a window")
    var proposal = reading.replace(with: text, from: provider, as: .droppedFallback, doubts: ["fallback-only"])
    proposal.message = "drop '?: \(file.oneLine(use.target))': the left side is not 0 while the view is in a window"
    proposal.action = .edit([file.id: [TextEdit(range: range, replacement: "")]], .needsReview, doubts: ["fallback-only"])
    return proposal
  }

  private var nativeScale: Proposal {
    let isController = site.role?.role == .viewController
    guard case .found(let provider) = ladder.reach(isController ? "view" : "window", rung: "the screen of the window's scene") else {
      return reading.manual("closure-would-capture-self")
    }
    guard site.phase.mayBeInWindow else { return reading.manual("unsafe-phase") }
    let window = isController ? provider.path + ".window" : provider.path
    let doubts: [ReasonCode?] = [reading.phaseDoubt, "nil-messaging-zero"]
    return reading.replace(with: window + ".windowScene.screen.nativeScale", from: provider, doubts: doubts.compactMap { $0 })
  }
}

extension ObjCScreenScaleUse {
  fileprivate var readsStyle: Bool { use.members.contains("userInterfaceStyle") }

  /// What is read, for the record.
  fileprivate var value: ValueKind {
    switch kind {
    case .scale: .scale
    case .nativeScale: .display
    case .traitCollection: readsStyle ? .style : .traits
    }
  }
}
