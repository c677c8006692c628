import UIKit

final class FloorViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Floor"
        view.backgroundColor = .systemBackground
    }
}
