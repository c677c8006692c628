import UIKit

final class PostboxViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Postbox"
        view.backgroundColor = .systemBackground
    }
}
