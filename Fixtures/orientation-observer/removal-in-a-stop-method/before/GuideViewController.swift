import UIKit

final class GuideViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(place), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    func finish() {
        title = "Done"
        NotificationCenter.default.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc private func place() {
        view.setNeedsLayout()
    }
}
