import UIKit

final class NoticeViewController: UIViewController {
    var notice: UIWindow?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.keyWindow?.endEditing(true)
    }
}
