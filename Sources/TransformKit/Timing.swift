import UIKitModel

/// When UIKit calls a method: the words that follow its name in a record.
struct Timing: Sendable {
  let moment: Moment
  let words: String

  /// What is known of a method that UIKit calls for a type with this role; nil for any other.
  static func ofUIKit(_ member: Member, role: Role, phase: Phase) -> Timing? {
    if let question = question(member) { return question }
    if LifeCycle.phase(ofMethod: member.name, in: role) != nil {
      if let known = methods[member.name] { return known }
      if role == .layout { return Timing(moment: .asked, words: "each time the collection view asks its layout; it asks again only once that is invalidated") }
      return phase == .unknown
        ? Timing(moment: .called, words: "each time UIKit or other code calls it")
        : Timing(moment: .event, words: "each time UIKit calls it while the view is on screen")
    }
    if let known = methods[member.name], LifeCycle.isDelegateCallback(method: member.name) { return known }
    guard LifeCycle.isDelegateCallback(method: member.name) else { return nil }
    let isKeyboard = member.baseName.lowercased().contains("keyboard")
    return Timing(
      moment: .event, words: isKeyboard ? "each time the keyboard's notification comes" : "each time its sender calls this delegate method")
  }

  /// What a list asks of its delegate, by how the second label begins.
  private static func question(_ member: Member) -> Timing? {
    guard LifeCycle.sizedContainerParameter(method: member.name) != nil, member.parameters.count > 1 else { return nil }
    let label = member.parameters[1].label
    return questions.first { label.hasPrefix($0.label) }?.timing
  }

  private static let questions: [(label: String, timing: Timing)] = [
    ("layout", Timing(moment: .asked, words: "each time the layout asks; it keeps the answer until it is invalidated, also through a resize")),
    ("cellFor", Timing(moment: .asked, words: "each time the list needs a cell; cells that show are not asked for again")),
    ("viewFor", Timing(moment: .asked, words: "each time the list needs this view; one that shows is not asked for again")),
    ("willDisplay", Timing(moment: .event, words: "each time a cell is about to show")),
    ("heightFor", Timing(moment: .asked, words: "each time the list asks for heights: when it loads, reloads or changes its rows")),
    ("estimatedHeightFor", Timing(moment: .asked, words: "each time the list asks for estimates: when it loads, reloads or changes its rows")),
    ("rowHeightFor", Timing(moment: .asked, words: "each time the picker asks for the height of its rows")),
    ("widthFor", Timing(moment: .asked, words: "each time the list asks for widths; it keeps the answers")),
    ("sizeFor", Timing(moment: .asked, words: "each time the layout asks; it keeps the answer until it is invalidated, also through a resize")),
    ("targetContentOffsetFor", Timing(moment: .asked, words: "each time a change of the layout or its size asks where to scroll to")),
    ("indentationLevelFor", Timing(moment: .asked, words: "each time the list needs a row")),
  ]

  private static let methods: [String: Timing] = {
    var result: [String: Timing] = [:]
    for (names, timing) in table {
      for name in names.split(separator: " ") { result[String(name)] = timing }
    }
    return result
  }()

