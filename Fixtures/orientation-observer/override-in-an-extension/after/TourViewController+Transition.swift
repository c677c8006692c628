import UIKit

extension TourViewController {
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        title = "\(size.width)"
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.turned()
        }
    }
}
