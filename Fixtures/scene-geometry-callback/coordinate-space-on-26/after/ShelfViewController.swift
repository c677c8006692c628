import UIKit

struct Shelf {
    var coordinateSpace = CGRect.zero
}

final class ShelfViewController: UIViewController {
    func place(_ box: UIView, in shelf: Shelf) {
        guard let scene = view.window?.windowScene else { return }
        let frame = box.convert(box.bounds, to: scene.effectiveGeometry.coordinateSpace)
        let size = view.window?.windowScene?.effectiveGeometry.coordinateSpace.bounds.size ?? .zero
        print(frame, size, shelf.coordinateSpace)
        if scene.effectiveGeometry.coordinateSpace.bounds.contains(frame) { print("inside") }
        print(box.convert(box.bounds, to: scene.screen.coordinateSpace))
    }
}
