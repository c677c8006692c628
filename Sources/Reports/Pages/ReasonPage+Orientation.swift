extension ReasonPage {
  /// Orientation, and the observers of it.
  static let orientation: [ReasonPage] = [
    ReasonPage(
      "orientation-for-layout", "the orientation decides about a layout",
      wrong: """
        The question behind is whether the container is wider than high. Comparing its sides answers it for windows \
        of any shape; a square or nearly square one may now fall on the other side.
        """,
      example: """
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let isLandscape = UIApplication.shared.statusBarOrientation.isLandscape
            stack.axis = isLandscape ? .horizontal : .vertical
        }
        """,
      unlock: """
        Read both branches: when they only arrange things, take the change ('--include needs-review'). A switch takes \
        no comparison: write 'if view.bounds.width > view.bounds.height' in its place.
        """),
    ReasonPage(
      "orientation-device-semantics", "left and right, or a rotation, depend on the device",
      wrong: """
        The code tells left from right, turns something by an angle, asks for the notch as well, or drives a camera or \
        motion sensor. Width and height cannot say that. Nor can those of a column in a split view, which is higher \
        than wide on a tablet in landscape.
        """,
      example: """
        switch UIDevice.current.orientation {
        case .landscapeLeft: angle = .pi / 2
        case .landscapeRight: angle = -.pi / 2
        default: angle = 0
        }
        arrow.transform = CGAffineTransform(rotationAngle: angle)
        """,
      unlock: """
        Keep the device's orientation where the device is meant. For what is on screen use \
        windowScene.effectiveGeometry.interfaceOrientation (iOS 16), beside a notch safeAreaInsets, and in a column ask \
        splitViewController whether it is collapsed.
        """),
    ReasonPage(
      "orientation-pipeline", "the notification runs through operators",
      wrong: """
        A chain of operators such as map, debounce or combineLatest stands between the notification and its effect. \
        Calling the end of the chain from a geometry callback would drop what the operators do.
        """,
      example: """
        NotificationCenter.default
            .publisher(for: UIDevice.orientationDidChangeNotification)
            .debounce(for: 0.2, scheduler: RunLoop.main)
            .sink { [weak self] _ in self?.relayout() }
        """,
      unlock: """
        Send into a subject of your own from viewWillTransition(to:with:) and start the chain from it.
        """),
    ReasonPage(
      "orientation-async-sequence", "the notification is awaited in a loop",
      wrong: """
        The loop 'for await _ in notifications(named:)' owns its task and its place in the code; a geometry callback \
        cannot take its place line by line.
        """,
      example: """
        let name = UIDevice.orientationDidChangeNotification
        for await _ in NotificationCenter.default.notifications(named: name) {
            relayout()
        }
        """,
      unlock: """
        Move the loop's body into a method, call that from viewWillTransition(to:with:), and drop the task.
        """),
    ReasonPage(
      "notification-argument", "the handler uses its notification",
      wrong: """
        The handler reads the notification it gets. A geometry callback has none to hand over.
        """,
      example: """
        @objc func rotated(_ note: Notification) {
            guard let device = note.object as? UIDevice else { return }
            relayout(isLandscape: device.orientation.isLandscape)
        }
        """,
      unlock: """
        Let the handler do without: read the container's size, and drop the parameter.
        """),
    ReasonPage(
      "notification-name-string", "the notification is named by a string",
      wrong: """
        The name is built from a string or kept in a constant of the project, so which notification it is can only \
        be guessed.
        """,
      example: """
        let rotated = Notification.Name("UIDeviceOrientationDidChangeNotification")
        NotificationCenter.default.addObserver(
            self, selector: #selector(turn), name: rotated, object: nil)
        """,
      unlock: """
        Write UIDevice.orientationDidChangeNotification in the call.
        """),
    ReasonPage(
      "not-a-view-controller", "the observer is neither a view controller nor a view",
      wrong: """
        Only view controllers have viewWillTransition(to:with:), only views have layoutSubviews. This type gets no \
        geometry callback of its own.
        """,
      example: """
        final class RotationTracker {
            init() {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(turned),
                    name: UIDevice.orientationDidChangeNotification, object: nil)
            }
            @objc func turned() {}
        }
        """,
      unlock: """
        Let the scene delegate tell it, from windowScene(_:didUpdateEffectiveGeometry:) (iOS 26), or the view \
        controller that owns it.
        """),
    ReasonPage(
      "handler-not-found", "the method that handles the notification was not found",
      wrong: """
        The selector names a method that the project does not declare in this type, or declares more than once.
        """,
      example: """
        NotificationCenter.default.addObserver(
            self, selector: Selector(("turned:")),
            name: UIDevice.orientationDidChangeNotification, object: nil)
        """,
      unlock: """
        Name a method of the class with #selector.
        """),
  ]
}
