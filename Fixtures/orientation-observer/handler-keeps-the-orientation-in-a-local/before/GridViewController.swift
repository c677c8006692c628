import UIKit

final class GridViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc private func turned() {
        let orientation = UIDevice.current.orientation
        stack.axis = orientation.isLandscape ? .horizontal : .vertical
        switch UIDevice.current.orientation {
        case .landscapeLeft, .landscapeRight: stack.spacing = 20
        default: stack.spacing = 10
        }
    }
}
