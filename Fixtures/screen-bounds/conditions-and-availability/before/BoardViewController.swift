import UIKit

final class BoardViewController: UIViewController {
    private let board = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        #if DEBUG
        board.frame.size.width = UIScreen.main.bounds.width - 20
        #else
        board.frame.size.width = UIScreen.main.bounds.width
        #endif
        if #available(iOS 13.0, *) {
            board.frame.size.height = view.bounds.height
        } else {
            board.frame.size.height = UIScreen.main.bounds.height
        }
        if #available(iOS 16.0, *) {
            board.center.x = UIScreen.main.bounds.midX
        }
        guard #available(iOS 14.0, *) else {
            board.center.y = UIScreen.main.bounds.midY
            return
        }
        board.center.y = UIScreen.main.bounds.midY
    }
}
