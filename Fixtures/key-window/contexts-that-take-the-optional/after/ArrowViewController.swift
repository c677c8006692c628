import UIKit

final class ArrowViewController: UIViewController {
    private weak var host: UIWindow?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let tip = view.convert(CGPoint.zero, to: view.window)
        guard tip.x > 0 else { return }
        if view.window == nil {
            return
        }
        host = view.window
    }
}
