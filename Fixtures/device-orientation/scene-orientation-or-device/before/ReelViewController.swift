import UIKit

final class ReelViewController: UIViewController {
    private let reel = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        reel.isHidden = view.window?.windowScene?.interfaceOrientation.isLandscape ?? UIDevice.current.orientation.isLandscape && isEditing
    }
}
