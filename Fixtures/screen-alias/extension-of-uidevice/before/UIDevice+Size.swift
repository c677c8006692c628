import UIKit

extension UIDevice {
    static let screenWidth = UIScreen.main.bounds.width

    var screenHeight: CGFloat { UIScreen.main.bounds.height }
}
