import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    private var coordinator: Coordinator?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        coordinator = Coordinator()
        coordinator?.start()
        return true
    }
}
