import UIKit

final class SketchViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let device = UIDevice.current
        if view.bounds.width > view.bounds.height {
            stack.axis = .horizontal
        }
        print(device)
    }
}
