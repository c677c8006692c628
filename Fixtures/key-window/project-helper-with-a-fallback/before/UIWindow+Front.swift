import UIKit

extension UIWindow {
    class var front: UIWindow {
        return UIApplication.shared.keyWindow ?? UIWindow()
    }
}
