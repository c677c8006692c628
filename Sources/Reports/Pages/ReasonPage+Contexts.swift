extension ReasonPage {
  /// Where the code stands: places from which no container can be seen.
  static let contexts: [ReasonPage] = [
    ReasonPage(
      "unknown-type", "the superclass is not known",
      wrong: """
        Neither the project nor UIKit's own hierarchy says what this type inherits from; its base class probably \
        comes from a binary module. Whether it has a view, a window or traits cannot be told.
        """,
      example: """
        import CompanyKit

        class CheckoutController: BaseController {
            var columns: Int { UIScreen.main.bounds.width > 600 ? 2 : 1 }
        }
        """,
      unlock: """
        Say what the base class is: '--assume "BaseController: UIViewController"', or the same in "assume" of \
        .reframe.json.
        """),
    ReasonPage(
      "ambiguous-alias", "the constant's name is declared more than once",
      wrong: """
        Two parts of the project declare the name, and only one of them means the screen, or another part of it. Which one \
        is read here, Reframe cannot tell without the compiler.
        """,
      example: """
        // Core/Constants.swift
        let kPageWidth = UIScreen.main.bounds.width
        // Print/Constants.swift
        let kPageWidth: CGFloat = 595
        """,
      unlock: """
        Give one of them another name, make it private to its file, or put it into a type that uses name.
        """),
    ReasonPage(
      "ambiguous-type", "the type's name is declared more than once",
      wrong: """
        Several types of the project have this name and they do not play the same role (one is a view, another is \
        not), for instance in two targets. Which of them the code means is decided by the compiler, not here.
        """,
      example: """
        // App/Header.swift
        class Header: UIView {}
        // Models/Header.swift
        struct Header { var width = UIScreen.main.bounds.width }
        """,
      unlock: """
        Rename one of them, or say which is meant: '--assume "Header: UIView"'.
        """),
    ReasonPage(
      "static-context", "a static member has no container to ask",
      wrong: """
        Static members belong to the type. There is no view, and a value computed once would be the size the window \
        had at that moment.
        """,
      example: """
        enum Metrics {
            static let columnWidth = UIScreen.main.bounds.width / 2
            static func inset() -> CGFloat { UIScreen.main.bounds.width * 0.1 }
        }
        """,
      unlock: """
        Make it a function that takes what it needs: 'static func columnWidth(in container: UIView) -> CGFloat'. \
        Callers in views pass themselves, callers in view controllers their view.
        """),
    ReasonPage(
      "global-context", "a global has no container to ask",
      wrong: """
        Global variables are computed once for the whole process, global functions know of no view. Both give one \
        size for all windows.
        """,
      example: """
        let screenWidth = UIScreen.main.bounds.width

        func isCompact() -> Bool { UIScreen.main.bounds.width < 400 }
        """,
      unlock: """
        Replace each use by the container's own size, or turn the global into a function with a view as its \
        parameter.
        """),
    ReasonPage(
      "property-initialiser", "the value is computed before the object exists",
      wrong: """
        The initial value of a stored property is evaluated before self can be used, so the container cannot be \
        asked, and the value would not follow a resize either.
        """,
      example: """
        class TicketView: UIView {
            let margin = UIScreen.main.bounds.width * 0.05
        }
        """,
      unlock: """
        Make it a computed property ('var margin: CGFloat { bounds.width * 0.05 }') and use it where layout happens.
        """),
    ReasonPage(
      "lazy-cached", "a lazy property keeps its first value",
      wrong: """
        A lazy property is computed once, at a moment nobody chose. If that is before the first layout the value is \
        wrong for good; if it is later it is wrong after the next resize.
        """,
      example: """
        lazy var itemWidth: CGFloat = {
            (UIScreen.main.bounds.width - 48) / 2
        }()
        """,
      unlock: """
        Make it a computed property, or move the size out of it: build the view lazily and set its size in layout \
        code or by constraints.
        """),
    ReasonPage(
      "default-argument", "a default argument is evaluated at the caller's place",
      wrong: """
        Default arguments cannot mention self, so no container is in reach.
        """,
      example: """
        func makeBanner(width: CGFloat = UIScreen.main.bounds.width) -> UIView {
            UIView(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        }
        """,
      unlock: """
        Remove the default and let every caller pass its container's width.
        """),
    ReasonPage(
      "public-api", "the declaration is public",
      wrong: """
        The value is part of what other modules see: a default argument or a stored value of a public or open \
        declaration. Changing it changes their behaviour, and their callers are out of sight.
        """,
      example: """
        public struct BannerOptions {
            public var width = UIScreen.main.bounds.width
            public init() {}
        }
        """,
      unlock: """
        Decide on the interface: add a member that takes the container and deprecate this one. Inside the module the \
        rest then follows by itself.
        """),
    ReasonPage(
      "memberwise-init", "the property is a parameter of the memberwise initialiser",
      wrong: """
        A stored property with an initial value is an optional parameter of the struct's memberwise initialiser. \
        Turning it into a computed property takes that parameter away from callers.
        """,
      example: """
        struct CardStyle {
            var width = UIScreen.main.bounds.width - 32
        }
        let narrow = CardStyle(width: 200)
        """,
      unlock: """
        Remove the initial value, so that whoever makes the struct says the width.
        """,
      brief: "the type gets a private property; see that nothing makes it with all properties as arguments"),
    ReasonPage(
      "background-context", "the code runs on another thread than the main one",
      wrong: """
        Views, their traits and their windows belong to the main thread. The closure runs on a global queue or in a \
        detached task, where none of them may be asked.
        """,
      example: """
        DispatchQueue.global().async {
            let scale = UIScreen.main.scale
        }
        """,
      unlock: """
        Read the value before the closure and let the closure use the copy.
        """),
  ]
}
