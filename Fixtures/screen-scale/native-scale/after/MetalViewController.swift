import UIKit

final class MetalViewController: UIViewController {
    private let surface = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let pixels = surface.bounds.width * UIScreen.main.nativeScale
        surface.isHidden = pixels < 1
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if view.window?.windowScene?.screen.nativeScale == 3 {
            surface.isHidden = false
        }
    }
}
