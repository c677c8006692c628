extension ReasonPage {
  /// What surrounds the expression: closures, optionals, other names.
  static let expressions: [ReasonPage] = [
    ReasonPage(
      "closure-would-capture-self", "the closure does not capture self yet",
      wrong: """
        The closure may be kept, and it does not use self today. Asking the view there would make it hold the \
        object, which can be a retain cycle.
        """,
      example: """
        loader.onProgress = { fraction in
            bar.frame.size.width = UIScreen.main.bounds.width * fraction
        }
        """,
      unlock: """
        Capture what is needed yourself ('[weak view]' or '[weak self]' with a guard), or read the width when the \
        closure runs from a view it already has.
        """),
    ReasonPage(
      "weak-self-optional", "self is weak and not unwrapped here",
      wrong: """
        With '[weak self]' and no unwrapping, 'self?.view.bounds.width' is optional and the expression around it \
        takes no optional. An invented fallback such as '?? 0' is never written.
        """,
      example: """
        run { [weak self] in
            self?.dot.frame.size.width = UIScreen.main.bounds.width - 32
        }
        """,
      unlock: """
        Begin the closure with 'guard let self else { return }'. The change is then the same as outside.
        """),
    ReasonPage(
      "implicit-member", "the screen is written as '.main'",
      wrong: """
        The type before the dot is inferred from the context, so what this is may only be guessed, and the screen \
        itself is handed on.
        """,
      example: """
        func layout(on screen: UIScreen) {}

        layout(on: .main)
        """,
      unlock: """
        Hand on what is really used (a size, a scale or a view) instead of the screen.
        """),
    ReasonPage(
      "aliased-receiver", "the screen has another name here",
      wrong: """
        The screen or its bounds are kept under a name, or reached through a typealias, and the uses of that name \
        cannot all be followed.
        """,
      example: """
        typealias Screen = UIScreen

        let frame = Screen.main.bounds
        """,
      unlock: """
        Write UIScreen.main where the value is used, once; then each use is decided in its own place.
        """),
    ReasonPage(
      "value-escapes", "the screen itself is passed on",
      wrong: """
        Not a number but the UIScreen goes into a call, a property or a result. What will be read from it there is \
        not known.
        """,
      example: """
        let renderer = PageRenderer(screen: UIScreen.main)
        """,
      unlock: """
        Change the receiver to take what it reads: a size, a display scale or a trait collection.
        """),
    ReasonPage(
      "needs-unwrap", "the replacement is optional and the old value was not",
      wrong: """
        A view may be in no window, so 'view.window?.windowScene?.screen' is optional. The expression around it \
        needs a value, and which one to use without a window is a decision. No '!', no '?? 0' is written for you.
        """,
      example: """
        let level: CGFloat = UIScreen.main.brightness
        """,
      unlock: """
        Unwrap first: 'guard let screen = view.window?.windowScene?.screen else { return }', then read from \
        'screen'.
        """),
    ReasonPage(
      "fallback-only", "the screen is only the fallback",
      wrong: """
        The container's own value comes first and the screen stands on the right of '??'. The screen is the wrong \
        size there too, but what should happen without a container is a decision.
        """,
      example: """
        let width = view.window?.bounds.width ?? UIScreen.main.bounds.width
        """,
      unlock: """
        Ask something that is never nil ('view.bounds.width'), or leave early when there is no window.
        """),
    ReasonPage(
      "layer-without-traits", "a layer has no trait collection",
      wrong: """
        A CALayer knows neither its window nor the display scale. Its contentsScale is the only scale it has, and \
        somebody else must set it.
        """,
      example: """
        class RingLayer: CALayer {
            func setUp() { contentsScale = UIScreen.main.scale }
        }
        """,
      unlock: """
        Let the view that owns the layer set contentsScale from its traitCollection.displayScale, in layoutSubviews.
        """),
    ReasonPage(
      "coupled-geometry", "two values that belong together would come from different places",
      wrong: """
        Several measures belong together (insets of a window, a view that is laid over it, the pages of a scroll view, \
        the sides of one frame, a cell and the method that tells its height), and not all of them can be moved to the \
        same container. Half a change would mix two coordinate systems.
        """,
      example: """
        let insets = UIApplication.shared.windows.first?.safeAreaInsets ?? .zero
        let width = UIScreen.main.bounds.width - insets.left - insets.right
        """,
      unlock: """
        Change the one that is in the way by hand (here: the insets, to view.safeAreaInsets), or all of them at once.
        """),
    ReasonPage(
      "comment-in-the-way", "a comment stands inside the expression",
      wrong: """
        The edit would have to delete the comment or guess where it belongs. Comments are never lost.
        """,
      example: """
        card.frame.size.width = UIScreen
            .main // the only one we support
            .bounds.width
        """,
      unlock: """
        Move the comment to a line of its own above the statement.
        """),
  ]
}
