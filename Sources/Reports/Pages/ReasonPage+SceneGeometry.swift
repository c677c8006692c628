import SourceEdits

extension ReasonPage {
  /// The geometry of scenes, and orientations that an app holds on to.
  static let sceneGeometry: [ReasonPage] = [
    ReasonPage(
      "no-trait-changes", "the new callback is not called for traits",
      wrong: """
        windowScene(_:didUpdate:interfaceOrientation:traitCollection:) was called for another size, another \
        orientation, and also when only traits changed: dark mode, text size, a size class. \
        windowScene(_:didUpdateEffectiveGeometry:) is called for the geometry alone. The method reads no traits \
        itself, but what it calls may.
        """,
      example: """
        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdate previousSpace: UICoordinateSpace,
            interfaceOrientation previousOrientation: UIInterfaceOrientation,
            traitCollection previousTraits: UITraitCollection
        ) {
            layoutPanels(in: windowScene)
        }
        """,
      unlock: """
        Look at what the method calls. When nothing there follows a trait, take the change ('--include needs-review'). \
        Else call that part from registerForTraitChanges as well.
        """,
      brief: "the old callback also ran when only traits changed"),
    ReasonPage(
      "min-ios-16", "the replacement needs iOS 16",
      wrong: """
        effectiveGeometry, and the interface orientation in it, are there from iOS 16 on. The file is built for older \
        systems, too, where only the scene itself has the orientation. It is deprecated in iOS 26 and still right.
        """,
      example: """
        func isUpright(_ windowScene: UIWindowScene) -> Bool {
            windowScene.interfaceOrientation == .portrait
        }
        """,
      unlock: """
        Raise the deployment target to iOS 16 (try it with '--ios 16.0'), or put the code into an \
        'if #available(iOS 16.0, *)' with the old line in its else.
        """),
    ReasonPage(
      "min-ios-26", "the replacement needs iOS 26",
      wrong: """
        The coordinate space of a scene's geometry and windowScene(_:didUpdateEffectiveGeometry:) are there from \
        iOS 26 on. The file is built for older systems, too, and these call the method of old alone: both are needed \
        as long as both kinds of systems are.
        """,
      example: """
        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdate previousSpace: UICoordinateSpace,
            interfaceOrientation previousOrientation: UIInterfaceOrientation,
            traitCollection previousTraits: UITraitCollection
        ) {
            print(windowScene.coordinateSpace.bounds)
        }
        """,
      unlock: """
        Keep the old code and add windowScene(_:didUpdateEffectiveGeometry:), marked '@available(iOS 26.0, *)', beside it; \
        or raise the deployment target ('--ios 26.0' shows what would change then).
        """),
    ReasonPage(
      "scene-trait-callback", "the callback of the scene reads traits",
      wrong: """
        windowScene(_:didUpdateEffectiveGeometry:) is not called when traits change. A method that looks at the \
        traitCollection of the scene, or at the one before, would miss its cue.
        """,
      example: """
        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdate previousSpace: UICoordinateSpace,
            interfaceOrientation previousOrientation: UIInterfaceOrientation,
            traitCollection previousTraits: UITraitCollection
        ) {
            if previousTraits.userInterfaceStyle != style { restyle() }
        }
        """,
      unlock: """
        In scene(_:willConnectTo:options:) call windowScene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) \
        with the trait that the method asks for, and move that part there. What is left can become \
        windowScene(_:didUpdateEffectiveGeometry:).
        """),
    ReasonPage(
      "scene-callback-parameters", "the method uses its parameters, or its name, in its own way",
      wrong: """
        The new method gets the geometry of before as one object. That takes the place of the two old parameters \
        where they are read, not where a closure captures them by name, where an attribute names the selector or \
        silences a warning, or where 'previousEffectiveGeometry' is a name already.
        """,
      example: """
        func windowScene(
            _ windowScene: UIWindowScene,
            didUpdate previousSpace: UICoordinateSpace,
            interfaceOrientation previousOrientation: UIInterfaceOrientation,
            traitCollection previousTraits: UITraitCollection
        ) {
            later { [previousOrientation] in report(previousOrientation) }
        }
        """,
      unlock: """
        Give what is kept a local name of its own first ('let orientation = previousOrientation'), and take \
        the attribute off.
        """),
    ReasonPage(
      "scene-callback-called", "the project calls or overrides the callback itself",
      wrong: """
        A subclass overrides the method, it goes on to its superclass, or other code calls it as a function. With \
        another name all of them have to change together.
        """,
      example: """
        override func windowScene(
            _ windowScene: UIWindowScene,
            didUpdate previousSpace: UICoordinateSpace,
            interfaceOrientation previousOrientation: UIInterfaceOrientation,
            traitCollection previousTraits: UITraitCollection
        ) {
            updatePanels()
        }
        """,
      unlock: """
        Move what the method does into a function of your own, which the callback and everybody else call. Then only \
        the callback changes.
        """),
    ReasonPage(
      "both-geometry-callbacks", "the class has the old and the new callback",
      wrong: """
        Every system that the file is built for knows windowScene(_:didUpdateEffectiveGeometry:), and the class \
        implements it. The old method beside it only stays for systems that are no longer supported.
        """,
      example: """
        func windowScene(_ scene: UIWindowScene, didUpdateEffectiveGeometry …) {
            layoutPanels(in: scene)
        }
        func windowScene(_ scene: UIWindowScene, didUpdate …, traitCollection …) {
            layoutPanels(in: scene)
        }
        """,
      unlock: """
        Compare the two, move over what the new one lacks, and delete the old one.
        """),
    ReasonPage(
      "orientation-lock", "the app locks its orientation",
      wrong: """
        The app delegate allows some orientations only, or the code turns the device by a key of its own. In a window \
        that can be resized supported orientations are a preference at most, and nothing turns it. The app delegate's \
        method is deprecated in iOS 27; the scene delegate's supportedInterfaceOrientations(for:), which follows it, is \
        there from iOS 27 on, so that older systems go on asking the app delegate.
        """,
      example: """
        func application(
            _ application: UIApplication,
            supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask {
            AppDelegate.lock
        }
        """,
      unlock: """
        Make the screens that rely on the lock fit any size first. With a deployment target of iOS 27 move the method \
        to the scene delegate; below, implement both. In place of UIDevice.setValue(_:forKey:) ask with \
        windowScene.requestGeometryUpdate(.iOS(interfaceOrientations:)) (iOS 16), and for a game or a camera look at \
        prefersInterfaceOrientationLocked (iOS 26).
        """),
  ]
}
