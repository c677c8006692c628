import UIKit

final class PosterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(turned), name: Notification.Name("UIDeviceOrientationDidChangeNotification"), object: nil)
    }

    @objc private func turned() {
        view.setNeedsLayout()
    }
}
