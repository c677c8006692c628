import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let read = Sizes.screenWidth
        banner.frame.size.width = view.bounds.width
        banner.frame.size.height = read()
    }
}
