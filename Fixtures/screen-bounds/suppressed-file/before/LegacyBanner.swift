// reframe:ignore-file
import UIKit

let bannerWidth = UIScreen.main.bounds.width

final class LegacyBannerController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.subviews.first?.frame = UIScreen.main.bounds
    }
}
