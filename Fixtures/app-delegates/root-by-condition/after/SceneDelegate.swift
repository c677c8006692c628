import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        #if DEBUG
        if ProcessInfo.processInfo.arguments.contains("-test") { return }
        #endif
        guard !Session.isTesting else { return }
        let session = Session.shared
        if session.isLoggedIn {
            window?.rootViewController = UITabBarController()
        } else {
            window?.rootViewController = UIViewController()
        }
        window?.makeKeyAndVisible()
    }
}
