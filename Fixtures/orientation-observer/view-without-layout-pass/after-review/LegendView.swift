import UIKit

final class LegendView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    private var lastLayoutSize = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != lastLayoutSize {
            lastLayoutSize = bounds.size
            rebuild()
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func rebuild() {
        setNeedsDisplay()
    }
}
