import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)

        let shelf = UINavigationController(rootViewController: UIViewController())
        if #available(iOS 15.0, *) {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            shelf.navigationBar.standardAppearance = appearance
        }

        window?.rootViewController = shelf
        window?.makeKeyAndVisible()
        return true
    }
}
