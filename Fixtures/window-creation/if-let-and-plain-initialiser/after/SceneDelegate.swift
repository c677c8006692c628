import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        if let mainScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: mainScene)
            window.rootViewController = UIViewController()
            self.window = window
            window.makeKeyAndVisible()
        }
    }
}
