import UIKit

final class PictureListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pictures"
        view.backgroundColor = .systemBackground
    }
}
