import UIKit

final class TourViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
    }

    @objc func turned() {
        view.setNeedsLayout()
    }
}
