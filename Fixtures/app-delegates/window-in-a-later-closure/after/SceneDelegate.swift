import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var isReady = false

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UIViewController()
        Loader.load { [weak self] loaded in
            guard let self = self else { return }
            self.window?.rootViewController = loaded
            self.isReady = true
        }
        window?.makeKeyAndVisible()
    }
}
