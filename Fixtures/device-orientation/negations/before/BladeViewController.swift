import UIKit

final class BladeViewController: UIViewController {
    private let blade = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        blade.isHidden = !UIDevice.current.orientation.isPortrait && isEditing
        blade.isHidden = !(UIDevice.current.orientation == .landscapeLeft || UIDevice.current.orientation == .landscapeRight)
        blade.isHidden = !(view.window?.windowScene?.interfaceOrientation.isLandscape ?? false)
        blade.isHidden = UIDevice.current.orientation.isLandscape == false && isEditing
        blade.isHidden = (UIDevice.current.orientation.isLandscape)
        blade.isHidden = !(!UIDevice.current.orientation.isLandscape)
        blade.isHidden = !(UIDevice.current.orientation.isLandscape && isEditing)
    }
}
