import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var curtain: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = .init(windowScene: windowScene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneWillResignActive(_ scene: UIScene) {
        guard let windowScene = scene as? UIWindowScene else { return }
        // Nobody looks over a shoulder.
        let curtain = UIWindow(windowScene: windowScene)
        curtain.windowLevel = .alert
        curtain.isHidden = false
        self.curtain = curtain
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        curtain?.isHidden = true
        curtain = nil
    }
}
