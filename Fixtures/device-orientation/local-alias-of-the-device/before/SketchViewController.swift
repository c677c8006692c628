import UIKit

final class SketchViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let device = UIDevice.current
        if device.orientation.isLandscape {
            stack.axis = .horizontal
        }
        print(device)
    }
}
