import UIKit

final class SelectorSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    @objc(windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:)
    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        window?.setNeedsDisplay()
    }
}
