import UIKit

extension SceneDelegate {
    func sceneDidBecomeActive(_ scene: UIScene) {
        UIApplication.shared.windows.first?.tintColor = .red
    }
}
