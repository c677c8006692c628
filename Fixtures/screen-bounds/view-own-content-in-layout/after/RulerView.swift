import UIKit

class GaugeView: UIView {
    let needle = UIView()
}

final class RulerView: GaugeView {
    override func layoutSubviews() {
        super.layoutSubviews()
        needle.center = CGPoint(x: bounds.midX, y: 10)
        layoutTicks()
    }

    override func draw(_ rect: CGRect) {
        let middle = bounds.height / 2
        mark(at: middle)
    }

    private func layoutTicks() {
        needle.frame.size.height = bounds.size.height - 4
    }

    private func mark(at y: CGFloat) {}
}

final class OverlayWindow: UIWindow {
    private let shade = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
    }
}
