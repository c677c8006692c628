import UIKit

extension UIScreen {
    /// The longer side.
    var longSide: CGFloat { max(bounds.width, bounds.height) }
}
