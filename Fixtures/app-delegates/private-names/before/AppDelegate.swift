import UIKit

private let tabCount = 3

class AppDelegate: UIResponder, UIApplicationDelegate {
    enum Tab: Int { case home, cart }
    private enum Key { static let seen = "seen" }
    static let tint = UIColor.red
    let window = UIWindow(frame: UIScreen.main.bounds)

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = UITabBarController()
        tabs.selectedIndex = Tab.home.rawValue + tabCount
        window.tintColor = Self.tint
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        if !UserDefaults.standard.bool(forKey: Key.seen) { tabs.selectedIndex = 1 }
        return true
    }
}
