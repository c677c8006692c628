import UIKit

final class CallViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc private func turned() {
        turnIcons()
    }

    private func turnIcons() {
        switch UIDevice.current.orientation {
        case .landscapeLeft: view.transform = CGAffineTransform(rotationAngle: 1.57)
        default: view.transform = .identity
        }
    }
}
