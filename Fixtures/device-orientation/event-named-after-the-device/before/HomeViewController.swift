import UIKit

enum Signal {
    enum Event {
        case deviceOrientationLandscape
    }

    static func fire(_ event: Event) {}
}

final class HomeViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if UIDevice.current.orientation.isLandscape {
            Signal.fire(.deviceOrientationLandscape)
        }
    }
}
