import UIKit

final class ZoomViewController: UIViewController {
    private var zoom: CGFloat = 1

    override func viewWillTransition(to newSize: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: newSize, with: coordinator)
        zoom = newSize.width / 320
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self = self else { return }
            self.zoom = self.view.bounds.width / 320
        }
    }
}
