import UIKit

extension UIView {
    func fixHeight(_ height: CGFloat) {
        heightAnchor.constraint(equalToConstant: height).isActive = true
    }
}
