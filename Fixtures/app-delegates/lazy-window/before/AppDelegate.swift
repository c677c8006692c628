import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
	lazy var window: UIWindow? = {
		let window = UIWindow(frame: UIScreen.main.bounds)
		window.backgroundColor = .white
		return window
	}()

	func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
		window?.rootViewController = UIViewController()
		window?.makeKeyAndVisible()
		return true
	}
}
