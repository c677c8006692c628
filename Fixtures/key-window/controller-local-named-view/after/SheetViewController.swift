import UIKit

final class SheetViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let view = UIView()
        view.alpha = 0.5
        self.view.window?.addSubview(view)
    }
}
