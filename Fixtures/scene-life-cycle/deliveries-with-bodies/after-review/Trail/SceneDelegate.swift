import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        tabs.viewControllers = [MapViewController()]
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()

        for context in connectionOptions.urlContexts {
            _ = handle(context.url)
        }
        for userActivity in connectionOptions.userActivities {
            _ = resume(userActivity)
        }
        if let shortcutItem = connectionOptions.shortcutItem {
            self.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: { _ in })
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            _ = handle(context.url)
        }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        _ = resume(userActivity)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        let isKnown = shortcutItem.type == "trail.record"
        if isKnown {
            Tours.record()
        }
        completionHandler(isKnown)
    }

    private func handle(_ url: URL) -> Bool {
        guard url.host == "tour", let number = Int(url.lastPathComponent) else {
            return false
        }
        Tours.show(number)
        return true
    }

    private func resume(_ userActivity: NSUserActivity) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
              let number = userActivity.webpageURL.flatMap({ Int($0.lastPathComponent) }) else {
            return false
        }
        Tours.show(number)
        return true
    }
}
