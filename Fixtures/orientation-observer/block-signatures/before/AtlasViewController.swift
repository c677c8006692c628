import UIKit

final class AtlasViewController: UIViewController {
    private var token: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification,
            object: nil,
            queue: .main,
            using: { [unowned self] (_: Notification) -> Void in
                self.fit()
            }
        )
        _ = NotificationCenter.default.addObserver(forName: UIApplication.didChangeStatusBarOrientationNotification, object: nil, queue: nil) { (note) in self.fit() }
    }

    deinit {
        guard let token = token else { return }
        NotificationCenter.default.removeObserver(token)
    }

    private func fit() {}
}
