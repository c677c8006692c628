import UIKit

final class BerthListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Berths"
        view.backgroundColor = .systemBackground
    }
}
