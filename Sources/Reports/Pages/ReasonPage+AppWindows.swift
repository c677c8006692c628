extension ReasonPage {
  /// Windows that come from more than one place, or are looked for in the old one.
  static let appWindows: [ReasonPage] = [
    ReasonPage(
      "window-read-elsewhere", "others read the app delegate's window",
      wrong: """
        The scene delegate has the window from now on. The app delegate keeps its property, because other code reads it, \
        and it is nil there. Optional chains do nothing, and a forced unwrapping crashes.
        """,
      example: """
        let delegate = UIApplication.shared.delegate as? AppDelegate
        delegate?.window?.rootViewController = LoginViewController()
        """,
      unlock: """
        Change each place that 'reframe scan' lists: 'key-window' offers most of them, such as 'view.window' in a view \
        controller. Then remove the property.
        """,
      steps: [
        Step(
          "Ask the nearest view for its window, or let the caller hand it in:",
          """
          view.window?.rootViewController = LoginViewController()
          """,
          """
          self.view.window.rootViewController = [LoginViewController new];
          """),
        Step("Where no view is in reach, announce what happened, and let the scene delegate change its own window."),
      ]),
    ReasonPage(
      "window-and-storyboard", "a storyboard makes a window, and code makes another",
      wrong: """
        The Info.plist names a storyboard that the app or its scene begins with, and code makes a window as well. The one \
        that is made key last is seen; the other one lives on behind it, with everything that its screens do.
        """,
      example: """
        // Info.plist: UISceneStoryboardFile = Main
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = HomeViewController()
        """,
      unlock: """
        Keep one of them: take the storyboard's name out of the Info.plist, or the window out of the code.
        """,
      steps: [
        Step(
          """
          To keep the code: remove UIMainStoryboardFile, and UISceneStoryboardFile inside of the manifest, in every \
          Info.plist and as INFOPLIST_KEY_UIMainStoryboardFile in the build settings.
          """),
        Step(
          "To keep the storyboard: UIKit has made the window when the scene connects. Only change what it shows.",
          """
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options connectionOptions: UIScene.ConnectionOptions
          ) {
              let home = window?.rootViewController as? HomeViewController
              home?.store = Services.shared.store
          }
          """),
        .manifest, .tryOut,
      ]),
    ReasonPage(
      "main-nib-file", "a nib makes the window",
      wrong: """
        NSMainNibFile names a nib that is loaded at launch and holds the window, often together with the app delegate. A \
        manifest can name a storyboard, but no nib, and a window from a nib belongs to no scene.
        """,
      example: """
        <key>NSMainNibFile</key>
        <string>MainWindow</string>
        """,
      unlock: """
        Make the window in didFinishLaunching and remove the key; the tool moves it from there.
        """,
      steps: [
        Step(
          """
          Remove NSMainNibFile, and with it the window and the app delegate from the nib. Name the delegate's class in \
          main.m, or mark it '@main' in Swift. Connect by code what the nib connected.
          """,
          """
          return UIApplicationMain(
              argc, argv, nil, NSStringFromClass([AppDelegate class]));
          """),
        .sceneDelegate, .manifest, .callbacks, .coldStart, .tryOut,
      ]),
  ]
}
