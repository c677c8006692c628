import UIKit

final class KioskViewController: UIViewController {
    var turnsWithDevice = true

    override func viewDidLoad() {
        super.viewDidLoad()
        if turnsWithDevice {
            NotificationCenter.default.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
        }
    }

    @objc private func turned() {
        view.setNeedsLayout()
    }
}
