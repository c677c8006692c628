import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let board = UIView()

    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {
        if previousInterfaceOrientation == windowScene.interfaceOrientation {
            board.frame.origin.x *= windowScene.coordinateSpace.bounds.width / previousCoordinateSpace.bounds.width
        }
        layOutBoard()
    }

    private func layOutBoard() {
        board.setNeedsLayout()
    }
}
