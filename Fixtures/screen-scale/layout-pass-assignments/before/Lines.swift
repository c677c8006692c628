import UIKit

final class LineView: UIView {
    private let line = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        line.layer.borderWidth = 1 / UIScreen.main.scale
        layer.rasterizationScale = UIScreen.main.scale
    }

    override func draw(_ rect: CGRect) {
        let hairline = 1 / UIScreen.main.scale
        stroke(rect.insetBy(dx: hairline, dy: hairline))
    }

    private func stroke(_ rect: CGRect) {}
}

final class LineCell: UITableViewCell {
    private let line = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame.size.height = 1.0 / UIScreen.main.scale
        line.layer.contentsScale = UIScreen.main.scale
    }
}
