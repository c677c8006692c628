import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  private var window: UIWindow!
  private lazy var tabs = UITabBarController()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    setupAppearance()
    setupWindow()
    return true
  }

  // MARK: Set-up

  private func setupAppearance() {
    UINavigationBar.appearance().tintColor = .red
  }

  /// Makes the window.
  private func setupWindow() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
  }

  private func makeRoot() -> UIViewController {
    tabs.viewControllers = [UIViewController()]
    return tabs
  }

  // MARK: Callbacks

  func applicationWillResignActive(_ application: UIApplication) {
    // Sent when the application is about to move.
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    tabs.selectedIndex = 0
  }

  func applicationWillEnterForeground(_ application: UIApplication) { refresh() }

  private func refresh() { tabs.view.setNeedsLayout() }
}
