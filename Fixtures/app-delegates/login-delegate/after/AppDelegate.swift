import UIKit

protocol LoginDelegate: AnyObject {
    var loginCount: Int { get }
    func didLogIn()
}

final class LoginViewController: UIViewController { weak var delegate: (any LoginDelegate)? }

class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}
