import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let root: UIViewController
        if let url = launchOptions?[.url] as? URL {
            root = FloorViewController(nibName: url.lastPathComponent, bundle: nil)
        } else {
            root = UINavigationController(rootViewController: FloorViewController())
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
    }
}
