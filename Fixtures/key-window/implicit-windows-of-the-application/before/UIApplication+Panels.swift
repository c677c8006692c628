import UIKit

extension UIApplication {
    var activePanel: UIWindow? {
        windows.filter { $0.isKeyWindow }.first
    }

    var bottomPanel: UIView? {
        windows
            .filter { !$0.isHidden }
            .first?.subviews
            .first
    }
}
