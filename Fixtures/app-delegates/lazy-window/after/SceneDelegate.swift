import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
	var window: UIWindow?

	func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
		guard let windowScene = scene as? UIWindowScene else { return }
		window = {
			let window = UIWindow(windowScene: windowScene)
			window.backgroundColor = .white
			return window
		}()
		window?.rootViewController = UIViewController()
		window?.makeKeyAndVisible()
	}
}
