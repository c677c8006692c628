import UIKit

final class WelcomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        UIApplication.shared.keyWindow?.tintColor = .red
        early()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        early()
        live()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        UIApplication.shared.keyWindow?.tintColor = .black
    }

    private func early() {
        UIApplication.shared.keyWindow?.layoutIfNeeded()
    }

    private func live() {
        UIApplication.shared.keyWindow?.backgroundColor = .black
    }
}
