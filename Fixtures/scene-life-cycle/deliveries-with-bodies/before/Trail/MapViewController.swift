import UIKit

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Map"
        view.backgroundColor = .systemBackground
    }
}
