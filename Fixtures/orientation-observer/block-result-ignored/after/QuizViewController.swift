import UIKit

final class QuizViewController: UIViewController {
    private let board = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(board)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            guard let self = self else { return }
            // Cards keep their order.
            self.board.setNeedsLayout()
        }
    }
}
