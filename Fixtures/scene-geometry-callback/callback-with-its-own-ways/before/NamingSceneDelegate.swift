import UIKit

final class NamingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        let previousEffectiveGeometry = windowScene.effectiveGeometry
        print(previousEffectiveGeometry.interfaceOrientation == previousInterfaceOrientation)
    }
}
