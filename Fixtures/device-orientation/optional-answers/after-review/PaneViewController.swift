import UIKit

final class PaneViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = view.window?.windowScene?.interfaceOrientation.isLandscape
        guard view.bounds.width <= view.bounds.height else { return }
        stack.isHidden = isWide == nil || UIDevice.current.orientation.isFlat
    }
}
