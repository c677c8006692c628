import UIKit

final class FlashViewController: UIViewController {
    private var isFlashing = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.2) {
            self.view.window?.windowScene?.screen.brightness = 1
        }
        DispatchQueue.main.async { [weak self] in
            self?.isFlashing = true
            self?.view.window?.windowScene?.screen.brightness = 1
        }
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            self.isFlashing = false
            self.view.window?.windowScene?.screen.brightness = 0.5
        }
        DispatchQueue.main.async {
            UIScreen.main.brightness = 0.5
        }
    }
}
