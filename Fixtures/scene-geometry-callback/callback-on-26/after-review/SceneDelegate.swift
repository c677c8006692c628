import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let board = UIView()

    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {
        if previousEffectiveGeometry.interfaceOrientation == windowScene.effectiveGeometry.interfaceOrientation {
            board.frame.origin.x *= windowScene.effectiveGeometry.coordinateSpace.bounds.width / previousEffectiveGeometry.coordinateSpace.bounds.width
        }
        layOutBoard()
    }

    private func layOutBoard() {
        board.setNeedsLayout()
    }
}
