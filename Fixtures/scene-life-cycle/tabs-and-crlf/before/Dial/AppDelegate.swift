import UIKit

@main
public class AppDelegate: UIResponder {
	public var window: UIWindow?
}

extension AppDelegate: UIApplicationDelegate {
	public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
		Sound.prepare()
		window = UIWindow(frame: UIScreen.main.bounds)
		window?.rootViewController = DialViewController()
		window?.makeKeyAndVisible()
		return true
	}
}
