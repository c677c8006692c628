import UIKit

final class SparViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Spar"
        view.backgroundColor = .systemBackground
    }
}
