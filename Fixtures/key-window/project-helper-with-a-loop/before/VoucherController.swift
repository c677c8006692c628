import UIKit

final class VoucherController: UIViewController {
    private let seal = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIWindow.current?.addSubview(seal)
    }
}
