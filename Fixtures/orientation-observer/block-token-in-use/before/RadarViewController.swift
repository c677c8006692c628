import UIKit

final class RadarViewController: UIViewController {
    private var token: NSObjectProtocol?

    var isTracking: Bool { token != nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { [weak self] _ in
            self?.view.setNeedsLayout()
        }
    }

    deinit {
        if let token = token { NotificationCenter.default.removeObserver(token) }
    }
}
