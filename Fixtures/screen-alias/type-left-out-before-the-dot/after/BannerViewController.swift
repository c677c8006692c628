import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = view.bounds.width - .gap
        banner.frame.size = CGSize(width: view.bounds.width, height: .gap)
    }
}
