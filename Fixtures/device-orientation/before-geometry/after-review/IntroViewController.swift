import UIKit

final class IntroViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
    }
}
