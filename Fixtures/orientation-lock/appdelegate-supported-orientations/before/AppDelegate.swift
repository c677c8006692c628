import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    static var lock = UIInterfaceOrientationMask.portrait

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        AppDelegate.lock
    }
}
