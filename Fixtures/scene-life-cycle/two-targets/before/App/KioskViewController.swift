import UIKit

final class KioskViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kiosk"
        view.backgroundColor = .systemBackground
    }
}
