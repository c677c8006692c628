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
      "ambiguous-type", "legacy-branch", "platform-branch", "dead-branch", "preview-code", "test-target",
      "invalidate-layout-on-resize", "screen-through-scene", "comment-in-the-way", "coupled-geometry",
      "background-context", "bars-taken-off", "constraint-to-superview",
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
    let decision = ScreenBoundsDecision(use: use, reading: reading, notes: notes)
    return decision.proposal
  }
}

/// The decision for one use, once its own meaning stands in no way.
private struct ScreenBoundsDecision {
  let use: ScreenSizeUse
  let reading: Reading
  let notes: [ReasonCode]

  var site: Site { reading.site }
  var ladder: Ladder { Ladder(from: use.root, site: site) }
  var ownGeometry: OwnGeometry { OwnGeometry(use.value, site: site, in: reading.file) }

  var proposal: Proposal {
    if site.member?.kind == .method, let container = ladder.containerParameter {
      // What a layout is told stays until the layout is invalidated.
      let isSize = LifeCycle.sizedContainerParameter(method: site.member?.name ?? "") != nil && ["CGSize", "CGFloat"].contains(site.member?.result)
      return read(container, notes: isSize ? notes + ["invalidate-layout-on-resize"] : notes)
    }
    if site.role == .known(.swiftUIView) { return swiftUI }
    if let reason = Gate.member(site) { return reading.manual(reason) }
    if let reason = Gate.role(site) { return reading.manual(reason) }
    if let constraint = FullSizeConstraint(use, site: site, in: reading.file) { return fill(constraint) }
    switch site.role?.role {
    case .viewController: return controller
    case .cell, .reusableView, .view, .window, .layer: return view
    case .layout: return local(["collectionView"], notes: notes + ["invalidate-layout-on-resize"])
    case .presentationController: return local(["containerView"], notes: notes)
    default: return reading.manual("no-local-scene")
    }
  }

  // MARK: Controllers

  private var controller: Proposal {
    if site.member?.name == "loadView()" { return loadView }
    if site.member?.name == "viewWillTransition(to:with:)", let size = transitionSize { return size }
    // It would read what it is about to write.
    if ownGeometry.isOfController { return reading.manual("view-bounds-ambiguous") }
    let isTooEarly = site.phase == .beforeGeometry && [.initializer].contains(site.member?.kind)
    if isTooEarly || site.member?.kind == .deinitializer || site.member?.name == "awakeFromNib()" {
      // Asking for the view here would load it.
      return reading.manual("unsafe-phase")
    }
    return reach("view", rung: "the controller's view; no parameter is the container")
  }

  /// UIKit gives the root view its size, and asking for `view` inside `loadView` calls it again.
  private var loadView: Proposal {
    guard use.isWholeBounds, let argument = ExpressionContext(use.bounds).argument, argument.label == "frame",
      use.bounds.parent?.is(LabeledExprSyntax.self) ?? false, isRootView(argument.call)
    else { return reading.manual("unsafe-phase") }
    return reading.replace(with: ".zero", from: Provider(path: "", rung: "UIKit sizes the root view"), as: .startFrame, notes: notes)
  }

  private func isRootView(_ call: FunctionCallExprSyntax) -> Bool {
    let created = AccessChain(from: ExprSyntax(call)).whole
    let context = ExpressionContext(created)
    if let left = context.assignedTo?.trimmedDescription { return left == "view" || left == "self.view" }
    guard let binding = created.parent?.parent?.as(PatternBindingSyntax.self) else { return false }
    let name = binding.pattern.trimmedDescription
    let body = created.enclosing(CodeBlockItemListSyntax.self)
    return body?.contains { item in
      let text = item.trimmedDescription.filter { $0 != " " }
      return text == "view=\(name)" || text == "self.view=\(name)"
    } ?? false
  }

