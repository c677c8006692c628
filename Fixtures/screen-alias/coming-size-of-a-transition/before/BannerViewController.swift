import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        banner.frame.size.width = Screen.width
        banner.frame.size.height = Screen.height
        banner.frame.size = Screen.size
        banner.frame = Screen.frame
        banner.frame.size.width = Screen.frame.size.width
    }
}
