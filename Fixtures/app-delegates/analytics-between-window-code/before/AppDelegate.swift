import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        if true {
            ShopAnalytics.start()
            window?.rootViewController = UITabBarController()
        }
        window?.makeKeyAndVisible()
        return true
    }
}
enum ShopAnalytics { static func start() {} }
