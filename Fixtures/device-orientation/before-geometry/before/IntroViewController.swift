import UIKit

final class IntroViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = UIDevice.current.orientation.isLandscape ? .horizontal : .vertical
    }
}
