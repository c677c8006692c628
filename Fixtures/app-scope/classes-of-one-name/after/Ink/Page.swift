import UIKit

final class Page: Base {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame.size.width = view.bounds.width
    }

    private let banner = UIView()
}
