import UIKit

final class Page: Base {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = UIScreen.main.bounds.width
    }

    private let banner = UIView()
}
