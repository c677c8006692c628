import UIKit

final class AtlasViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [unowned self] _ in
            self.fit()
        }
        coordinator.animate(alongsideTransition: nil) { _ in
            self.fit()
        }
    }

    private func fit() {}
}
