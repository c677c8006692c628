import UIKit

final class TunerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(TunerViewController.statusBarTurned),
            name: UIApplication.didChangeStatusBarOrientationNotification,
            object: nil
        )
        title = "Tuner"
    }

    @objc func statusBarTurned() {
        view.setNeedsLayout()
    }
}
