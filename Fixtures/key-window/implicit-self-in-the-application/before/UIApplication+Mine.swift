import UIKit

extension UIApplication {
    var ownWindow: UIWindow? {
        delegate?.window ?? nil
    }

    var firstWindow: UIWindow? {
        windows.first
    }

    var frontWindow: UIWindow? {
        self.windows.first { $0.isKeyWindow }
    }
}
