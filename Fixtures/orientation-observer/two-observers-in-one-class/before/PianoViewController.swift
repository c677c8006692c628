import UIKit

final class PianoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(layoutKeys), name: UIDevice.orientationDidChangeNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(layoutKeys), name: UIApplication.didChangeStatusBarOrientationNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(layoutPedals), name: UIApplication.didChangeStatusBarOrientationNotification, object: nil)
    }

    @objc private func layoutKeys() {}
    @objc private func layoutPedals() {}
}
