import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
        view.addSubview(banner)
    }
}
