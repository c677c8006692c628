import UIKit

final class CourtListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Courts"
        view.backgroundColor = .systemBackground
    }
}
