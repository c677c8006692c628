import UIKit

final class SpoolViewController: UIViewController {
    private let spool = UIView()
    var scene: UIWindowScene?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        spool.isHidden = !(view.window?.windowScene?.interfaceOrientation.isPortrait ?? scene?.interfaceOrientation.isPortrait ?? true)
        if scene?.interfaceOrientation.isLandscape ?? !UIDevice.current.orientation.isPortrait { spool.alpha = 1 }
        spool.isHidden = scene?.interfaceOrientation.isLandscape ?? UIDevice.current.orientation.isPortrait
    }
}
