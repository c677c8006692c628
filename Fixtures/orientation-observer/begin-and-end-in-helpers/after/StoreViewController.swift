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
        center.addObserver(self, selector: #selector(reload), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.turned()
        }
    }

    private func stopObserving() {
        let center = NotificationCenter.default
        center.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc private func turned() {}
    @objc private func reload() {}
}
