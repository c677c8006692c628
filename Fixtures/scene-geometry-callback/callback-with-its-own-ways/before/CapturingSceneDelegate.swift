import UIKit

final class CapturingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        print(windowScene.interfaceOrientation.rawValue)
        later = { [previousInterfaceOrientation] in print(previousInterfaceOrientation.rawValue) }
    }

    var later: (() -> Void)?
}
