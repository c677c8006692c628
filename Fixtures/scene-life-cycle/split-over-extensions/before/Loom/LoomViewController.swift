import UIKit

final class LoomViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Loom"
        view.backgroundColor = .systemBackground
    }
}
