import UIKit

final class PianoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.layoutKeys()
            self?.layoutPedals()
        }
    }

    @objc private func layoutKeys() {}
    @objc private func layoutPedals() {}
}
