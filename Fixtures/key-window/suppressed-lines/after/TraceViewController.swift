import UIKit

final class TraceViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.keyWindow?.tintColor = .red // reframe:ignore
        UIApplication.shared.keyWindow?.layoutIfNeeded() // reframe:ignore:key-window
        view.window?.layoutIfNeeded() // reframe:ignore:screen-bounds
    }
}