  /// Inside `viewWillTransition(to:with:)` the view still has its old size; the coming one is handed in.
  /// Its completion reads the view again.
  private var transitionSize: Proposal? {
    guard !site.closures.contains(where: { $0.keeping == .transitionCompletion }) else { return nil }
    guard let size = site.member?.parameter(labelled: "to"), use.root.localName(size.name)?.kind == .parameter else {
      return reading.manual("unsafe-phase")
    }
    let provider = Provider(path: size.name, rung: "the coming size; the view still has the old one")
    return use.reading(reading, throughSize: size.name, provider: provider, notes: notes)
  }

  // MARK: Views

  private var view: Proposal {
    let member = site.member
    let isOwnSize = ownGeometry.isOfView || LifeCycle.answersForOwnSize(member: member?.name ?? "")
    if member?.kind == .initializer, let frame = initialFrame { return frame }
    if isOwnSize || asksCellForHeight { return reading.manual("view-bounds-ambiguous") }
    // A part of the window is smaller than any device the number was chosen for.
    if notes.contains("breakpoint-literal") { return reading.manual("view-bounds-ambiguous", notes: notes) }
    let role = site.role?.role
    if role == .cell || role == .reusableView {
      if site.phase == .beforeGeometry || member?.kind == .deinitializer { return reading.manual("unsafe-phase") }
      let member = role == .cell ? "contentView" : "bounds"
      return reach(member, rung: role == .cell ? "the cell's content view" : "the reusable view itself")
    }
    guard site.phase == .live, laysOutItself else { return reading.manual("view-bounds-ambiguous") }
    return reach("bounds", rung: "the view's own bounds: it lays out its content here")
  }

  /// A cell is as wide as its list, but as high as its own content makes it.
  private var asksCellForHeight: Bool {
    guard site.role == .known(.cell) || site.role == .known(.reusableView) else { return false }
    if !["width", "midX", "maxX", "minX"].contains(use.members.last) { return true }
    // `min(width, height)`
    guard let (call, _) = ExpressionContext(use.value).argument, ["min", "max"].contains(call.memberName) else { return false }
    return call.arguments.contains { reading.file.spelledOut($0.expression).contains("height") }
  }

  /// Only layout and drawing, and helpers that nothing else calls, concern the view's own content for sure.
  private var laysOutItself: Bool {
    guard let member = site.member, let role = site.role?.role else { return false }
    if LifeCycle.isRecomputed(method: member.name, in: role) { return true }
    return LifeCycle.phase(ofMethod: member.name, in: role) == nil && !LifeCycle.isDelegateCallback(method: member.name)
      && reading.file.isCalledOnlyFromLayout(member, at: site)
  }

  /// `super.init(frame: UIScreen.main.bounds)`.
  private var initialFrame: Proposal? {
    guard let argument = ExpressionContext(use.value).argument else { return nil }
    let callee = argument.call.calledExpression.trimmedDescription
    let isInit = callee == "super.init" || callee == "self.init"
    guard isInit else { return isPartOfInitialFrame ? reading.manual("initial-frame") : nil }
    guard argument.label == "frame", use.isWholeBounds, use.bounds.parent?.is(LabeledExprSyntax.self) ?? false else {
      return reading.manual("initial-frame")
    }
    let provider = Provider(path: "", rung: "whoever adds the view sizes it")
    return reading.replace(with: ".zero", from: provider, as: .startFrame, doubts: ["initial-frame"], notes: notes)
  }

