import UIKit

final class MarginViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let orientation = UIDevice.current.orientation
        stack.spacing = orientation.isLandscape ? 20 : 10
    }
}
