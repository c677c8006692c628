import UIKit

final class UpgradeController: UIViewController {
    private let footer = UIView()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        footer.frame.origin.y = -(SceneFinder.mainWindow?.safeAreaInsets.bottom ?? 0)
        footer.isHidden = SceneFinder.scene()?.activationState == .background
    }
}
