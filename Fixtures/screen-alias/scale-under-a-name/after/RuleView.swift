import UIKit

final class RuleView: UIView {
    override func draw(_ rect: CGRect) {
        print(1 / traitCollection.displayScale)
    }
}

final class BadgeViewController: UIViewController {
    private let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        badge.layer.contentsScale = kScale
    }
}
