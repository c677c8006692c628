import UIKit

extension SceneDelegate {
    func windowScene(
        _ scene: UIWindowScene,
        didUpdate space: any UICoordinateSpace,
        interfaceOrientation _: UIInterfaceOrientation,
        traitCollection _: UITraitCollection
    ) {
        guard space.bounds.size != scene.effectiveGeometry.coordinateSpace.bounds.size else { return }
        redraw()
    }
}
