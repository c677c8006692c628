import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        application.isIdleTimerDisabled = true
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Root(application)
        window?.makeKeyAndVisible()
        return true
    }
}
final class Root: UIViewController { convenience init(_ application: UIApplication) { self.init() } }
