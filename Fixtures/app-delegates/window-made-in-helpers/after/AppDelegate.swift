import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    setupAppearance()
    return true
  }

  // MARK: Set-up

  private func setupAppearance() {
    UINavigationBar.appearance().tintColor = .red
  }
}
