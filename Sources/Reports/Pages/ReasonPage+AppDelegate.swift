extension ReasonPage {
  /// What in an app delegate keeps its windows from moving.
  static let appDelegates: [ReasonPage] = [
    ReasonPage(
      "app-delegate-callback-uses-application", "an activity callback needs what stays on the app delegate",
      wrong: """
        The callback uses the application that it is handed, or a method or property that other code of the app delegate \
        uses as well. The scene's callback is handed a scene. The four callbacks move together or not at all, because \
        UIKit calls none of them any more once the app has scenes.
        """,
      example: """
        func applicationDidEnterBackground(_ application: UIApplication) {
            task = application.beginBackgroundTask { self.endTask() }
        }
        """,
      unlock: """
        Take the body out into a type of its own that both delegates can name, and let the callback only call it, \
        without the argument.
        """,
      steps: [
        Step(
          """
          Decide whose moment it is. What each window does for itself goes to the scene delegate. What the whole app does \
          once, such as a background task, can stay where it is and listen to the application's notification, which is \
          posted as before:
          """,
          """
          // in didFinishLaunching
          NotificationCenter.default.addObserver(
              self, selector: #selector(saveInBackground),
              name: UIApplication.didEnterBackgroundNotification, object: nil)

          @objc private func saveInBackground(_ note: Notification) {
              guard let application = note.object as? UIApplication else { return }
              task = application.beginBackgroundTask { self.endTask() }
          }
          """,
          """
          [NSNotificationCenter.defaultCenter
              addObserver:self
                 selector:@selector(saveInBackground:)
                     name:UIApplicationDidEnterBackgroundNotification
                   object:nil];
          """),
        Step("Do the same for all four callbacks, and remove them from the app delegate. The tool can then do the rest; by hand it goes on like this."),
        .sceneDelegate, .manifest, .callbacks, .coldStart, .tryOut,
      ]),
    ReasonPage(
      "app-delegate-callback-not-called", "UIKit does not call this method",
      wrong: """
        Either the app has scenes, and UIKit calls the scene delegate instead; or the method's name is nearly that of a \
        callback, but not quite, and was never called. What stands in it does not run.
        """,
      example: """
        func applicationWillBecomeActive(_ application: UIApplication) {
            feed.refresh()
        }
        """,
      unlock: """
        Decide whether the code is still wanted. If so, move it to the callback of the scene delegate; if not, remove it: \
        it did not run.
        """,
      steps: [
        .callbacks,
        Step(
          """
          What one callback of a URL did for one, the scene's does for a set; there is no result to return. In an app \
          for systems below iOS 13, the old callback stays beside it: UIKit calls it only there.
          """,
          """
          func scene(
              _ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>
          ) {
              for context in contexts { open(context.url) }
          }
          """,
          """
          - (void)scene:(UIScene *)scene
              openURLContexts:(NSSet<UIOpenURLContext *> *)contexts {
              for (UIOpenURLContext *context in contexts) {
                  [self openURL:context.URL];
              }
          }
          """),
        .coldStart, .tryOut,
      ]),
    ReasonPage(
      "app-delegate-state", "the window's code shares something with code that stays",
      wrong: """
        A property, a local, a helper or the app delegate itself is used both by what would move and by what stays, such \
        as push or background work. Two copies would fall apart, and a scene delegate should not reach back for it.
        """,
      example: """
        private let store = MessageStore()
        // …
        window?.rootViewController = Inbox(store: store)
        // and in didReceiveRemoteNotification
        store.fetch(completionHandler)
        """,
      unlock: """
        Give what is shared a place of its own, such as a 'static let shared' or a container of services, and use that \
        in both places.
        """,
      steps: [
        Step(
          "Move what is shared out of the app delegate:",
          """
          @MainActor
          final class Services {
              static let shared = Services()
              let messages = MessageStore()
          }
          """,
          """
          + (MessageStore *)sharedStore {
              static MessageStore *store;
              static dispatch_once_t once;
              dispatch_once(&once, ^{ store = [MessageStore new]; });
              return store;
          }
          """),
        Step(
          """
          Use it on both sides. An object that needed the app delegate ('delegate = self') gets the scene delegate, or a \
          type of its own.
          """),
        .sceneDelegate, .manifest, .callbacks, .coldStart, .tryOut,
      ]),
    ReasonPage(
      "window-code-mixed", "window code and set-up of the process are in one statement",
      wrong: """
        A condition, a loop or a block makes the window and also sets up what the process needs once, or the launch ends \
        in the middle of it. Neither half can be moved without the other.
        """,
      example: """
        if session.isValid {
            Analytics.start(user: session.user)
            window?.rootViewController = HomeViewController()
        } else {
            window?.rootViewController = LoginViewController()
        }
        """,
      unlock: """
        Write the condition twice: once for what the process needs, once for what the window shows.
        """,
      steps: [
        Step(
          "Part what happens once from what happens for each window:",
          """
          // stays in didFinishLaunching
          if session.isValid { Analytics.start(user: session.user) }

          // goes to scene(_:willConnectTo:options:)
          window?.rootViewController = session.isValid
              ? HomeViewController() : LoginViewController()
          """),
        .sceneDelegate, .manifest, .callbacks, .coldStart, .tryOut,
      ]),
    ReasonPage(
      "window-captured", "code that runs later keeps the window",
      wrong: """
        A closure, a block or a method that stays on the app delegate holds on to the window, or to what is made with it. \
        Later there may be another window, or none: a scene can disconnect and come back with a new one.
        """,
      example: """
        session.onSignOut = { [window] in
            window?.rootViewController = LoginViewController()
        }
        """,
      unlock: """
        Let the code that keeps the window announce what happened, and the scene delegate answer with its own window.
        """,
      steps: [
        Step(
          "Say what happened where the process lives, and show it where the window is:",
          """
          // the app delegate
          session.onSignOut = {
              NotificationCenter.default.post(name: .didSignOut, object: nil)
          }

          // the scene delegate, in scene(_:willConnectTo:options:)
          NotificationCenter.default.addObserver(
              self, selector: #selector(showLogin), name: .didSignOut,
              object: nil)

          @objc private func showLogin() {
              window?.rootViewController = LoginViewController()
          }
          """),
        .sceneDelegate, .manifest, .callbacks, .coldStart, .tryOut,
      ]),
    ReasonPage(
      "mixed-app-delegate", "the app delegate is written in two languages",
      wrong: """
        The class is Objective-C, and an extension of it in Swift uses what would move. A scene delegate in Objective-C \
        would need a Swift part of its own, and which half should own what is left is not ours to say.
        """,
      example: """
        // AppDelegate.m makes the window; AppDelegate+Links.swift uses it
        extension AppDelegate {
            @objc func open(_ url: URL) { window?.rootViewController?.show(url) }
        }
        """,
      unlock: """
        Bring the code that makes or uses the window into one language: move those lines of the extension into the \
        implementation, or hand the window in as an argument.
        """,
      steps: [
        Step(
          """
          Or write the scene delegate in Swift, as the place of both halves. Mark it '@objc(SceneDelegate)', so that the \
          manifest needs no module, and bring what it calls of Objective-C into the bridging header.
          """,
          """
          @objc(SceneDelegate)
          final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
              var window: UIWindow?
          }
          """),
        .sceneDelegate, .manifest, .callbacks, .coldStart, .tryOut,
      ]),
  ]
}
