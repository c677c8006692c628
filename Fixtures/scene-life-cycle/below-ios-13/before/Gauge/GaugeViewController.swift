import UIKit

final class GaugeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gauge"
        view.backgroundColor = .systemBackground
    }
}
