import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var isReady = false

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.frame = UIScreen.main.bounds
        window?.rootViewController = UIViewController()
        Loader.load { [weak self] loaded in
            guard let self = self else { return }
            self.window?.rootViewController = loaded
            self.isReady = true
        }
        window?.makeKeyAndVisible()
        return true
    }
}

enum Loader { static func load(_ done: @escaping (UIViewController) -> Void) {} }
