import UIKit

final class QuietViewController: UIViewController {
    private let a = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        a.frame.size.width = UIScreen.main.bounds.width // reframe:ignore
        a.frame.size.width = UIScreen.main.bounds.width // reframe:ignore:screen-bounds
        // reframe:ignore
        a.frame.size.height = UIScreen.main.bounds.height
        // reframe:ignore:screen-bounds
        a.frame.size.height = UIScreen.main.bounds.height
        a.center.x = UIScreen.main.bounds.midX // reframe:ignore:screen-scale
        a.center.y = UIScreen.main.bounds.midY
    }
}
