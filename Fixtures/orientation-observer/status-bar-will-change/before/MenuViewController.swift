import UIKit

final class MenuViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(closeMenu), name: UIApplication.willChangeStatusBarOrientationNotification, object: nil)
    }

    @objc private func closeMenu() {
        dismiss(animated: false)
    }
}
