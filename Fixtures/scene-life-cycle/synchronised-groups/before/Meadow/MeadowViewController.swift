import UIKit

final class MeadowViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Meadow"
        view.backgroundColor = .systemBackground
    }
}
