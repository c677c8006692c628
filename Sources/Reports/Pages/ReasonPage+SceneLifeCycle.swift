extension ReasonPage {
  /// An app without scenes, and the doubts about one that gets them.
  static let scenes: [ReasonPage] = [
    ReasonPage(
      "no-scenes", "the app has no scenes",
      wrong: """
        Built with the iOS 27 SDK an app has to have scenes, or it ends at launch, before its first screen. It has them \
        through one of two doors: the Info.plist names a scene delegate, or the app delegate answers for each scene. \
        This app has neither. What was built with an older SDK goes on launching.
        """,
      example: """
        Application failed to launch: UIScene life cycle is required for apps
        built with this SDK.
        """,
      unlock: """
        'reframe diff --only scene-life-cycle --include needs-review' shows the change, or 'reframe scan' the place that \
        stands in its way. An app whose UIApplicationDelegate is not in this checkout is migrated where that is.
        """,
      steps: [
        .sceneDelegate,
        .manifest,
        Step(
          """
          Or take the other door, where the class is known only at run time: the app delegate answers. A static manifest \
          is then not needed, and one without configurations does no harm.
          """,
          """
          func application(
              _ application: UIApplication,
              configurationForConnecting session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
              let configuration = UISceneConfiguration(
                  name: nil, sessionRole: session.role)
              configuration.delegateClass = SceneDelegate.self
              return configuration
          }
          """,
          """
          - (UISceneConfiguration *)application:(UIApplication *)application
              configurationForConnectingSceneSession:(UISceneSession *)session
              options:(UISceneConnectionOptions *)options {
              UISceneConfiguration *configuration = [UISceneConfiguration
                  configurationWithName:nil sessionRole:session.role];
              configuration.delegateClass = SceneDelegate.class;
              return configuration;
          }
          """),
        .callbacks, .coldStart, .belowIOS13, .tryOut,
      ]),
    ReasonPage(
      "cold-start-order", "what opens a closed app is taken at another moment",
      wrong: """
        A link, an activity or a shortcut that starts the app used to come in a callback after didFinishLaunching. With \
        scenes it comes with the connection, and is taken there right after the window is made. A router whose parts are \
        ready only later, after a login or a first request, drops it.
        """,
      example: """
        window?.makeKeyAndVisible()
        for context in connectionOptions.urlContexts {
            open(context.url)
        }
        """,
      unlock: """
        Read what the handler needs. Where all of it is there when the window is, take the change. Else keep what came \
        in a property of the scene delegate, and hand it on when the first screen says that it is ready.
        """,
      steps: [
        Step(
          "Keep what came with the connection until somebody can take it:",
          """
          private var pending: [URL] = []

          // in scene(_:willConnectTo:options:)
          pending = connectionOptions.urlContexts.map(\\.url)

          // when the first screen is ready
          pending.forEach(open)
          pending = []
          """),
        .tryOut,
      ]),
    ReasonPage(
      "enters-foreground-at-launch", "the return to the foreground is now told at launch, too",
      wrong: """
        applicationWillEnterForeground ran only when the app came back. sceneWillEnterForeground also runs for a scene \
        that is new, so what stands in it now runs at every launch as well.
        """,
      example: """
        func applicationWillEnterForeground(_ application: UIApplication) {
            session.refreshAfterAbsence()
        }
        """,
      unlock: """
        Where running once more does no harm, take the change. Else remember in sceneDidEnterBackground that the scene \
        was away, and ask for that.
        """,
      steps: [
        Step(
          "Tell a return from a beginning:",
          """
          private var wasInBackground = false

          func sceneDidEnterBackground(_ scene: UIScene) { wasInBackground = true }

          func sceneWillEnterForeground(_ scene: UIScene) {
              guard wasInBackground else { return }
              wasInBackground = false
              session.refreshAfterAbsence()
          }
          """)
      ]),
    ReasonPage(
      "launch-order", "statements after the window's now run before it",
      wrong: """
        The window's statements move to the scene delegate, which UIKit makes after didFinishLaunching has returned. \
        Those behind them stay, and so run before there is a window.
        """,
      example: """
        window?.makeKeyAndVisible()
        Reminders.shared.askForPermission()
        return true
        """,
      unlock: """
        Read what stands behind the window's statements. What needs no window stays; what shows something or looks for \
        the window goes to the end of scene(_:willConnectTo:options:), where it runs at each connection.
        """),
    ReasonPage(
      "runs-at-each-connection", "what ran once per launch runs at each connection of a scene",
      wrong: """
        The statement goes with the window, because the window's code depends on it. A scene that was disconnected to \
        save memory connects again in the same process, and then the statement runs again.
        """,
      example: """
        let store = Store.open(at: path)
        window?.rootViewController = LibraryViewController(store: store)
        """,
      unlock: """
        Where a second run does no harm, take the change. What may be there only once is made in didFinishLaunching and \
        kept in an object that the scene delegate can name without the app delegate, such as 'Store.shared'.
        """),
    ReasonPage(
      "old-alert", "an old alert or action sheet throws in an app with scenes",
      wrong: """
        UIAlertView and UIActionSheet belong to apps without scenes. Where an app has them, making one throws an \
        exception, on every system since iOS 13, and the app ends. The place may be one that is seldom reached.
        """,
      example: """
        [[[UIAlertView alloc] initWithTitle:title message:text delegate:nil
            cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
        """,
      unlock: """
        Show a UIAlertController from the view controller that is on the screen, in every place that is listed, before \
        or together with the move to scenes.
        """),
    ReasonPage(
      "manifest-edit-required", "no project was found that the new file could be added to",
      wrong: """
        The sources can be changed, but the checkout has no project file of the app, and maybe no Info.plist either; one \
        that is there is edited. Without a manifest that names it the scene delegate is never made; without a place in the target it is not even compiled.
        """,
      example: """
        App/
          AppDelegate.swift
          SceneDelegate.swift   (new, in no target yet)
        """,
      unlock: """
        Run reframe where the project is, or take the change and do what is left of the other two steps in the same commit.
        """,
      steps: [
        .manifest,
        Step("Add SceneDelegate.swift to the target of the app, so that it is compiled; a folder that Xcode synchronises adds it by itself."),
        .tryOut,
      ]),
  ]

  /// What comes with a launch.
  static let launches: [ReasonPage] = [
    ReasonPage(
      "launch-options", "the launch options are read",
      wrong: """
        In an app with scenes the launch options say nothing of URLs, activities and shortcuts, and are mostly nil. All \
        of that comes with the connection of a scene. Which part of the code should go there, and what it does when \
        there are several URLs at once, has to be decided by somebody who knows it.
        """,
      example: """
        if let url = launchOptions?[.url] as? URL {
            window?.rootViewController = ArticleViewController(url: url)
        } else {
            window?.rootViewController = FrontPageViewController()
        }
        """,
      unlock: """
        Let didFinishLaunching do without them: make the first screen as if nothing was passed, and open what comes in \
        application(_:open:options:) and its siblings, which the tool can move.
        """,
      steps: [
        Step(
          "Find the successor of each key:",
          """
          .url                        connectionOptions.urlContexts
          .sourceApplication          connectionOptions.sourceApplication
          .userActivityDictionary     connectionOptions.userActivities
          .userActivityType           connectionOptions.handoffUserActivityType
          .shortcutItem               connectionOptions.shortcutItem
          .cloudKitShareMetadata      connectionOptions.cloudKitShareMetadata
          .eventAttribution           urlContexts.first?.options.eventAttribution
          .remoteNotification         didReceiveRemoteNotification:fetch…, stays
          .location, .bluetooth…      CLLocationManager's, CBCentralManager's own
          """),
        .sceneDelegate,
        Step(
          "Read the successor in scene(_:willConnectTo:options:), where the window is made:",
          """
          if let url = connectionOptions.urlContexts.first?.url {
              window?.rootViewController = ArticleViewController(url: url)
          } else {
              window?.rootViewController = FrontPageViewController()
          }
          """,
          """
          NSURL *url = connectionOptions.URLContexts.anyObject.URL;
          if (url) {
              self.window.rootViewController = [[Article alloc] initWithURL:url];
          } else {
              self.window.rootViewController = [FrontPage new];
          }
          """),
        .manifest, .callbacks, .tryOut,
      ]),
    ReasonPage(
      "launch-options-passed-on", "the launch options are handed on as a whole",
      wrong: """
        didFinishLaunching gives its launch options to a library. They stay, but in an app with scenes they hold no URL, \
        activity or shortcut any more. A library that looks for the link that started the app finds none.
        """,
      example: """
        Attribution.start(key: key, launchOptions: launchOptions)
        """,
      unlock: """
        Look in the library's documentation for a call that takes a scene's connection options or a URL, and make it in \
        scene(_:willConnectTo:options:). Where it only wants to know of push or location, nothing is to be done.
        """,
      steps: [
        Step(
          "Tell the library of what started the app, in the scene delegate:",
          """
          for context in connectionOptions.urlContexts {
              Attribution.handle(context.url)
          }
          for activity in connectionOptions.userActivities {
              Attribution.handle(activity)
          }
          """),
        .tryOut,
      ]),
  ]
}
