extension ReasonPage {
  /// What the code wants to know, when that is not the size of its container.
  static let meanings: [ReasonPage] = [
    ReasonPage(
      "view-bounds-ambiguous", "a view asks for its own size",
      wrong: """
        Outside of layout it is not clear which rectangle is meant: the view's own bounds, which this code may be \
        computing, or those of its superview. 'bounds' would answer a question with itself.
        """,
      example: """
        class PromoView: UIView {
            override var intrinsicContentSize: CGSize {
                CGSize(width: UIScreen.main.bounds.width, height: 120)
            }
        }
        """,
      unlock: """
        Lay out in layoutSubviews, where 'bounds' is the answer, or return UIView.noIntrinsicMetric for the width \
        and let constraints decide.
        """),
    ReasonPage(
      "breakpoint-literal", "the size is compared with a number",
      wrong: """
        A note, no doubt: the comparison now asks the container, as it should. The number itself was chosen for the \
        screen of a device and may no longer divide the layouts where it did.
        """,
      example: """
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            stack.axis = UIScreen.main.bounds.width < 375 ? .vertical : .horizontal
        }
        """,
      unlock: """
        Say what must fit instead ('the two buttons need 340 points'), or use the horizontal size class.
        """,
      brief: "the number was chosen for the screen of a device and may no longer divide the layouts where it did"),
    ReasonPage(
      "bars-taken-off", "bars are taken off the height",
      wrong: """
        The height of bars is taken off the screen to get the room for the content. The view or list that is asked instead \
        may begin below the bars and end above them as it is: then they are taken off twice.
        """,
      example: """
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            list.frame.size.height = UIScreen.main.bounds.height - tabBarHeight
        }
        """,
      unlock: """
        Take the change when the view goes under the bars. Better than both: constrain to safeAreaLayoutGuide, or read \
        safeAreaInsets, which know the bars.
        """,
      brief: "the container may end at the bars as it is, and they would be taken off twice"),
    ReasonPage(
      "constraint-to-superview", "a constraint to the superview takes the place of a constant",
      wrong: """
        The constant kept the size that the screen had. The constraint follows the superview, which is what the layout \
        means where the superview fills the screen. Where it is inset, or other constraints fix both sides already, the \
        result differs.
        """,
      example: """
        view.addSubview(banner)
        banner.snp.makeConstraints { make in
            make.width.equalTo(UIScreen.main.bounds.width)
        }
        """,
      unlock: """
        Nothing: look whether the superview is the room that is meant, and take the change or decline it.
        """,
      brief: "the superview may be smaller than the screen on purpose"),
    ReasonPage(
      "device-detection", "the size stands for a device",
      wrong: """
        The code does not ask how much room there is. It guesses the model, or the notch, from the size of the \
        display; on a resizable window there is no such link.
        """,
      example: """
        static var isTall: Bool {
            max(UIScreen.main.bounds.width, UIScreen.main.bounds.height) >= 812
        }
        """,
      unlock: """
        Ask for the thing itself: safeAreaInsets for a notch, the container's size for room, the size class for a \
        layout.
        """),
    ReasonPage(
      "compares-with-screen", "the container is compared with the screen",
      wrong: """
        The test finds out whether the window fills the screen. With both sides read from the container it would \
        always be true.
        """,
      example: """
        let isFullScreen = view.window?.bounds.size == UIScreen.main.bounds.size
        """,
      unlock: """
        Decide what follows from the answer, and ask for that: the container's width, or its size class.
        """),
    ReasonPage(
      "screen-space", "the coordinates really are those of the screen",
      wrong: """
        The rectangle is compared with, or converted from, something that UIKit gives in screen coordinates, such as \
        an accessibility frame. There the bounds of a view would be wrong as soon as the window does not start at \
        the origin.
        """,
      example: """
        let width = UIScreen.main.bounds.width
        item.accessibilityFrame = CGRect(x: 0, y: 0, width: width, height: 44)
        """,
      unlock: """
        Convert instead of computing: UIAccessibility.convertToScreenCoordinates(_:in:), or \
        accessibilityFrameInContainerSpace.
        """),
    ReasonPage(
      "keyboard-coordinate-space", "keyboard frames come in the space of a screen",
      wrong: """
        The frame in a keyboard notification is in the coordinate space of the screen the keyboard is on. From iOS \
        16.1 the notification's object is that screen; the main screen may be another.
        """,
      example: """
        @objc func keyboardWillShow(_ note: Notification) {
            let key = UIResponder.keyboardFrameEndUserInfoKey
            guard let frame = note.userInfo?[key] as? CGRect else { return }
            let space = UIScreen.main.coordinateSpace
            inset = view.convert(frame, from: space).height
        }
        """,
      unlock: """
        Use '(notification.object as? UIScreen)?.coordinateSpace', or drop the arithmetic for \
        view.keyboardLayoutGuide (iOS 15).
        """),
    ReasonPage(
      "screen-through-scene", "the screen is found through the scene, and is still a screen",
      wrong: """
        The lookup is the modern one, but the size at its end is the display's and not the app's: in a window that \
        covers a part of the display it is too large.
        """,
      example: """
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard let screen = view.window?.windowScene?.screen else { return }
            card.frame.size.width = screen.bounds.width - 32
        }
        """,
      unlock: """
        Read the size from the container ('view.bounds.width') and drop the unwrapping. Keep the screen only for \
        what belongs to a display: brightness, capture, refresh rate.
        """),
    ReasonPage(
      "external-display", "the code manages an external display",
      wrong: """
        The list of screens and its notifications are replaced by scenes of their own: an external display connects \
        as a scene session with its own role.
        """,
      example: """
        NotificationCenter.default.addObserver(
            self, selector: #selector(screenConnected),
            name: UIScreen.didConnectNotification, object: nil)
        let external = UIScreen.screens.last
        """,
      unlock: """
        Add a scene configuration with the role windowExternalDisplayNonInteractive and build the window in its \
        scene delegate.
        """),
    ReasonPage(
      "swiftui-geometry", "SwiftUI code needs its own kind of geometry",
      wrong: """
        A SwiftUI view has no bounds to read. Sizes come from the layout: frames relative to the container, \
        GeometryReader, onGeometryChange.
        """,
      example: """
        struct Hero: View {
            var body: some View {
                Image("hero").frame(height: UIScreen.main.bounds.height * 0.4)
            }
        }
        """,
      unlock: """
        Use .containerRelativeFrame (iOS 17) or .frame(maxWidth: .infinity); when a number is needed, read it with \
        GeometryReader at the place that needs it.
        """),
  ]
}
