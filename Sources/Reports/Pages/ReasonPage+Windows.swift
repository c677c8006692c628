extension ReasonPage {
  /// Windows and scenes.
  static let windows: [ReasonPage] = [
    ReasonPage(
      "no-local-scene", "no view, window or scene is in reach",
      wrong: """
        The code needs a size, a trait or a window, and its type has nothing that knows one: it is no view, no view \
        controller and no scene delegate. With several scenes a lookup for the whole app returns any of them, so it \
        is never replaced by another such lookup.
        """,
      example: """
        final class AlertPresenter {
            func show(_ alert: UIAlertController) {
                let window = UIApplication.shared.keyWindow
                window?.rootViewController?.present(alert, animated: true)
            }
        }
        """,
      unlock: """
        Give the method a parameter: the view controller or view it works for. Callers have one.
        """),
    ReasonPage(
      "all-windows", "the code walks all windows",
      wrong: """
        It does not want one window but every one: to change a style, to find a text field, to count. No container \
        stands for that.
        """,
      example: """
        for window in UIApplication.shared.windows {
            window.overrideUserInterfaceStyle = .dark
        }
        """,
      unlock: """
        Decide which windows are meant. For those of one scene: view.window?.windowScene?.windows. For all of them: \
        let each scene delegate do its own.
        """),
    ReasonPage(
      "window-order", "a window is picked by its place in the list",
      wrong: """
        'windows.last' is the topmost window of any scene, often the keyboard's or an alert's. Which one the code \
        wants cannot be told from its index.
        """,
      example: """
        UIApplication.shared.windows.last?.addSubview(toast)
        """,
      unlock: """
        Name the window: view.window for the one this code is shown in. To stay above it, make a window of your own \
        in the same scene with a higher windowLevel.
        """),
    ReasonPage(
      "window-needs-scene", "a window is made and no scene is in reach",
      wrong: """
        A window without a scene is not shown. UIWindow(windowScene:) needs the scene, and the code has neither a \
        scene nor a view that is in one.
        """,
      example: """
        final class Toast {
            private let window = UIWindow(frame: UIScreen.main.bounds)
        }
        """,
      unlock: """
        Pass a UIWindowScene in (view.window?.windowScene at the caller), and make the window when it is needed.
        """),
    ReasonPage(
      "custom-window-initialiser", "the window's class does not inherit init(windowScene:)",
      wrong: """
        A subclass that declares a designated initialiser of its own loses those of UIWindow, unless it overrides \
        them all. UIWindow(windowScene:) does not compile for it.
        """,
      example: """
        class OverlayWindow: UIWindow {
            init(level: UIWindow.Level) {
                super.init(frame: UIScreen.main.bounds)
                windowLevel = level
            }
            required init?(coder: NSCoder) { nil }
        }
        """,
      unlock: """
        Let the initialiser take the scene and call super.init(windowScene:).
        """),
    ReasonPage(
      "custom-window-frame", "the window gets a frame of its own",
      wrong: """
        The frame is not the screen's: the window covers a part only. init(windowScene:) makes it as large as the \
        scene, so the frame must be set afterwards, and in the scene's coordinates.
        """,
      example: """
        let bar = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
        """,
      unlock: """
        Make it with init(windowScene:) and set 'frame' in the next line, computed from the scene's size.
        """),
    ReasonPage(
      "compares-with-window", "a window is compared with the key window",
      wrong: """
        The code asks whether a window is the one that has the keyboard's focus. With the view's own window on both \
        sides the answer would always be yes.
        """,
      example: """
        let isFront = view.window === UIApplication.shared.keyWindow
        """,
      unlock: """
        Ask the window: 'view.window?.isKeyWindow == true'.
        """),
    ReasonPage(
      "asks-the-root-controller", "the root controller is asked about what covers or contains this one",
      wrong: """
        While something covers a view in full screen, the view is in no window, so its window's root cannot be asked \
        what is presented. And a controller that is the root of a window of its own would ask itself without end.
        """,
      example: """
        let root = UIApplication.shared.keyWindow?.rootViewController
        if root?.presentedViewController != nil { root?.dismiss(animated: true) }
        """,
      unlock: """
        Hand the controller that presents to the code that dismisses, or ask 'presentingViewController'.
        """),
    ReasonPage(
      "window-of-its-own", "the type shows itself in a window of its own",
      wrong: """
        The type is the root of a window that it makes, or lies in it. The window of its view is that one; the code \
        asks the application for another, for example to make it key again.
        """,
      example: """
        window.rootViewController = self
        // …
        UIApplication.shared.delegate?.window??.makeKey()
        """,
      unlock: """
        Remember the window that was in front when the own one is made, or hand in the scene: its windows are in \
        windowScene.windows.
        """),
  ]
}
