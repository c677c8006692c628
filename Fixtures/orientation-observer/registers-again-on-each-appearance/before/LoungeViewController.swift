import UIKit

final class LoungeViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(Self.turned), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc private func turned() {}
}
