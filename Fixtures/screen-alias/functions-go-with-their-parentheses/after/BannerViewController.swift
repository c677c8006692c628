import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = view.bounds.width
        banner.frame.size.height = view.bounds.size.height / 2
        banner.frame.origin.x = screenWidth(minus: 40)
    }
}
