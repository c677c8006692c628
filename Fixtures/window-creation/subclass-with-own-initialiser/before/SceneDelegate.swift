import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var overlay: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = TouchWindow(frame: UIScreen.main.bounds)
        window?.windowScene = windowScene
        overlay = ThemedWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
    }
}
