import UIKit

final class StoreViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        startObserving()
    }

    deinit {
        stopObserving()
    }

    private func startObserving() {
        let center = NotificationCenter.default
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        center.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
        center.addObserver(self, selector: #selector(reload), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    private func stopObserving() {
        let center = NotificationCenter.default
        center.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil)
        center.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
    }

    @objc private func turned() {}
    @objc private func reload() {}
}
