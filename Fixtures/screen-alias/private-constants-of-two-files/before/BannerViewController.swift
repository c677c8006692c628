import UIKit

private let pageWidth = UIScreen.main.bounds.width

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = pageWidth
    }
}
