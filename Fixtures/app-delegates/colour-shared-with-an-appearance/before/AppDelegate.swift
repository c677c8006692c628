import UIKit

private let barTint = UIColor(white: 0, alpha: 1)

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UINavigationBar.appearance().barTintColor = barTint
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = barTint
        window?.makeKeyAndVisible()
        return true
    }
}
