import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnect session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = QuarryViewController()
        window?.makeKeyAndVisible()
    }

    func sceneDidEnterForeground(_ scene: UIScene) {
        Journal.note("drafts saved")
    }
}
