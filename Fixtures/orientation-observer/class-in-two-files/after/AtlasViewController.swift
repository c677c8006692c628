import UIKit

final class AtlasViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        observe()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        title = "\(size.width)"
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.turned()
        }
    }
}
