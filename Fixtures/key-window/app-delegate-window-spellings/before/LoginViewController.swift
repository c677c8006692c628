import UIKit

final class LoginViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (UIApplication.shared.delegate as? AppDelegate)?.window?.tintColor = .red
        (UIApplication.shared.delegate as! AppDelegate).window?.rootViewController?.dismiss(animated: true)
        UIApplication.shared.delegate!.window!!.layoutIfNeeded()
        let app = UIApplication.shared.delegate as! AppDelegate
        app.session = ""
        app.window?.rootViewController = UIViewController()
    }
}
