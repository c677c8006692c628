import UIKit

final class PanelSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        window?.setNeedsDisplay()
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        guard let windowScene = scene as? UIWindowScene else { return }
        self.windowScene(windowScene, didUpdate: windowScene.effectiveGeometry.coordinateSpace, interfaceOrientation: .portrait, traitCollection: windowScene.traitCollection)
    }
}
