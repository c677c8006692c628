import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = UIDevice.screenWidth
        banner.frame.size.height = UIDevice.current.screenHeight
    }
}
