import UIKit

final class FrontViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let isFront = view.window === UIApplication.shared.keyWindow
        let host = view.window ?? UIApplication.shared.windows.first
        host?.isHidden = !isFront
    }
}
