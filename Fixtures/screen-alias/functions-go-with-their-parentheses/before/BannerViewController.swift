import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = screenWidth()
        banner.frame.size.height = Sizes.screenBounds().size.height / 2
        banner.frame.origin.x = screenWidth(minus: 40)
    }
}
