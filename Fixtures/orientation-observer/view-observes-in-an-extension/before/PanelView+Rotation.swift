import UIKit

extension PanelView {
    override func awakeFromNib() {
        super.awakeFromNib()
        NotificationCenter.default.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc func turned() {
        shade.setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
    }
}

extension RibbonView {
    override func awakeFromNib() {
        super.awakeFromNib()
        NotificationCenter.default.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
    }

    @objc func turned() {
        knot.setNeedsDisplay()
    }
}
