import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    enum Tab: Int { case home, cart }
    static let tint = UIColor.red

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}
