import UIKit

typealias Display = UIScreen

final class AliasViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let screen = UIScreen.main
        screen.brightness = 1
        screen.wantsSoftwareDimming = true
        Display.main.brightness = 1
    }
}
