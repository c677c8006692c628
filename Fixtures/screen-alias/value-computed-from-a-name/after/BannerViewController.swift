import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = kHalfWidth
        banner.frame.size.height = Metrics.column
        banner.frame.origin.x = view.bounds.width / 4
    }
}
