import UIKit

final class ModalViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let window = UIApplication.shared.keyWindow!
        window.tintColor = .red
        UIApplication.shared.keyWindow!.rootViewController!.dismiss(animated: false)
    }
}
