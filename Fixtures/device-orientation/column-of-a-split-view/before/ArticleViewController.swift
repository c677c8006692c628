import UIKit

final class ArticleViewController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let showsList = UIDevice.current.orientation.isLandscape
        view.alpha = showsList && splitViewController != nil ? 1 : 0.5
    }
}
