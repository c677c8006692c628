import UIKit
import Combine

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    @Published private var phase = 0
    private var cancellables: Set<AnyCancellable> = []

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        $phase.sink { [weak self] value in self?.window?.alpha = CGFloat(value) }.store(in: &cancellables)
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) {
        phase = 3
    }
}
