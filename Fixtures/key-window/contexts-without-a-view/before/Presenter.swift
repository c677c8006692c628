import UIKit

let launchWindow = UIApplication.shared.keyWindow

func frontWindow() -> UIWindow? { UIApplication.shared.windows.last }

final class Presenter {
    private let window = UIApplication.shared.keyWindow
    private lazy var root = UIApplication.shared.keyWindow?.rootViewController

    static func top() -> UIViewController? { UIApplication.shared.keyWindow?.rootViewController }

    func show(_ child: UIView, in host: UIWindow? = UIApplication.shared.keyWindow) {
        host?.addSubview(child)
        window?.layoutIfNeeded()
        root?.dismiss(animated: true)
    }

    func hideKeyboard() {
        _ = UIApplication.shared.keyWindow?.endEditing(true)
    }
}
