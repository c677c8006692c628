import UIKit

@main
public class AppDelegate: UIResponder {
}

extension AppDelegate: UIApplicationDelegate {
	public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
		Sound.prepare()
		return true
	}
}
