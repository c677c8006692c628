import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = Screen.width / 2
        banner.frame.size = Screen.size
        banner.frame.size.height = Screen.size.height / 3
        banner.bounds = Screen.bounds
        banner.isHidden = Screen.bounds.size.width < 200
    }
}
