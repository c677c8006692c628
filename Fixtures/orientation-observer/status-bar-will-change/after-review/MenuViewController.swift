import UIKit

final class MenuViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        closeMenu()
    }

    @objc private func closeMenu() {
        dismiss(animated: false)
    }
}
