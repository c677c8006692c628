import UIKit

final class BadgeLayouter {
    func spread(_ badge: UIView, in container: UIView) {
        badge.frame.size.width = container.bounds.width - 20
    }

    func stretch(_ badge: UIView) {
        badge.frame.size.width = UIScreen.main.bounds.width
    }
}
