import UIKit

extension HarborViewController {
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        title = nil
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.pier.setNeedsLayout()
        }
    }
}

extension CanalViewController {
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        title = nil
    }
}
