import UIKit

extension UIWindow {
    static var current: UIWindow? {
        let scenes = UIApplication.shared.connectedScenes

        for scene in scenes {
            guard let windowScene = scene as? UIWindowScene else {
                continue
            }
            for window in windowScene.windows where window.isKeyWindow {
                return window
            }
        }
        return nil
    }
}
