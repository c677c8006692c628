extension ReasonPage {
  /// When the code runs, and how long its value is kept.
  static let phases: [ReasonPage] = [
    ReasonPage(
      "unsafe-phase", "the code runs before the container has its size",
      wrong: """
        In initialisers, loadView, viewDidLoad, viewWillAppear and awakeFromNib a view is in no window yet and its \
        bounds are whatever the storyboard or the initialiser left there. The screen had a size all along, so the \
        old code worked; the container's size read here would be an old or empty one. After viewDidDisappear, or once \
        the view was taken out of its superview, its window is gone again.
        """,
      example: """
        override func viewDidLoad() {
            super.viewDidLoad()
            card.frame.size.width = UIScreen.main.bounds.width - 32
        }
        """,
      unlock: """
        Move the line to viewIsAppearing(_:) (it deploys back to iOS 13) when once per appearance is enough, to \
        viewDidLayoutSubviews() when it must follow every resize, or say it as a constraint to the superview. In all \
        three places the change is safe.
        """),
    ReasonPage(
      "unknown-phase", "nothing tells when the method runs",
      wrong: """
        The method is no life-cycle callback, and no caller of it was found in the type. If it runs before the first \
        layout, the container's size is not there yet.
        """,
      example: """
        class GalleryViewController: UIViewController {
            func columnWidth() -> CGFloat {
                UIScreen.main.bounds.width / 3
            }
        }
        """,
      unlock: """
        Look at who calls the method. When all callers run after the first layout, take the change ('--include \
        needs-review'). A private method that is only called from layout code gets it without asking.
        """),
    ReasonPage(
      "loads-view", "asking for the view makes the controller load it",
      wrong: """
        A note, no doubt: the code stands in an extension or category of UIViewController, so any controller can be \
        asked, also one whose view is not there yet. Asking for it loads it, and viewDidLoad runs at that moment.
        """,
      example: """
        extension UIViewController {
            var columnWidth: CGFloat { UIScreen.main.bounds.width / 3 }
        }
        """,
      unlock: """
        Look for callers that ask a controller before it is shown. Where there are any, let them pass the size, or \
        ask 'viewIfLoaded'.
        """),
    ReasonPage(
      "cached-value-needs-trait-registration", "the value is kept and would go stale",
      wrong: """
        The scale is stored in a layer, a constraint, an image or a property. A window can move to a display with \
        another scale; the new value must then be read again, and before iOS 17 there is no registration for a \
        single trait.
        """,
      example: """
        override func viewDidLoad() {
            super.viewDidLoad()
            badge.layer.rasterizationScale = UIScreen.main.scale
        }
        """,
      unlock: """
        From iOS 17 the swap comes together with registerForTraitChanges([UITraitDisplayScale.self]). For an older \
        deployment target, set the value in layoutSubviews or viewDidLayoutSubviews instead, where it is read \
        afresh.
        """),
    ReasonPage(
      "invalidate-layout-on-resize", "the layout has to be asked again when the size changes",
      wrong: """
        A note, no doubt: the size is now computed from the collection or table view, which is right. A layout keeps \
        the sizes it was given, though, and a flow layout does not ask again on every change of size.
        """,
      example: """
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: collectionView.bounds.width / 2, height: 80)
        }
        """,
      unlock: """
        Call collectionView.collectionViewLayout.invalidateLayout() in viewWillTransition(to:with:), or return true \
        from shouldInvalidateLayout(forBoundsChange:) in a layout of your own.
        """,
      brief: "a layout keeps the sizes it was given; see that it is invalidated when the size changes"),
    ReasonPage(
      "initial-frame", "the view starts with an empty frame instead of the screen's",
      wrong: """
        A view that hands the screen's bounds to super.init(frame:) gets its true frame from its superview later. \
        Starting at zero is right when constraints or an autoresizing superview size it, and wrong when nobody does.
        """,
      example: """
        init() {
            super.init(frame: UIScreen.main.bounds)
            addSubview(spinner)
        }
        """,
      unlock: """
        See that whoever adds the view also sizes it (constraints, or a frame from its own bounds). Then take the \
        change. When only a part of the rectangle is used, pass the frame in as a parameter.
        """),
  ]
}
