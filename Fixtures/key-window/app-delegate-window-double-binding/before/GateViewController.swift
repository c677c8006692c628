import UIKit

final class GateViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let window = UIApplication.shared.delegate?.window {
            window?.tintColor = .red
        }
    }
}
