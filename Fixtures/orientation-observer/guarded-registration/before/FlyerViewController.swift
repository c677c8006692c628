import UIKit

final class FlyerViewController: UIViewController {
    var isPrinted = false

    override func viewDidLoad() {
        super.viewDidLoad()
        guard !isPrinted else { return }
        NotificationCenter.default.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc private func turned() {}
}
