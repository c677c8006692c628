import UIKit

final class BannerViewController: UIViewController {
    private enum Constants {
        static let width = UIScreen.main.bounds.width
        static let gap: CGFloat = 8
    }

    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = Constants.width - Constants.gap
    }
}
