import UIKit

final class AccountController: FrameworkController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.tintColor = .red
    }
}
