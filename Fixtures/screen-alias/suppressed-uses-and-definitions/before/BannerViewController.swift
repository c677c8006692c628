import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = kScreenWidth
        // reframe:ignore:screen-alias
        banner.frame.size.width = kScreenWidth / 2
        banner.frame.size.height = kScreenHeight
    }
}
