import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let account = Account()
        account.load()
        window = UIWindow(windowScene: windowScene)
        if account.isKnown {
            account.refresh()
            Journal.note("known")
            window?.rootViewController = UITabBarController()
        } else {
            window?.rootViewController = UIViewController()
        }
        window?.makeKeyAndVisible()
        if account.isKnown { Journal.note("in") }
    }
}
