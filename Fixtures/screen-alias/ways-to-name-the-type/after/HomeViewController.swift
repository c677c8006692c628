import UIKit

typealias Base = BaseViewController

final class HomeViewController: BaseViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        banner.frame.size.height = view.bounds.width / 3
        banner.frame.origin.x = view.bounds.width / 4
    }
}
