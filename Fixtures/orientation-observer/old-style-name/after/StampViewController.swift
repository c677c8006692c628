import UIKit

final class StampViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.turned()
        }
    }

    deinit {
        print("gone")
    }

    @objc func turned() {
        view.setNeedsLayout()
    }
}
