import UIKit

public class AppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }

    @available(iOS 9.0, *)
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        let sourceApplication = options[UIApplication.OpenURLOptionsKey.sourceApplication] as? String
        if sourceApplication == "other" {
            return false
        }
        return Router.open(url)
    }

    public func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
        return Router.open(url)
    }

    public func application(_ application: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool {
        if activity.activityType == "show" {
            return Router.resume(activity)
        }
        return false
    }

    public func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard shortcutItem.type == "new" else {
            completionHandler(false)
            return
        }
        completionHandler(Router.run(shortcutItem))
    }
}

enum Router {
    static func open(_ url: URL) -> Bool { true }
    static func resume(_ activity: NSUserActivity) -> Bool { true }
    static func run(_ item: UIApplicationShortcutItem) -> Bool { true }
}
