import UIKit

final class LineView: UIView {
    private let line = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        line.layer.borderWidth = 1 / traitCollection.displayScale
        layer.rasterizationScale = traitCollection.displayScale
    }

    override func draw(_ rect: CGRect) {
        let hairline = 1 / traitCollection.displayScale
        stroke(rect.insetBy(dx: hairline, dy: hairline))
    }

    private func stroke(_ rect: CGRect) {}
}

final class LineCell: UITableViewCell {
    private let line = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame.size.height = 1.0 / traitCollection.displayScale
        line.layer.contentsScale = traitCollection.displayScale
    }
}
