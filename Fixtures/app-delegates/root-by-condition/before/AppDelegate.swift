import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        #if DEBUG
        if ProcessInfo.processInfo.arguments.contains("-test") { return true }
        #endif
        guard !Session.isTesting else { return true }
        let session = Session.shared
        session.restore()
        if session.isLoggedIn {
            window?.rootViewController = UITabBarController()
        } else {
            window?.rootViewController = UIViewController()
        }
        window?.makeKeyAndVisible()
        return true
    }
}

final class Session {
    static let shared = Session()
    static var isTesting: Bool { false }
    var isLoggedIn = false
    func restore() {}
}
