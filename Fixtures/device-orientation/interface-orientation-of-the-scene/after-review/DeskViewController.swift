import UIKit

final class DeskViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        stack.axis = isWide ? .horizontal : .vertical
        if view.bounds.width <= view.bounds.height {
            stack.spacing = 4
        }
    }
}
