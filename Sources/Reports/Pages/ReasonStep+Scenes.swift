/// The steps that most pages about scenes share.
extension ReasonPage.Step {
  /// The whole migration, for an app that makes its window in code.
  static let migration: [Self] = [sceneDelegate, manifest, callbacks, coldStart, tryOut]

  static let sceneDelegate = Self(
    """
    Add a scene delegate to the app's target, and move what makes the window there, out of didFinishLaunching. UIKit \
    calls it at launch, and again when a scene that was disconnected comes back: so it makes the window each time, and \
    nothing that the process needs once.
    """,
    """
    // SceneDelegate.swift
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = HomeViewController()
            window?.makeKeyAndVisible()
        }
    }
    """,
    """
    // SceneDelegate.h
    @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
    @property (nonatomic, strong) UIWindow *window;
    @end

    // SceneDelegate.m
    - (void)scene:(UIScene *)scene
        willConnectToSession:(UISceneSession *)session
                     options:(UISceneConnectionOptions *)connectionOptions {
        if (![scene isKindOfClass:UIWindowScene.class]) { return; }
        UIWindowScene *windowScene = (UIWindowScene *)scene;
        self.window = [[UIWindow alloc] initWithWindowScene:windowScene];
        self.window.rootViewController = [HomeViewController new];
        [self.window makeKeyAndVisible];
    }
    """)

  static let manifest = Self(
    """
    Name the class in the Info.plist of every app target that compiles the app delegate. Swift's classes have their \
    module before them, those of Objective-C stand alone ('SceneDelegate'). An app that begins with a storyboard adds \
    UISceneStoryboardFile with its name to the inner dictionary, and makes no window in code.
    """,
    """
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <false/>
        <key>UISceneConfigurations</key>
        <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
                <dict>
                    <key>UISceneConfigurationName</key>
                    <string>Default Configuration</string>
                    <key>UISceneDelegateClassName</key>
                    <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                </dict>
            </array>
        </dict>
    </dict>
    """)

  static let belowIOS13 = Self(
    """
    Where the app also runs below iOS 13, keep what it does there: mark the scene delegate '@available(iOS 13.0, *)' \
    (Objective-C: API_AVAILABLE(ios(13.0))), leave the old callbacks beside the new ones, and let didFinishLaunching make \
    the window only there.
    """,
    """
    if #available(iOS 13.0, *) {} else {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = HomeViewController()
        window?.makeKeyAndVisible()
    }
    """)

  static let callbacks = Self(
    """
    Move the callbacks that UIKit calls on the scene delegate from then on, the four of activity together. Those for \
    push, background work, memory warnings and termination stay, and so does didFinishLaunching.
    """,
    """
    applicationDidBecomeActive          sceneDidBecomeActive
    applicationWillResignActive         sceneWillResignActive
    applicationDidEnterBackground       sceneDidEnterBackground
    applicationWillEnterForeground      sceneWillEnterForeground
    application(_:open:options:)        scene(_:openURLContexts:)
    application(_:continue:…)           scene(_:continue:)
    application(_:performActionFor:…)   windowScene(_:performActionFor:…)
    application(_:userDidAccept…)       windowScene(_:userDidAccept…)
    """)

  static let coldStart = Self(
    """
    What opens the app while it does not run comes with the connection, and only there. Take it in \
    scene(_:willConnectTo:options:) once the window stands, through the same methods as while it runs.
    """,
    """
    for context in connectionOptions.urlContexts { open(context.url) }
    for activity in connectionOptions.userActivities { resume(activity) }
    if let item = connectionOptions.shortcutItem { run(item) }
    """,
    """
    for (UIOpenURLContext *context in connectionOptions.URLContexts) {
        [self openURL:context.URL];
    }
    for (NSUserActivity *activity in connectionOptions.userActivities) {
        [self resumeActivity:activity];
    }
    if (connectionOptions.shortcutItem) {
        [self runItem:connectionOptions.shortcutItem];
    }
    """)

  static let tryOut = Self(
    """
    Build with the iOS 27 SDK and try it: a cold launch; a link while the app does not run, and one while it does, each \
    of which has to arrive once; to the background and back; on iPad, close the window in the app switcher and open the \
    app again.
    """)
}
