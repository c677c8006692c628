import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}
class Other: UIViewController {
    func a() {
        let delegate = UIApplication.shared.delegate as! AppDelegate
        delegate.window?.tintColor = .red
        (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController = nil
        _ = UIApplication.shared.delegate?.window??.rootViewController
        _ = view.window
    }
}
