import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    func applicationDidBecomeActive() {
        print("active")
    }

    func application(_ app: UIApplication, openURL url: URL, options: [String: Any]) -> Bool {
        return false
    }
}
