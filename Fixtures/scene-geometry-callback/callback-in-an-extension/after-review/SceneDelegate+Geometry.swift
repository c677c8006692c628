import UIKit

extension SceneDelegate {
    func windowScene(
        _ scene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        guard previousEffectiveGeometry.coordinateSpace.bounds.size != scene.effectiveGeometry.coordinateSpace.bounds.size else { return }
        redraw()
    }
}
