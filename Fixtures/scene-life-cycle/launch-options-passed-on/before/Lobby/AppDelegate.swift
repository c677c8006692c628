import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Campaign.start(with: launchOptions)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = FloorViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
