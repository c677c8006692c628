extension ReasonPage {
  /// What stands in the way of moving an observer, and what is to be looked at after the move.
  static let observers: [ReasonPage] = [
    ReasonPage(
      "conditional-registration", "the observer is registered or removed under a condition",
      wrong: """
        The registration stands inside an 'if', a loop or a closure, behind an early return, or its removal does. \
        viewWillTransition(to:with:) always runs, so the condition would be lost.
        """,
      example: """
        if followsDevice {
            NotificationCenter.default.addObserver(
                self, selector: #selector(turned),
                name: UIDevice.orientationDidChangeNotification, object: nil)
        }
        """,
      unlock: """
        Register without the condition, and ask for it in the handler: 'guard followsDevice else { return }'.
        """),
    ReasonPage(
      "token-in-use", "the observer's token has other uses",
      wrong: """
        The token is read for something else than ending the observation, or code outside of the file could read it \
        because its property is not private. With the registration gone it would mean something else.
        """,
      example: """
        var token: NSObjectProtocol?
        var isObserving: Bool { token != nil }
        """,
      unlock: """
        Make the property private and use it for nothing but 'removeObserver'.
        """),
    ReasonPage(
      "handler-not-movable", "the handler depends on where it stands",
      wrong: """
        The block uses local names of the method around it or captures more than self, or the method is private and \
        the override that would call it is in another file.
        """,
      example: """
        let badge = makeBadge()
        token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification,
            object: nil, queue: .main) { _ in badge.setNeedsLayout() }
        """,
      unlock: """
        Put the block's work into a method of the class that is visible where viewWillTransition(to:with:) is \
        overridden, and call it from the block.
        """),
    ReasonPage(
      "observes-part-time", "the observation ends before the object does",
      wrong: """
        The observer is removed when the screen goes, or whenever some method is called. viewWillTransition(to:with:) \
        also reaches controllers that are covered or not shown yet, so the handler may run more often than before.
        """,
      example: """
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            NotificationCenter.default.removeObserver(self,
                name: UIDevice.orientationDidChangeNotification, object: nil)
        }
        """,
      unlock: """
        Check that the handler may run while the screen is not shown; otherwise let it return early when \
        'viewIfLoaded?.window' is nil.
        """),
    ReasonPage(
      "will-change-timing", "the handler ran before the rotation",
      wrong: """
        The notification came before the interface turned. The handler is now called at the start of the transition, \
        when the view still has its old size; whether that is the same moment for this code has to be looked at.
        """,
      example: """
        NotificationCenter.default.addObserver(self, selector: #selector(closeMenu),
            name: UIApplication.willChangeStatusBarOrientationNotification,
            object: nil)
        """,
      unlock: """
        Accept the change after a look at what the handler reads. If it reads sizes, it may want the new one: 'size'.
        """),
    ReasonPage(
      "layout-size-comparison", "the handler moves to the view's layout pass",
      wrong: """
        A view hears of its size in layoutSubviews(). The handler runs when the size differs from that of the last \
        pass: on every resize, once for the first layout, and not when only the device was turned.
        """,
      example: """
        final class LegendView: UIView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(rebuild),
                    name: UIDevice.orientationDidChangeNotification, object: nil)
            }
        }
        """,
      unlock: """
        Accept the change when the handler concerns the view's own content and may run for the first layout as well.
        """),
    ReasonPage(
      "orientation-message", "the notification is observed as a typed message",
      wrong: """
        UIDevice.OrientationDidChangeMessage is the newest form of the same notification: it still tells how the \
        device is held, not how large the window is. Its observation token ends by itself, so nothing is paired.
        """,
      example: """
        token = NotificationCenter.default.addObserver(of: UIDevice.current,
            for: UIDevice.OrientationDidChangeMessage.self
        ) { [weak self] _ in self?.relayout() }
        """,
      unlock: """
        Move the work to viewWillTransition(to:with:), or to viewDidLayoutSubviews(), by hand.
        """),
  ]
}
