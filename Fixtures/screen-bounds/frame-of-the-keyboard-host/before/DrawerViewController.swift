import UIKit

final class DrawerViewController: UIViewController {
    private var keyboardHost: UIView?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let resting = keyboardHost.map { panel in
            CGRect(x: 0, y: UIScreen.main.bounds.height - panel.frame.height, width: panel.frame.width, height: 44)
        }
        keyboardHost?.frame = resting ?? .zero
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        keyboardHost?.frame.origin.y = UIScreen.main.bounds.height
    }
}
