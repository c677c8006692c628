import SourceEdits
import SwiftSyntax
import TransformKit
import UIKitModel

/// Reads the scale and the traits from the nearest view instead of the main screen.
///
/// The display scale is a trait: the view or controller at hand knows the one of the display it is on.
///
/// ## Safety
///
/// Safe where the value is read afresh while the view is on screen. A value that is kept needs a registration for
/// changes of the trait beside the swap, which iOS 17 has; below that it is left to a person.
public struct ScreenScale: SwiftTransform {
  public static let metadata = TransformMetadata(
    id: "screen-scale",
    title: "Read the scale from the traits",
    summary: """
      'UIScreen.main.scale' becomes the trait 'displayScale' of the view or controller at hand, or the environment's \
      value in SwiftUI. 'UIScreen.main.traitCollection' becomes the view's own.
      """,
    safety: """
      Safe where the value is read afresh. Where it is kept (a layer, a constraint, a property, an image), the swap and \
      a registration for the trait go together from iOS 17 on, for review; below that the code is left alone.
      """,
    addedIn: "0.1.0",
    codes: [
      "cached-value-needs-trait-registration", "unsafe-phase", "unknown-phase", "layer-without-traits", "needs-unwrap",
      "fallback-only", "override-style", "memberwise-init", "swiftui-geometry", "background-context", "no-local-scene",
      "static-context", "global-context", "property-initialiser", "default-argument", "lazy-cached", "public-api",
      "closure-would-capture-self", "weak-self-optional", "implicit-member", "aliased-receiver", "unknown-type",
      "ambiguous-type", "legacy-branch", "platform-branch", "dead-branch", "unparsed-code", "preview-code", "test-target",
      "comment-in-the-way",
      "c-function", "cpp-context", "macro-definition", "nil-messaging-zero", "device-detection",
    ])

  public static let examples: [Example] = [
    .changes(
      "drawing reads the view's traits",
      before: """
        class RuleView: UIView {
          override func draw(_ rect: CGRect) {
            print(1 / ↓UIScreen.main.scale)
          }
        }
        """,
      after: """
        class RuleView: UIView {
          override func draw(_ rect: CGRect) {
            print(1 / traitCollection.displayScale)
          }
        }
        """)
  ]

  public init() {}

  public func proposal(for use: ScreenScaleUse, in file: SwiftFile) -> Proposal? {
    let site = file.site(of: use.target)
    let reading = Reading(use.use, target: use.target, depth: 1, value: use.value, site: site, in: file)
    if let reason = Gate.branch(site, in: file) ?? Gate.spelling(use.use) { return reading.manual(reason) }
    var proposal = ScreenScaleDecision(use: use, reading: reading).proposal
    // What is tested and what is done upon it are one decision.
    if let condition = use.target.outermostCondition { proposal.ties.append(.fate(condition.codeRange)) }
    return proposal
  }
}

private struct ScreenScaleDecision {
  let use: ScreenScaleUse
  let reading: Reading

  var site: Site { reading.site }
  var file: SwiftFile { reading.file }
  var context: ExpressionContext { ExpressionContext(use.use.chain.whole) }
  var ladder: Ladder { Ladder(from: use.target, site: site) }

  var proposal: Proposal {
    if site.role == .known(.swiftUIView) { return swiftUI }
    if let reason = Gate.member(site) { return reading.manual(reason) }
    if context.operatorBefore == "??" { return fallback }
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
    if provider.isOptional, !context.takesOptional(result: nil) { return reading.manual("weak-self-optional") }
    let text = use.kind == .scale ? provider.path + ".displayScale" : provider.path
    if use.kind == .scale, KeptValue(use.target, site: site, in: file).isKept { return kept(text, provider) }
    let notes: [ReasonCode] = use.readsStyle ? ["override-style"] : []
    // Traits do not wait for the transition of the size.
    let doubts = site.phase == .beforeTransition ? [] : [reading.phaseDoubt].compactMap { $0 }
    return reading.replace(with: text, from: provider, doubts: doubts, notes: notes)
  }

  /// The trait on the left is never nil, so its fallback never ran.
  private var fallback: Proposal {
    let left = context.elements[context.index - 2]
    let text = left.trimmedDescription
    guard use.kind == .scale, text.hasSuffix("traitCollection.displayScale"), !text.contains("?") else {
      return reading.manual("fallback-only")
    }
    let range = left.codeRange.upperBound..<context.elements[context.index].codeRange.upperBound
    guard !file.hasComment(in: range) else { return reading.manual("comment-in-the-way") }
    var proposal = reading.replace(with: text, from: Provider(path: text, rung: "the left side, which is never nil"), as: .droppedFallback)
    proposal.message = "drop '?? \(use.target.oneLine)': the left side is never nil"
    proposal.action = .edit([file.id: [TextEdit(range: range, replacement: "")]], .safe, doubts: [])
    return proposal
  }

