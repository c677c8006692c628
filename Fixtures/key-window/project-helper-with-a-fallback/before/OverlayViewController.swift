import UIKit

final class OverlayViewController: UIViewController {
    private let overlay = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIWindow.front.addSubview(overlay)
        overlay.frame.size.width = UIWindow.front.bounds.width
    }
}
