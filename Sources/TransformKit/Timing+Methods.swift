/// The words for the methods that UIKit calls.
extension Timing {
  /// Names, or a part of one, and what is to be said of them.
  typealias Row = (names: String, timing: Timing)

  private static func row(_ moment: Moment, _ names: String, _ words: String) -> Row {
    (names, Timing(moment: moment, words: words))
  }

  /// What a list asks of its delegate, by how the second label begins.
  static let questions: [Row] = [
    row(.asked, "numberOf", "each time the list counts, as it loads or reloads; not for a new size alone"),
    row(
      .asked, "layout",
      "each time the layout asks; it keeps the answer until it is invalidated, also through a resize"),
    row(.asked, "cellFor", "each time the list needs a cell; cells that show are not asked for again"),
    row(.asked, "viewFor", "each time the list needs this view; one that shows is not asked for again"),
    row(.event, "willDisplay", "each time a cell is about to show"),
    row(.asked, "heightFor", "each time the list asks for heights, as it loads, reloads or changes its rows"),
    row(
      .asked, "estimatedHeightFor",
      "each time the list asks for estimates, as it loads, reloads or changes its rows"),
    row(.asked, "rowHeightFor", "each time the picker asks for the height of its rows"),
    row(.asked, "widthFor", "each time the list asks for widths; it keeps the answers"),
    row(
      .asked, "sizeFor",
      "each time the layout asks; it keeps the answer until it is invalidated, also through a resize"),
    row(.asked, "targetContentOffsetFor", "each time a change of the layout or its size asks where to scroll to"),
    row(.asked, "indentationLevelFor", "each time the list needs a row"),
  ]

  /// Methods and properties by their full names.
  static let methods: [Row] = [
    // Layout passes
    row(
      .layout, "viewWillLayoutSubviews() viewDidLayoutSubviews()",
      "in each layout pass of the controller's view, so again after every resize and rotation"),
    row(.layout, "layoutSubviews()", "in each layout pass of the view, so again after every change of its size"),
    row(
      .layout, "layoutSublayers() layoutSublayers(of:)",
      "each time the layer lays out its sublayers, so again after every change of its size"),
    row(
      .layout, "containerViewWillLayoutSubviews() containerViewDidLayoutSubviews()",
      "in each layout pass of the presentation's container, so again after every resize and rotation"),
    row(
      .layout, "frameOfPresentedViewInContainerView",
      "each time UIKit or the class asks where the presented view goes"),
    // Layouts of collection views
    row(.asked, "prepare()", "each time the layout is prepared: at first, and whenever it was invalidated"),
    row(
      .asked, "collectionViewContentSize",
      "each time the collection view asks how large its content is, after the layout was prepared"),
    row(
      .asked, "layoutAttributesForElements(in:)",
      "each time the collection view asks what shows: while it scrolls, and whenever the layout was invalidated"),
    row(
      .layout, "shouldInvalidateLayout(forBoundsChange:)",
      "each time the collection view scrolls or changes its size"),
    // Drawing
    row(
      .drawing, "draw(_:) drawText(in:) drawPlaceholder(in:) draw(_:in:) display(_:)",
      "each time the view is drawn; a new size alone draws it again only with the content mode 'redraw'"),
    row(
      .drawing, "draw(in:) display()",
      "each time the layer is drawn; a new size alone draws it again only with 'needsDisplayOnBoundsChange'"),
    // Transitions
    row(
      .transition, "viewWillTransition(to:with:)",
      "before the view changes its size: at each rotation, resize and new split"),
    row(
      .transition, "willTransition(to:with:)",
      "before the traits change; a new size within one size class changes none"),
    row(
      .transition, "traitCollectionDidChange(_:)",
      "after a trait has changed; a new size within one size class changes none"),
    row(
      .layout, "viewSafeAreaInsetsDidChange() safeAreaInsetsDidChange()",
      "each time the safe area changes, which not every resize does"),
    row(
      .layout, "viewLayoutMarginsDidChange() layoutMarginsDidChange()",
      "each time the layout margins change, which not every resize does"),
    row(
      .transition, "size(forChildContentContainer:withParentContainerSize:)",
      "each time a child is about to get a size"),
    row(.event, "animateTransition(using:)", "once for each transition between screens, when its animation begins"),
    // Appearing
    row(.early, "loadView()", "once, when the view is made"),
    row(.early, "viewDidLoad()", "once, when the view is loaded and before it has its size"),
    row(.early, "viewWillAppear(_:)", "before each appearance, and before the view has its size"),
    row(.early, "awakeFromNib()", "once, when the nib is loaded and before anything has its size"),
    row(
      .appearance, "viewIsAppearing(_:)",
      "once for each appearance, when the view has its size; a resize while it shows does not call it"),
    row(
      .appearance, "viewDidAppear(_:)",
      "once for each appearance, when the view shows; a resize while it shows does not call it"),
    row(.appearance, "viewWillDisappear(_:)", "once for each disappearance, while the view is still in its window"),
    row(.appearance, "viewDidDisappear(_:)", "once for each disappearance, after the view has left its window"),
    row(
      .early, "willMove(toSuperview:) didMoveToSuperview() willMove(toWindow:)",
      "each time the view gets another place, before it has its size there"),
    row(.appearance, "didMoveToWindow()", "each time the view enters or leaves a window; a resize does not call it"),
    row(
      .appearance, "presentationTransitionWillBegin()",
      "once, when the presentation begins; a resize does not call it"),
    row(.appearance, "dismissalTransitionWillBegin()", "once, when the dismissal begins"),
    row(
      .early, "navigationController(_:willShow:animated:)",
      "before each screen of the stack shows, the first one included: that has no size yet"),
    row(.event, "scene(_:willConnectTo:options:)", "once for each scene that connects"),
    row(.event, "sceneDidBecomeActive(_:)", "each time the scene becomes active"),
    // Lists and views
    row(
      .event, "tableView(_:didSelectRowAt:) collectionView(_:didSelectItemAt:)",
      "each time a row or an item is tapped"),
    row(.event, "scrollViewDidScroll(_:)", "each time the content moves"),
    row(.asked, "prepareForReuse()", "each time the list is about to use the view again"),
    row(
      .called, "updateConstraints() updateViewConstraints()",
      "each time constraints are updated, which a new size alone does not bring about"),
    row(.event, "prepare(for:sender:)", "before each segue"),
    row(
      .layout, "body body(content:)",
      "each time SwiftUI evaluates it, so again whenever something that it reads has changed"),
  ]
}
