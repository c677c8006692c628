import UIKit

protocol LoginDelegate: AnyObject {
    var loginCount: Int { get }
    func didLogIn()
}

final class LoginViewController: UIViewController { weak var delegate: (any LoginDelegate)? }

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var count = 0

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let login = LoginViewController()
        login.delegate = self
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = login
        window?.makeKeyAndVisible()
        return true
    }
}

// MARK: - LoginDelegate

extension AppDelegate: LoginDelegate {
    var loginCount: Int { count }

    func didLogIn() {
        count += 1
        window?.rootViewController = UITabBarController()
    }
}
