import UIKit

final class DialView: UIView {
    override var frame: CGRect {
        didSet {
            if frame.width * traitCollection.displayScale > 600 {
                setNeedsDisplay()
            }
        }
    }

    init(area: CGRect) {
        super.init(frame: .zero)
        frame = area
    }

    required init?(coder: NSCoder) {
        fatalError()
    }
}
