import Foundation

// In Objective-C these requirements are optional. Here each has a default that says it was reached, so that the
// launcher knows what a class does not have; what a class declares, also in an extension, is found through the
// protocol. One difference stays: a method that only a subclass of the conforming class declares is not found.

public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func applicationDidFinishLaunching(_ application: UIApplication)
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { Absence.said(nil) }
    set { Absence.said(()) }
  }
  public func applicationDidFinishLaunching(_ application: UIApplication) { Absence.said(()) }
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { Absence.said(true) }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { Absence.said(true) }
  public func applicationDidBecomeActive(_ application: UIApplication) { Absence.said(()) }
  public func applicationWillResignActive(_ application: UIApplication) { Absence.said(()) }
  public func applicationDidEnterBackground(_ application: UIApplication) { Absence.said(()) }
  public func applicationWillEnterForeground(_ application: UIApplication) { Absence.said(()) }
  public func applicationWillTerminate(_ application: UIApplication) { Absence.said(()) }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Absence.said(()) }
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    Absence.said(false)
  }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { Absence.said(false) }
  public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
    Absence.said(false)
  }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { Absence.said(()) }
  public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
    Absence.said(())
  }
  public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
    Absence.said(())
  }
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { Absence.said(()) }
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { Absence.said(()) }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Absence.said(.all) }
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { Absence.said(session.configuration) }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    Absence.said(())
  }

  /// The entry of an app whose delegate is marked with `@main`.
  public static func main() { Launcher.run(Self.self) }
}

public protocol UISceneDelegate: AnyObject {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { Absence.said(()) }
  public func sceneDidDisconnect(_ scene: UIScene) { Absence.said(()) }
  public func sceneDidBecomeActive(_ scene: UIScene) { Absence.said(()) }
  public func sceneWillResignActive(_ scene: UIScene) { Absence.said(()) }
  public func sceneWillEnterForeground(_ scene: UIScene) { Absence.said(()) }
  public func sceneDidEnterBackground(_ scene: UIScene) { Absence.said(()) }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { Absence.said(()) }
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { Absence.said(nil) }
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { Absence.said(()) }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { Absence.said(()) }
}

public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { Absence.said(nil) }
    set { Absence.said(()) }
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { Absence.said(()) }
  public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { Absence.said(.all) }
}

/// How the launcher learns that a class does not implement what it called.
enum Absence {
  nonisolated(unsafe) static var wasReached = false

  static func said<Value>(_ value: Value) -> Value {
    wasReached = true
    return value
  }
}
