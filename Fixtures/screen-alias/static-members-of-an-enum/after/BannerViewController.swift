import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = view.bounds.width / 2
        banner.frame.size = view.bounds.size
        banner.frame.size.height = view.bounds.size.height / 3
        banner.bounds = view.bounds
        banner.isHidden = view.bounds.size.width < 200
    }
}
