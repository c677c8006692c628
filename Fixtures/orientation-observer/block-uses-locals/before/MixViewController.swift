import UIKit

final class MixViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let badge = UIView()
        NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { _ in
            badge.setNeedsLayout()
        }
    }
}
