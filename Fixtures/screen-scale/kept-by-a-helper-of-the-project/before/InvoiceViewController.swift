import UIKit

final class InvoiceViewController: UIViewController {
    private let rule = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        rule.fixHeight(1 / UIScreen.main.scale)
    }
}
