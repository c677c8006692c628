import UIKit

final class HomeController: RootController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = UIScreen.main.bounds.width
    }
}
