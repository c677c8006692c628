import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let account = Account()
        account.load()
        window = UIWindow(frame: UIScreen.main.bounds)
        if account.isKnown {
            account.refresh()
            Journal.note("known")
            window?.rootViewController = UITabBarController()
        } else {
            window?.rootViewController = UIViewController()
        }
        window?.makeKeyAndVisible()
        if account.isKnown { Journal.note("in") }
        return true
    }

    // MARK: - Restoration

    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
}
final class Account { func load() {}; var isKnown: Bool { true }; func refresh() {} }
enum Journal { static func note(_ text: String) {} }
