import UIKit

extension SceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) {
        window?.tintColor = .red
    }
}
