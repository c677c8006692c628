import UIKit

final class GuideViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.place()
        }
    }

    func finish() {
        title = "Done"
    }

    @objc private func place() {
        view.setNeedsLayout()
    }
}
