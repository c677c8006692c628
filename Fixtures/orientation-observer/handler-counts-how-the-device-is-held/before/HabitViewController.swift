import UIKit

enum Usage {
    static func record(_ event: String) {}
}

final class HabitViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc private func turned() {
        if UIDevice.current.orientation.isLandscape {
            Usage.record("device_landscape")
        }
    }
}
