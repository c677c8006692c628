import UIKit

final class FocusViewController: UIViewController {
    private let shade = UIView()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let app = UIApplication.shared
        app.isIdleTimerDisabled = true
        view.window?.addSubview(shade)
        view.window?.layoutIfNeeded()
    }
}
