import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.windows.last?.addSubview(banner)
    }
}
