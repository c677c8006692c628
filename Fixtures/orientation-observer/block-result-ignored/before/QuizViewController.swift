import UIKit

final class QuizViewController: UIViewController {
    private let board = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(board)
        NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { [weak self] notification in
            guard let self = self else { return }
            // Cards keep their order.
            self.board.setNeedsLayout()
        }
    }
}
