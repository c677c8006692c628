import UIKit

final class BannerViewController: UIViewController {
    private enum Constants {
        static let gap: CGFloat = 8
    }

    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = view.bounds.width - Constants.gap
    }
}
