import UIKit

open class DockViewController: UIViewController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(turned(_:)), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc open func turned(_ notification: Notification?) {
        view.setNeedsLayout()
    }
}
