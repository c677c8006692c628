import UIKit

final class TunerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tuner"
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.statusBarTurned()
        }
    }

    @objc func statusBarTurned() {
        view.setNeedsLayout()
    }
}
