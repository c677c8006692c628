import UIKit

final class TourViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc func turned() {
        view.setNeedsLayout()
    }
}
