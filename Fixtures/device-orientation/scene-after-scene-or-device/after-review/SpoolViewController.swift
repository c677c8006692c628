import UIKit

final class SpoolViewController: UIViewController {
    private let spool = UIView()
    var scene: UIWindowScene?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        spool.isHidden = view.bounds.width > view.bounds.height
        if view.bounds.width > view.bounds.height { spool.alpha = 1 }
        spool.isHidden = scene?.interfaceOrientation.isLandscape ?? UIDevice.current.orientation.isPortrait
    }
}
