import UIKit

protocol PixelAligned {}

extension PixelAligned where Self: UIView {
    func aligned(_ value: CGFloat) -> CGFloat {
        ceil(value * UIScreen.main.scale)
    }
}

protocol Hairlined: UIViewController {}

extension Hairlined {
    var hairline: CGFloat { 1 / UIScreen.main.scale }
}
