import UIKit

public class AppDelegate: UIResponder, UIApplicationDelegate {
    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    public func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
        return Router.open(url)
    }
}

enum Router {
    static func open(_ url: URL) -> Bool { true }
    static func resume(_ activity: NSUserActivity) -> Bool { true }
    static func run(_ item: UIApplicationShortcutItem) -> Bool { true }
}
