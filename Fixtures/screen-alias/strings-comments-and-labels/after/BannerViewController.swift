import UIKit

// screenWidth was used here once.
final class BannerViewController: UIViewController {
    private let banner = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print("screenWidth", "\(view.bounds.width)")
        place(screenWidth: 3)
    }

    private func place(screenWidth width: CGFloat) { banner.frame.size.width = width }
}
