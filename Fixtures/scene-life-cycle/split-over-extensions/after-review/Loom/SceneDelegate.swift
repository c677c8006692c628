import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: LoomViewController())
        window?.makeKeyAndVisible()

        for context in connectionOptions.urlContexts {
            _ = PatternRouter.open(context.url)
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts {
            _ = PatternRouter.open(context.url)
        }
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        Journal.note("pattern saved")
    }
}
