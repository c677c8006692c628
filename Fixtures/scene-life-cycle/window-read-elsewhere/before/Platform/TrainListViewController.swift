import UIKit

final class TrainListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trains"
        view.backgroundColor = .systemBackground
    }
}
