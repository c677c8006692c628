import UIKit

final class BannerController: UIViewController {
    private var ownWindow: UIWindow?

    func show(in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        window.rootViewController = self
        window.isHidden = false
        ownWindow = window
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIApplication.shared.delegate?.window??.rootViewController?.supportedInterfaceOrientations ?? .all
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        if let root = UIApplication.shared.keyWindow?.rootViewController {
            return root.preferredStatusBarStyle
        }
        return .default
    }
}
