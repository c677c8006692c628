import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func redraw() {
        window?.setNeedsDisplay()
    }
}
