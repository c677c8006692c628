import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window: UIWindow = .init(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        self.window = window
        self.window?.makeKeyAndVisible()

        return true
    }
}
