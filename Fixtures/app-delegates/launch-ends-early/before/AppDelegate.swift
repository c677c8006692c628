import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Log.start()
        window = UIWindow(frame: UIScreen.main.bounds)
        guard let window = window else { return false }
        if Log.isTest {
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            return true
        }
        window.rootViewController = UITabBarController()
        window.makeKeyAndVisible()
        return true
    }
}
enum Log { static func start() {}; static var isTest: Bool { false } }
