import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: ErrandListViewController())
        window?.makeKeyAndVisible()

        for context in connectionOptions.urlContexts {
            _ = Router.open(context.url)
        }
        for userActivity in connectionOptions.userActivities {
            _ = Router.resume(userActivity)
        }
        if let shortcutItem = connectionOptions.shortcutItem {
            _ = Router.run(shortcutItem)
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            _ = Router.open(context.url)
        }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        _ = Router.resume(userActivity)
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(Router.run(shortcutItem))
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Drafts.save()
    }
}
