import UIKit

typealias Display = UIScreen

final class AliasViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.screen.brightness = 1
        view.window?.windowScene?.screen.wantsSoftwareDimming = true
        Display.main.brightness = 1
    }
}
