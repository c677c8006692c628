import UIKit

final class ChildViewController: ParentViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(relayout), name: UIDevice.orientationDidChangeNotification, object: nil)
    }
}
