import UIKit

final class LampViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.screen.brightness = 1
        guard let screen = view.window?.windowScene?.screen else { return }
        screen.brightness = max(screen.brightness, 0.5)
    }
}