  private var nativeScale: Proposal {
    let isController = site.role?.role == .viewController
    guard case .found(let provider) = ladder.reach(isController ? "view" : "window", rung: "the screen of the window's scene") else {
      return reading.manual("closure-would-capture-self")
    }
    guard context.takesOptional(result: site.closures.isEmpty ? site.member?.result : nil) else { return reading.manual("needs-unwrap") }
    guard site.phase.mayBeInWindow else { return reading.manual("unsafe-phase") }
    let window = isController ? provider.path + ".window" : provider.path
    return reading.replace(
      with: window + "?.windowScene?.screen.nativeScale", from: provider, doubts: [reading.phaseDoubt].compactMap { $0 })
  }

  // MARK: Kept values

  private func kept(_ text: String, _ provider: Provider) -> Proposal {
    let reason: ReasonCode = "cached-value-needs-trait-registration"
    guard file.context.deploymentTarget >= IOSVersion(17), runsOnce, site.closures.isEmpty,
      let own = KeptValue(use.target, site: site, in: file).assignment, ScaleRegistration.isRegistrable(own)
    else { return reading.manual(reason) }
    let siblings = keptAssignments
    guard let registration = ScaleRegistration(siblings, site: site, in: file), let last = siblings.last else {
      return reading.manual(reason)
    }
    var edits: [TextEdit] = []
    if own.id == siblings[0].id, isFirstUse(in: own) {
      let end = file.text.endOfLine(at: last.codeRange.upperBound)
      edits.append(TextEdit(range: end..<end, replacement: registration.text))
    }
    var proposal = reading.replace(with: text, from: provider, as: .keptScale, doubts: [reason], edits: edits)
    proposal.record.trigger += "; and again whenever the registered trait changes"
    if let member = site.member { proposal.ties = [.expression(member.range)] }
    return proposal
  }

  /// Members after which nobody would register a second time.
  private var runsOnce: Bool {
    site.member?.kind == .initializer || ["viewDidLoad()", "awakeFromNib()"].contains(site.member?.name)
  }

  /// The assignments of this member that keep a scale and can be registered.
  private var keptAssignments: [SequenceExprSyntax] {
    var seen: Set<SyntaxIdentifier> = []
    return use.likes(in: file).compactMap { other in
      let place = file.site(of: other.target)
      guard other.kind == .scale, place.member?.range == site.member?.range, place.closures.isEmpty,
        let assignment = KeptValue(other.target, site: place, in: file).assignment, ScaleRegistration.isRegistrable(assignment),
        seen.insert(assignment.id).inserted
      else { return nil }
      return assignment
    }
  }

  private func isFirstUse(in statement: SequenceExprSyntax) -> Bool {
    use.likes(in: file).first { statement.codeRange.contains($0.target.codeRange.lowerBound) }?.target.id == use.target.id
  }

  // MARK: SwiftUI

  private var swiftUI: Proposal {
    guard use.kind == .scale, let property = EnvironmentProperty(at: site, in: file), let type = site.type else {
      return reading.manual("swiftui-geometry")
    }
    let provider = Provider(path: property.name, rung: "the environment of the view")
    guard let insertion = property.insertion else { return reading.replace(with: property.name, from: provider) }
    // All uses of the view hang on the one property.
    let isFirst = use.likes(in: file).first {
      type.range.contains($0.target.codeRange.lowerBound) && file.site(of: $0.target).type?.range == type.range
        && EnvironmentProperty(at: file.site(of: $0.target), in: file) != nil && $0.kind == .scale
    }?.target.id == use.target.id
    var proposal = reading.replace(
      with: property.name, from: provider, notes: ["memberwise-init"], edits: isFirst ? [insertion] : [])
    proposal.ties = [.expression(type.range)]
    return proposal
  }
}

extension ScreenScaleUse {
  fileprivate var readsStyle: Bool { use.chain.links.contains(.member("userInterfaceStyle")) }

  /// What is read, for the record.
  fileprivate var value: ValueKind {
    switch kind {
    case .scale: .scale
    case .nativeScale: .display
    case .traitCollection: readsStyle ? .style : .traits
    }
  }
}
