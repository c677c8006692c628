import UIKit

public class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }

        for context in connectionOptions.urlContexts {
            _ = handle(context.url, sourceApplication: context.options.sourceApplication)
        }
        for activity in connectionOptions.userActivities {
            _ = resume(activity)
        }
        if let shortcutItem = connectionOptions.shortcutItem {
            self.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: { _ in })
        }
    }

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            _ = handle(context.url, sourceApplication: context.options.sourceApplication)
        }
    }

    public func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        _ = resume(activity)
    }

    public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        guard shortcutItem.type == "new" else {
            completionHandler(false)
            return
        }
        completionHandler(Router.run(shortcutItem))
    }

    private func handle(_ url: URL, sourceApplication: String?) -> Bool {
        if sourceApplication == "other" {
            return false
        }
        return Router.open(url)
    }

    private func resume(_ activity: NSUserActivity) -> Bool {
        if activity.activityType == "show" {
            return Router.resume(activity)
        }
        return false
    }
}
