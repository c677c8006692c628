import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.frame.size.width = view.bounds.width
        view.addSubview(banner)
    }
}
