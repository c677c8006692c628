import UIKit

final class LoginWindow: UIWindow {
    init(frame: CGRect, name: String) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError() }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = LoginWindow(frame: UIScreen.main.bounds, name: "login")
        window?.makeKeyAndVisible()
        return true
    }
}
