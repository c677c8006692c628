import UIKit

final class GraphViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(rotated(_:)), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc private func rotated(_ notification: Notification) {
        view.setNeedsLayout()
    }
}
