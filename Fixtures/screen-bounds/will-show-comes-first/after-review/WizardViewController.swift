import UIKit

final class WizardViewController: UIViewController, UINavigationControllerDelegate {
    private let progress = UIView()

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        progress.frame.size.width = view.bounds.width / 3
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        progress.frame.size.width = view.bounds.width / 2
    }
}
