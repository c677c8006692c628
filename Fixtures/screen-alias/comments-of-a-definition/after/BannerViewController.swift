import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size = CGSize(width: view.bounds.width, height: view.bounds.height)
        banner.frame.size = view.bounds.size
        banner.frame = view.bounds
    }
}
