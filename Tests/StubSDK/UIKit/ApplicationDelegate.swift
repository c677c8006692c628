import Foundation

@objc public protocol UIApplicationDelegate {
  @objc optional var window: UIWindow? { get set }
  @objc optional func applicationDidFinishLaunching(_ application: UIApplication)
  @objc optional func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  @objc optional func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  @objc optional func applicationDidBecomeActive(_ application: UIApplication)
  @objc optional func applicationWillResignActive(_ application: UIApplication)
  @objc optional func applicationDidEnterBackground(_ application: UIApplication)
  @objc optional func applicationWillEnterForeground(_ application: UIApplication)
  @objc optional func applicationWillTerminate(_ application: UIApplication)
  @objc optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  @objc optional func applicationSignificantTimeChange(_ application: UIApplication)
  @objc optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  @objc optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  @objc optional func application(
    _ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  @objc optional func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  @objc optional func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  @objc optional func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
  @objc optional func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  @objc optional func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  @objc optional func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  @objc optional func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  @objc optional func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  @objc optional func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  @objc optional func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  @objc optional func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions) -> UISceneConfiguration
  @objc optional func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public static func main() {}
}
