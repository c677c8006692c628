import UIKit

final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.addSubview(banner)
    }
}
