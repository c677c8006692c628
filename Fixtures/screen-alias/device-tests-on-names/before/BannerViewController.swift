import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.isHidden = max(SCREEN_W, SCREEN_H) == 812
        banner.alpha = SCREEN_W < 375 ? 0.5 : 1
        banner.clipsToBounds = view.bounds.width == SCREEN_W
    }
}
