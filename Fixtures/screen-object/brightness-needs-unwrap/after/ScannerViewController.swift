import UIKit

final class ScannerViewController: UIViewController {
    private var oldBrightness: CGFloat = 0
    private var savedBrightness: CGFloat?
    private let shield = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        oldBrightness = UIScreen.main.brightness
        savedBrightness = view.window?.windowScene?.screen.brightness
        if UIScreen.main.isCaptured {
            shield.isHidden = false
        }
        if view.window?.windowScene?.screen.isCaptured == true {
            shield.isHidden = false
        }
        UIScreen.main.brightness = max(UIScreen.main.brightness, 0.8)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.windowScene?.screen.brightness = oldBrightness
    }
}
