import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = view.bounds.width
        banner.frame.size.height = view.bounds.height
        banner.frame.origin.x = view.bounds.width / 4
        banner.alpha = UIScreen.main.longSide > 900 ? 1 : 0.5
    }
}
