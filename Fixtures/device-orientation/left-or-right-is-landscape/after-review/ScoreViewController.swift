import UIKit

final class ScoreViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.bounds.width > view.bounds.height {
            stack.axis = .horizontal
        }
        if view.bounds.width <= view.bounds.height {
            stack.axis = .vertical
        }
    }
}
