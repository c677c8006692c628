import UIKit

private let tabCount = 3

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow!

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        let tabs = UITabBarController()
        tabs.selectedIndex = AppDelegate.Tab.home.rawValue + tabCount
        window.tintColor = AppDelegate.tint
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        if !UserDefaults.standard.bool(forKey: Key.seen) { tabs.selectedIndex = 1 }
    }

    private enum Key { static let seen = "seen" }
}
