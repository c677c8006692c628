import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var count = 0

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let login = LoginViewController()
        login.delegate = self
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = login
        window?.makeKeyAndVisible()
    }
}

// MARK: - LoginDelegate

extension SceneDelegate: LoginDelegate {
    var loginCount: Int { count }

    func didLogIn() {
        count += 1
        window?.rootViewController = UITabBarController()
    }
}
