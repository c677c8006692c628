import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        banner.frame.size.width = size.width
        banner.frame.size.height = size.height
        banner.frame.size = size
        banner.frame = CGRect(origin: .zero, size: size)
        banner.frame.size.width = size.width
    }
}
