import UIKit

final class CellarViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cellar"
        view.backgroundColor = .systemBackground
    }
}
