import UIKit

final class MosaicViewController: UIViewController {
    private let stack = UIStackView()
    private var isCompact = false

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let columns = UIDevice.current.orientation.isLandscape ? 4 : 2
        if UIDevice.current.orientation.isPortrait && columns > 1 {
            stack.axis = .vertical
        }
        isCompact = !UIDevice.current.orientation.isLandscape
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { _ in
            self.stack.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
        }
    }
}
