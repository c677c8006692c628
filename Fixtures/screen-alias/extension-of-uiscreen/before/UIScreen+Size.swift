import UIKit

extension UIScreen {
    static var fullWidth: CGFloat { main.bounds.width }

    class var fullHeight: CGFloat {
        return UIScreen.main.bounds.height
    }

    /// The longer side.
    var longSide: CGFloat { max(bounds.width, bounds.height) }

    var roomWidth: CGFloat { bounds.width }
}
