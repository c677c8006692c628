import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = UIScreen.fullWidth
        banner.frame.size.height = UIScreen.fullHeight
        banner.frame.origin.x = UIScreen.main.roomWidth / 4
        banner.alpha = UIScreen.main.longSide > 900 ? 1 : 0.5
    }
}
