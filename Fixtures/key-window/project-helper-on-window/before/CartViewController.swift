import UIKit

final class CartViewController: UIViewController {
    private let toast = UILabel()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIWindow.key?.addSubview(toast)
    }
}
