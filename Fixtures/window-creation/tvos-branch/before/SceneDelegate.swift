import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        #if os(tvOS)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.windowScene = windowScene
        #else
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.windowScene = windowScene
        #endif
        window?.makeKeyAndVisible()
    }
}
