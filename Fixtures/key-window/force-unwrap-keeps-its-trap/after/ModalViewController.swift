import UIKit

final class ModalViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let window = view.window!
        window.tintColor = .red
        view.window!.rootViewController!.dismiss(animated: false)
    }
}
