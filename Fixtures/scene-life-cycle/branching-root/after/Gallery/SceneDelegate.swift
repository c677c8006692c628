import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        if Account.isSignedIn {
            window.rootViewController = makeTabs()
        } else {
            window.rootViewController = UINavigationController(rootViewController: SignInViewController())
        }
        window.makeKeyAndVisible()
        self.window = window
    }

    // MARK: - Screens

    private func makeTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [PictureListViewController()]
        return tabs
    }
}
