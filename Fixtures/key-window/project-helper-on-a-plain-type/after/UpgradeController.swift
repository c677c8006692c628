import UIKit

final class UpgradeController: UIViewController {
    private let footer = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        footer.frame.origin.y = -(view.window?.safeAreaInsets.bottom ?? 0)
        footer.isHidden = view.window?.windowScene?.activationState == .background
    }
}
