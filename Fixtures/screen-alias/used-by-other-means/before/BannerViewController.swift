import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let read = Sizes.screenWidth
        banner.frame.size.width = Sizes.screenWidth()
        banner.frame.size.height = read()
    }
}
