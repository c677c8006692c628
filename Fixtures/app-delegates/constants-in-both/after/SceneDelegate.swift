import UIKit

private let appGroup = "group.shop"

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let log = Logger(category: "app")
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = StoreController(group: appGroup)
        window?.makeKeyAndVisible()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        log.note("background")
    }
}