  /// The names of the methods, and what is to be said of them.
  private static let table: [(String, Timing)] = [
    // Layout passes
    (
      "viewWillLayoutSubviews() viewDidLayoutSubviews()",
      Timing(moment: .layout, words: "in each layout pass of the controller's view, so again after every resize and rotation")
    ),
    ("layoutSubviews()", Timing(moment: .layout, words: "in each layout pass of the view, so again after every change of its size")),
    (
      "layoutSublayers() layoutSublayers(of:)",
      Timing(moment: .layout, words: "each time the layer lays out its sublayers, so again after every change of its size")
    ),
    (
      "containerViewWillLayoutSubviews() containerViewDidLayoutSubviews()",
      Timing(moment: .layout, words: "in each layout pass of the presentation's container, so again after every resize and rotation")
    ),
    ("frameOfPresentedViewInContainerView", Timing(moment: .layout, words: "each time UIKit or the class asks where the presented view goes")),
    // Layouts of collection views
    ("prepare()", Timing(moment: .asked, words: "each time the layout is prepared: at first, and whenever it was invalidated")),
    ("collectionViewContentSize", Timing(moment: .asked, words: "each time the collection view asks how large its content is, after the layout was prepared")),
    ("layoutAttributesForElements(in:)", Timing(moment: .asked, words: "each time the collection view asks what shows: while it scrolls, and whenever the layout was invalidated")),
    ("shouldInvalidateLayout(forBoundsChange:)", Timing(moment: .layout, words: "each time the collection view scrolls or changes its size")),
    // Drawing
    (
      "draw(_:) drawText(in:) drawPlaceholder(in:) draw(_:in:) display(_:)",
      Timing(moment: .drawing, words: "each time the view is drawn; a new size alone draws it again only with the content mode 'redraw'")
    ),
    ("draw(in:) display()", Timing(moment: .drawing, words: "each time the layer is drawn; a new size alone draws it again only with 'needsDisplayOnBoundsChange'")),
    // Transitions
    ("viewWillTransition(to:with:)", Timing(moment: .transition, words: "before the view changes its size: at each rotation, resize and new split")),
    ("willTransition(to:with:)", Timing(moment: .transition, words: "before the traits change; a new size within one size class changes none")),
    ("traitCollectionDidChange(_:)", Timing(moment: .transition, words: "after a trait has changed; a new size within one size class changes none")),
    ("viewSafeAreaInsetsDidChange() safeAreaInsetsDidChange()", Timing(moment: .layout, words: "each time the safe area changes, which not every resize does")),
    ("viewLayoutMarginsDidChange() layoutMarginsDidChange()", Timing(moment: .layout, words: "each time the layout margins change, which not every resize does")),
    ("size(forChildContentContainer:withParentContainerSize:)", Timing(moment: .transition, words: "each time a child is about to get a size")),
    ("animateTransition(using:)", Timing(moment: .event, words: "once for each transition between screens, when its animation begins")),
    // Appearing
    ("loadView()", Timing(moment: .early, words: "once, when the view is made")),
    ("viewDidLoad()", Timing(moment: .early, words: "once, when the view is loaded and before it has its size")),
    ("viewWillAppear(_:)", Timing(moment: .early, words: "before each appearance, and before the view has its size")),
    ("awakeFromNib()", Timing(moment: .early, words: "once, when the nib is loaded and before anything has its size")),
    ("viewIsAppearing(_:)", Timing(moment: .appearance, words: "once for each appearance, when the view has its size; a resize while it shows does not call it")),
    ("viewDidAppear(_:)", Timing(moment: .appearance, words: "once for each appearance, when the view shows; a resize while it shows does not call it")),
    ("viewWillDisappear(_:)", Timing(moment: .appearance, words: "once for each disappearance, while the view is still in its window")),
    ("viewDidDisappear(_:)", Timing(moment: .appearance, words: "once for each disappearance, after the view has left its window")),
    ("willMove(toSuperview:) didMoveToSuperview() willMove(toWindow:)", Timing(moment: .early, words: "each time the view gets another place, before it has its size there")),
    ("didMoveToWindow()", Timing(moment: .appearance, words: "each time the view enters or leaves a window; a resize does not call it")),
    ("presentationTransitionWillBegin()", Timing(moment: .appearance, words: "once, when the presentation begins; a resize does not call it")),
    ("dismissalTransitionWillBegin()", Timing(moment: .appearance, words: "once, when the dismissal begins")),
    ("navigationController(_:willShow:animated:)", Timing(moment: .early, words: "before each screen of the stack shows, the first one included: that has no size yet")),
    ("scene(_:willConnectTo:options:)", Timing(moment: .event, words: "once for each scene that connects")),
    ("sceneDidBecomeActive(_:)", Timing(moment: .event, words: "each time the scene becomes active")),
    // Lists and views
    ("scrollViewDidScroll(_:)", Timing(moment: .event, words: "each time the content moves")),
    ("prepareForReuse()", Timing(moment: .asked, words: "each time the list is about to use the view again")),
    ("updateConstraints() updateViewConstraints()", Timing(moment: .called, words: "each time constraints are updated, which a new size alone does not bring about")),
    ("prepare(for:sender:)", Timing(moment: .event, words: "before each segue")),
    ("body body(content:)", Timing(moment: .layout, words: "each time SwiftUI evaluates it, so again whenever something that it reads has changed")),
  ]
}
