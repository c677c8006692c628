import UIKit

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Map"
        // lay out again after a rotation
        NotificationCenter.default.addObserver(
            self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc private func turned() {
        // view.setNeedsLayout()
    }
}
