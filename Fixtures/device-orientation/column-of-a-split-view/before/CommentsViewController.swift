import UIKit

final class ColumnsViewController: UIViewController {
    var showsList = false
}

final class CommentsViewController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.alpha = UIDevice.current.orientation.isLandscape ? 1 : 0.5
    }

    func open() {
        (parent as? ColumnsViewController)?.showsList = true
    }
}
