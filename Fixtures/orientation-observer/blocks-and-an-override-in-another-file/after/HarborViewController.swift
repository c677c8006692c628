import UIKit

final class HarborViewController: UIViewController {
    let pier = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
    }
}

final class CanalViewController: UIViewController {
    private let lock = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { [weak self] _ in
            self?.lock.setNeedsLayout()
        }
    }
}
