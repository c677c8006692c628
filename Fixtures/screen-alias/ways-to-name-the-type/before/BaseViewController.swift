import UIKit

class BaseViewController: UIViewController {
    static let roomWidth = UIScreen.main.bounds.width
    let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = Self.roomWidth
        banner.frame.size.width = BaseViewController.roomWidth / 2
    }
}
