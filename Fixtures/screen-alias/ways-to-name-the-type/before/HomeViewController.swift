import UIKit

typealias Base = BaseViewController

final class HomeViewController: BaseViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        banner.frame.size.height = HomeViewController.roomWidth / 3
        banner.frame.origin.x = Base.roomWidth / 4
    }
}
