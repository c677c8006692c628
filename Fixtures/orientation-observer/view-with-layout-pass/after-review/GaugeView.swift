import UIKit

final class GaugeView: UIView {
    private let needle = UIView()

    func attach() {
        addSubview(needle)
    }

    private var lastLayoutSize = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        needle.frame = bounds
        if bounds.size != lastLayoutSize {
            lastLayoutSize = bounds.size
            redraw()
        }
    }

    @objc private func redraw() {
        needle.setNeedsDisplay()
    }
}
