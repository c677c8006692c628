import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var curtain: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let frame = UIScreen.main.bounds
        window = .init(frame: frame)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // Nobody looks over a shoulder.
        let curtain = UIWindow(frame: UIScreen.main.bounds)
        curtain.windowLevel = .alert
        curtain.isHidden = false
        self.curtain = curtain
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        curtain?.isHidden = true
        curtain = nil
    }
}
