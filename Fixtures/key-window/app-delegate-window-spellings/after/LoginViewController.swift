import UIKit

final class LoginViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.tintColor = .red
        view.window?.rootViewController?.dismiss(animated: true)
        view.window!.layoutIfNeeded()
        let app = UIApplication.shared.delegate as! AppDelegate
        app.session = ""
        view.window?.rootViewController = UIViewController()
    }
}
