import UIKit

final class ArrowViewController: UIViewController {
    private weak var host: UIWindow?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let tip = view.convert(CGPoint.zero, to: UIApplication.shared.keyWindow)
        guard tip.x > 0 else { return }
        if UIApplication.shared.keyWindow == nil {
            return
        }
        host = UIApplication.shared.windows.first
    }
}
