import UIKit

class SheetViewController: UIViewController {
    static let preferredWidth: CGFloat = UIScreen.main.bounds.width / 2

    class var maximumHeight: CGFloat {
        return UIScreen.main.bounds.height * 0.9
    }

    private static func inset(for width: CGFloat) -> CGFloat {
        (UIScreen.main.bounds.width - width) / 2
    }
}
