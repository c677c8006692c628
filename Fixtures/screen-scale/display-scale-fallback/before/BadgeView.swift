import UIKit

final class BadgeView: UIView {
    override func draw(_ rect: CGRect) {
        let scale = traitCollection.displayScale ?? UIScreen.main.scale
        let other = window?.screen.scale ?? UIScreen.main.scale
        stroke(1 / scale, 1 / other)
    }

    private func stroke(_ width: CGFloat, _ other: CGFloat) {}
}
