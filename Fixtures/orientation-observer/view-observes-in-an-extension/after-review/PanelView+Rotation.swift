import UIKit

extension PanelView {
    override func awakeFromNib() {
        super.awakeFromNib()
    }

    @objc func turned() {
        shade.setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        if bounds.size != lastLayoutSize {
            lastLayoutSize = bounds.size
            turned()
        }
    }
}

extension RibbonView {
    override func awakeFromNib() {
        super.awakeFromNib()
    }

    @objc func turned() {
        knot.setNeedsDisplay()
    }
}
