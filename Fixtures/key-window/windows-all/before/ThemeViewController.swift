import UIKit

final class ThemeViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.windows.forEach { $0.overrideUserInterfaceStyle = .dark }
        for window in UIApplication.shared.windows {
            window.tintColor = .red
        }
        title = "\(UIApplication.shared.windows.count)"
    }
}
