import UIKit

final class GridViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.turned()
        }
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
