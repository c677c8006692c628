import UIKit

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Map"
    }

    @objc private func turned() {
        // view.setNeedsLayout()
    }
}
