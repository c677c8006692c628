import SourceEdits
import TransformKit
import UIKitModel

/// The decision about one size of the screen, once its own meaning stands in no way: the same in both languages.
struct SizeDecision<Question: SizeQuestion> {
  let question: Question
  let notes: [ReasonCode]

  var site: Question.Place { question.site }

  var proposal: Proposal {
    if site.member?.kind == .method, site.phase != .frozen, let container = question.containerParameter {
      // What a layout is told stays until the layout is invalidated.
      let isSize = LifeCycle.sizedContainerParameter(method: site.member?.name ?? "") != nil && ["CGSize", "CGFloat"].contains(site.member?.result)
      return question.read(container, isBounds: false, notes: isSize ? notes + ["invalidate-layout-on-resize"] : notes)
    }
    if site.role == .known(.swiftUIView) { return question.inSwiftUI(notes: notes) }
    if let reason = Gate.member(site) ?? Gate.role(site) { return manual(reason) }
    if question.isConstraintConstant {
      if let constraint = question.constraintToSuperview(notes: notes) { return constraint }
      // A constant that was read too early is no cure, and nobody sets it again.
      if site.phase != .live { return manual("unsafe-phase") }
    }
    switch site.role?.role {
    case .viewController: return controller
    case .cell, .reusableView, .view, .window, .layer: return view
    case .layout: return read(question.container(named: "collectionView"), notes: notes + ["invalidate-layout-on-resize"])
    case .presentationController: return read(question.container(named: "containerView"), notes: notes)
    default: return manual("no-local-scene")
    }
  }

  // MARK: Controllers

  private var controller: Proposal {
    if site.member?.name == "loadView()" { return loadView }
    if site.member?.name == "viewWillTransition(to:with:)", !site.keepings.contains(.transitionCompletion) {
      // Inside it the view still has its old size; the coming one is handed in. Its completion reads the view again.
      guard let size = question.comingSize else { return manual("unsafe-phase") }
      let provider = Provider(path: size, rung: "the coming size; the view still has the old one")
      return question.read(throughSize: size, provider: provider, notes: notes)
    }
    // What only a transition calls is handed the coming size; the view still has the old one.
    if site.phase == .beforeTransition, site.member?.takesSize ?? false { return manual("unsafe-phase") }
    // It would read what it is about to write.
    if question.isOwnSizeOfController { return manual("view-bounds-ambiguous") }
    let isTooEarly = site.phase == .beforeGeometry && site.member?.kind == .initializer
    if isTooEarly || question.runsBeforeRootView || site.member?.kind == .deinitializer || site.member?.name == "awakeFromNib()" {
      // Asking for the view here would load it.
      return manual("unsafe-phase")
    }
    // Whoever calls a member of every controller may do so before the view is there.
    let isOfEveryController = site.type.map { $0.isExtension && $0.name == "UIViewController" } ?? false
    let more: [ReasonCode] = isOfEveryController && site.phase == .unknown ? ["loads-view"] : []
    return read(question.reach("view", rung: "the controller's view; no parameter is the container"), notes: notes + more)
  }

  /// UIKit gives the root view its size, and asking for `view` inside `loadView` calls it again.
  private var loadView: Proposal {
    guard question.isFrameOfRootView else { return manual("unsafe-phase") }
    let provider = Provider(path: "", rung: "UIKit sizes the root view")
    switch question.measureOfRootView {
    case .none: return question.emptyFrame(provider, doubts: [], notes: notes)
    // Subviews of the same frame follow it by their autoresizing masks, if they have such.
    case .whole: return question.emptyFrame(provider, doubts: ["initial-frame"], notes: notes)
    case .part: return manual("initial-frame")
    }
  }

  // MARK: Views

  private var view: Proposal {
    let member = site.member
    let isOwnSize = question.isOwnSizeOfView || LifeCycle.answersForOwnSize(member: member?.spelling ?? "")
    if member?.kind == .initializer, let frame = initialFrame { return frame }
    if isOwnSize || asksCellForHeight || measuresCell || isKeptByCell { return manual("view-bounds-ambiguous") }
    // A part of the window is smaller than any device the number was chosen for.
    if notes.contains("breakpoint-literal") { return question.manual("view-bounds-ambiguous", notes: notes) }
    let role = site.role?.role
    if role == .cell || role == .reusableView {
      if site.phase == .beforeGeometry || member?.kind == .deinitializer { return manual("unsafe-phase") }
      // The content view leaves out the accessory, and a column is a part of the screen already.
      if question.setsOwnAccessory || question.isSizeOfColumn { return manual("view-bounds-ambiguous") }
      if role == .cell { return read(question.reach("contentView", rung: "the cell's content view"), notes: notes) }
      return read(question.reach("bounds", rung: "the reusable view itself"), isBounds: true, notes: notes)
    }
    guard site.phase == .live, laysOutItself else { return manual("view-bounds-ambiguous") }
    let bounds = question.reach("bounds", rung: "the view's own bounds: it lays out its content here")
    return read(bounds, isBounds: true, notes: notes)
  }

  /// A cell is as wide as its list, but as high as its own content makes it.
  private var asksCellForHeight: Bool {
    guard site.role == .known(.cell) || site.role == .known(.reusableView) else { return false }
    return question.asksForMoreThanWidth
  }

  /// A cell that answers how high it would be is asked outside of any list: it has no width of its own then.
  private var measuresCell: Bool {
    guard site.role == .known(.cell) || site.role == .known(.reusableView), let member = site.member, member.kind == .method else { return false }
    return member.tellsSize
  }

  /// A cell that is filled is not in its list yet: a height that others keep would be wrong from then on.
  private var isKeptByCell: Bool {
    guard site.role == .known(.cell) || site.role == .known(.reusableView) else { return false }
    return question.isKeptAsHeight
  }

  /// Only layout and drawing, and helpers that nothing else calls, concern the view's own content for sure.
  private var laysOutItself: Bool {
    guard let member = site.member, let role = site.role?.role else { return false }
    if LifeCycle.isRecomputed(method: member.name, in: role) { return true }
    return LifeCycle.phase(ofMethod: member.name, in: role) == nil && !LifeCycle.isDelegateCallback(method: member.name)
      && question.isCalledOnlyFromLayout
  }

  /// `super.init(frame: UIScreen.main.bounds)`.
  private var initialFrame: Proposal? {
    switch question.initialFrame {
    case .none: return nil
    case .part: return manual("initial-frame")
    case .whole:
      let provider = Provider(path: "", rung: "whoever adds the view sizes it")
      return question.emptyFrame(provider, doubts: ["initial-frame"], notes: notes)
    }
  }

  // MARK: Answers

  private func manual(_ reason: ReasonCode) -> Proposal { question.manual(reason, notes: []) }

  private func read(_ result: LadderResult, isBounds: Bool = false, notes: [ReasonCode]) -> Proposal {
    switch result {
    case .none(let reason): manual(reason)
    case .found(let provider): question.read(provider, isBounds: isBounds, notes: notes)
    }
  }
}
