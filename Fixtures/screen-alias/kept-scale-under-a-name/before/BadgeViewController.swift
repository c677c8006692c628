import UIKit

final class BadgeViewController: UIViewController {
    private let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        badge.layer.contentsScale = kScale
    }
}
