import UIKit

final class SittingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sit"
        view.backgroundColor = .systemBackground
    }
}
