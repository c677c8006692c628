import UIKit

final class RatingViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let scene = view.window?.windowScene,
              let window = scene.windows.first else { return }
        window.tintColor = .red
    }
}
