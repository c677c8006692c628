import UIKit

final class LaneViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let pose = UIDevice.current.orientation
        if pose == .landscapeLeft || pose == .landscapeRight {
            stack.axis = .horizontal
        }
        let held = UIDevice.current.orientation
        switch held {
        case .landscapeLeft, .landscapeRight: stack.spacing = 20
        default: stack.spacing = 10
        }
        let side = UIDevice.current.orientation
        if case .landscapeLeft = side { stack.alpha = 0.5 }
        if side.isLandscape { stack.isHidden = true }
    }
}
