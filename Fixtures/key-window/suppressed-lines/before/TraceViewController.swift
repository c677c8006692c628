import UIKit

final class TraceViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.keyWindow?.tintColor = .red // reframe:ignore
        UIApplication.shared.keyWindow?.layoutIfNeeded() // reframe:ignore:key-window
        UIApplication.shared.windows.first?.layoutIfNeeded() // reframe:ignore:screen-bounds
    }
}