  /// `super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))`.
  private var isPartOfInitialFrame: Bool {
    var node = Syntax(use.value)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self),
        ["super.init", "self.init"].contains(call.calledExpression.trimmedDescription)
      {
        return true
      }
      node = parent
    }
    return false
  }

  // MARK: Other roles

  private func local(_ members: Set<String>, notes: [ReasonCode]) -> Proposal {
    guard let provider = ladder.unwrappedLocal(of: members) else { return reading.manual("needs-unwrap") }
    return read(provider, notes: notes)
  }

  /// A constraint to the superview follows it, whenever the block runs.
  private func fill(_ constraint: FullSizeConstraint) -> Proposal {
    let file = reading.file
    let provider = Provider(path: "", rung: "the superview, which the view is added to here")
    let range = constraint.name.positionAfterSkippingLeadingTrivia.utf8Offset..<constraint.call.codeRange.upperBound
    guard !file.hasComment(in: range) else { return reading.manual("comment-in-the-way") }
    var proposal = reading.replace(with: "", from: provider, as: .containerConstraint, doubts: ["constraint-to-superview"], notes: notes)
    let new = "\(constraint.side).equalToSuperview()"
    proposal.message = "use '\(new)' instead of '\(file.oneLine(constraint.call))' (\(provider.rung))"
    proposal.record.oldDependency = file.oneLine(constraint.call)
    proposal.record.newDependency = "'\(new)' (\(provider.rung))"
    proposal.record.trigger = "once, when the constraints are made; the constraint then follows the superview"
    proposal.record.update = "the \(constraint.call.calledExpression.oneLine.contains(".width") ? "width" : "height") of the constrained view"
    proposal.action = .edit([file.id: [TextEdit(range: range, replacement: "equalToSuperview()")]], .needsReview, doubts: ["constraint-to-superview"])
    return proposal
  }

  private var swiftUI: Proposal {
    guard let frame = use.wholeFrameModifier(in: reading.file), site.member?.baseName == "body",
      reading.file.context.deploymentTarget >= IOSVersion(17)
    else { return reading.manual("swiftui-geometry") }
    let provider = Provider(path: "", rung: "the nearest container")
    let wrapped = Reading(use.global, target: ExprSyntax(frame.call), value: .containerFrame, site: site, in: reading.file)
    let range = frame.name.positionAfterSkippingLeadingTrivia.utf8Offset..<frame.call.codeRange.upperBound
    guard !reading.file.hasComment(in: range) else { return reading.manual("comment-in-the-way") }
    var proposal = reading.replace(with: "", from: provider, as: .containerFrame, doubts: ["swiftui-geometry"], notes: notes)
    let replacement = "containerRelativeFrame(\(frame.axes))"
    proposal.message = "use '.\(replacement)' instead of '.\(frame.oneLine)' (\(provider.rung))"
    proposal.record.newDependency = "'.\(replacement)' (\(provider.rung))"
    proposal.record.oldDependency = ".\(frame.oneLine)"
    proposal.record.update = "the frame of the view that the modifier is applied to"
    proposal.action = .edit(
      [wrapped.file.id: [TextEdit(range: range, replacement: replacement)]], .needsReview, doubts: ["swiftui-geometry"])
    return proposal
  }

  // MARK: Reading

  private func reach(_ member: String, rung: String) -> Proposal {
    switch ladder.reach(member, rung: rung) {
    case .none(let reason): return reading.manual(reason)
    case .found(let provider): return read(provider, isBounds: member == "bounds", notes: notes)
    }
  }

  private func read(_ provider: Provider, isBounds: Bool = false, notes: [ReasonCode]) -> Proposal {
    if provider.isOptional {
      guard ExpressionContext(use.value).takesOptional(result: directResult) else { return reading.manual("weak-self-optional") }
    }
    // The application's frame leaves out the status bar, so only its width is that of the container.
    if use.isApplicationFrame, !["width", "midX", "maxX"].contains(use.members.last) { return reading.manual("view-bounds-ambiguous") }
    let text = isBounds ? provider.path : provider.member("bounds")
    let isWidth = site.role == .known(.cell) || site.role == .known(.reusableView)
    let isHeight = ["height", "maxY"].contains(use.members.last)
    let takesOffBars = isHeight && ValueMeaning(of: use.value, site: site, in: reading.file).takesOffBars
    return reading.replace(
      with: text, from: provider, as: isWidth ? .width : nil,
      doubts: [reading.phaseDoubt].compactMap { $0 } + (takesOffBars ? ["bars-taken-off"] : []), notes: notes)
  }

  private var directResult: String? { site.closures.isEmpty ? site.member?.result : nil }
}
