import UIKit

extension AtlasViewController {
    func observe() {
        NotificationCenter.default.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
        turned()
    }

    @objc func turned() {
        view.setNeedsLayout()
    }
}
