import UIKit

final class BadgeViewController: UIViewController {
    private let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        badge.layer.contentsScale = traitCollection.displayScale
        registerForTraitChanges([UITraitDisplayScale.self]) { (self: BadgeViewController, _) in
            self.badge.layer.contentsScale = self.traitCollection.displayScale
        }
    }
}
