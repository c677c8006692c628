import UIKit

final class NookViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // once
        // The rest is laid out by hand.
        title = "Nook"
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.turned()
        }
    }

    @objc func turned() {}
    deinit {
        // Nothing else to do.
    }
}
