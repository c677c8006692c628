import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Account.restore()

        let window = UIWindow(frame: UIScreen.main.bounds)
        if Account.isSignedIn {
            window.rootViewController = makeTabs()
        } else {
            window.rootViewController = UINavigationController(rootViewController: SignInViewController())
        }
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    // MARK: - Screens

    private func makeTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [PictureListViewController()]
        return tabs
    }
}
