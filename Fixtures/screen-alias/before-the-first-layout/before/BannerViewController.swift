import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.frame.size.width = kScreenWidth
        view.addSubview(banner)
    }
}
