import UIKit

final class QuarryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Quarry"
        view.backgroundColor = .systemBackground
    }
}
