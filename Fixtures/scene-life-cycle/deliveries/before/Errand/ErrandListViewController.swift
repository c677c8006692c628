import UIKit

final class ErrandListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Errands"
        view.backgroundColor = .systemBackground
    }
}
