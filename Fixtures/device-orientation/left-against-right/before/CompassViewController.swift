import UIKit

final class CompassViewController: UIViewController {
    private let needle = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch UIDevice.current.orientation {
        case .landscapeLeft: needle.transform = CGAffineTransform(rotationAngle: 1.57)
        case .landscapeRight: needle.transform = CGAffineTransform(rotationAngle: -1.57)
        default: needle.transform = .identity
        }
        if UIDevice.current.orientation == .landscapeLeft {
            needle.alpha = 0.5
        }
    }
}
