import UIKit

protocol PixelAligned {}

extension PixelAligned where Self: UIView {
    func aligned(_ value: CGFloat) -> CGFloat {
        ceil(value * traitCollection.displayScale)
    }
}

protocol Hairlined: UIViewController {}

extension Hairlined {
    var hairline: CGFloat { 1 / traitCollection.displayScale }
}
