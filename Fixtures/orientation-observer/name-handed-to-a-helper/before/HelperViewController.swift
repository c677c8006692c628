import UIKit

func watch(_ names: [Notification.Name], _ work: @escaping () -> Void) {}

final class HelperViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        watch(
            [
                UIDevice.orientationDidChangeNotification
            ]
        ) { [weak self] in
            self?.view.setNeedsLayout()
        }
    }
}
