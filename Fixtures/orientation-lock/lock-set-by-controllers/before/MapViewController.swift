import UIKit

final class MapViewController: UIViewController {
    override var shouldAutorotate: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        RotationPolicy.shared.allowed = .landscape
        if #available(iOS 16.0, *) {
            view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
        }
    }
}
